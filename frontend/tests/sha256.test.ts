import { createHash, createHmac } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hex, hmacWith, ownHmac, ownSha256, sha256, unhex } from "../src/lib/sha256";
import { random } from "./kit";

const draw = random(3);
const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, () => draw(256));
const told = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("SHA-256 worked out here", () => {
  it("gives the digests of the standard", () => {
    expect(hex(ownSha256(told("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(hex(ownSha256(told("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  });

  it("agrees with the machine's for every length around the edges of a block", () => {
    for (const length of [1, 31, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
      const message = bytes(length);
      expect(hex(ownSha256(message)), String(length)).toBe(createHash("sha256").update(message).digest("hex"));
    }
  });

  it("takes a view into a larger buffer for what it is", () => {
    const whole = bytes(100);
    const part = whole.subarray(20, 60);
    expect(hex(ownSha256(part))).toBe(createHash("sha256").update(part).digest("hex"));
    return expect(sha256(part).then(hex)).resolves.toBe(createHash("sha256").update(part).digest("hex"));
  });
});

describe("HMAC worked out here", () => {
  it("gives the second code of RFC 4231", () => {
    const code = ownHmac(told("Jefe"), told("what do ya want for nothing?"));
    expect(hex(code)).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  });

  it("agrees with the machine's for keys of up to 64 bytes", () => {
    for (const length of [1, 32, 63, 64]) {
      const [key, message] = [bytes(length), bytes(77)];
      expect(hex(ownHmac(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
    }
  });
});

describe("with and without the browser's own", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(["with", "without"])("the answers are the same %s", async (how) => {
    if (how === "without") vi.stubGlobal("crypto", {});
    const [key, message] = [told("key"), told("a draw")];
    expect(hex(await sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    const code = await (await hmacWith(key))(message);
    expect(hex(code)).toBe(createHmac("sha256", key).update(message).digest("hex"));
  });
});

describe("hexadecimal figures", () => {
  it("go both ways", () => {
    expect(hex(Uint8Array.of(0, 9, 16, 255))).toBe("000910ff");
    expect([...unhex("000910ff")]).toEqual([0, 9, 16, 255]);
    expect(unhex("")).toHaveLength(0);
  });
});
