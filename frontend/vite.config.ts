import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built client goes into the Python package, which serves it; while developing, Vite hands /api on to that server.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/serenissima/web", emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 400 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
