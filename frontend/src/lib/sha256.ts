/**
 * SHA-256 and HMAC. Browsers give theirs to safe addresses only (https, and this machine); at a table in a home network
 * over plain http it is worked out here.
 */

/** Bits of the fractional parts of the square or cube roots of the first primes, as the standard wants them. */
function roots(count: number, power: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n && prime; d++) prime = n % d !== 0;
    if (prime) found.push((n ** (1 / power) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

const START = roots(8, 2);
const STEPS = roots(64, 3);

function padded(message: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  whole.set(message);
  whole[message.length] = 0x80;
  const bits = new DataView(whole.buffer);
  bits.setUint32(whole.length - 8, Math.floor(message.length / 2 ** 29));
  bits.setUint32(whole.length - 4, message.length << 3);
  return bits;
}

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The block that begins at that byte is mixed into the state. */
function mix(state: Uint32Array, bits: DataView, at: number): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 64; i++) {
    if (i < 16) w[i] = bits.getUint32(at + 4 * i);
    else {
      const [x, y] = [w[i - 15]!, w[i - 2]!];
      const first = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      w[i] = w[i - 16]! + first + w[i - 7]! + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    }
  }
  let [a, b, c, d, e, f, g, h] = [...state] as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + STEPS[i]! + w[i]!;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = state[i]! + value;
}

/** SHA-256 worked out here. */
export function ownSha256(message: Uint8Array): Uint8Array {
  const state = START.slice();
  const bits = padded(message);
  for (let at = 0; at < bits.byteLength; at += 64) mix(state, bits, at);
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, value] of state.entries()) digest.setUint32(4 * i, value);
  return new Uint8Array(digest.buffer);
}

/** HMAC-SHA-256 worked out here; for keys of up to 64 bytes. */
export function ownHmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const pad = (byte: number): Uint8Array => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ byte);
  const join = (a: Uint8Array, b: Uint8Array): Uint8Array => Uint8Array.from([...a, ...b]);
  return ownSha256(join(pad(0x5c), ownSha256(join(pad(0x36), message))));
}

const plain = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

export async function sha256(message: Uint8Array): Promise<Uint8Array> {
  if (!globalThis.crypto.subtle) return ownSha256(message);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", plain(message)));
}

/** The keyed function, with the key in it. */
export async function hmacWith(key: Uint8Array): Promise<(message: Uint8Array) => Promise<Uint8Array>> {
  if (!globalThis.crypto.subtle) return async (message) => ownHmac(key, message);
  const held = await crypto.subtle.importKey("raw", plain(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", held, plain(message)));
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const unhex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
