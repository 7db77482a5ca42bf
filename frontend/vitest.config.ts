import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Apart from the build's settings: a build needs neither Vitest nor a page to try things on.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  test: { include: ["tests/**/*.test.ts"], restoreMocks: true, unstubGlobals: true },
});
