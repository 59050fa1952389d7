/** SHA-256 of bytes that arrive piece by piece, as FIPS 180-4 defines it. Works where browsers offer no `crypto.subtle`. */
export interface Sha256 {
  update(bytes: Uint8Array): void;
  /** The 32 bytes of the hash. Ends the calculation. */
  digest(): Uint8Array<ArrayBuffer>;
}

/** Bytes that are hashed at once. */
export const BLOCK_BYTES = 64;
/** Padding: one marker byte and the length in bits as 64-bit integer. */
const TAIL_BYTES = 9;

/** Adds whole blocks of 64 bytes to the eight words of a hash. */
export type AddBlocks = (hash: Int32Array, blocks: Uint8Array) => void;

/** Starts a hash over no bytes. A wasm core may do the arithmetic. */
export function createSha256(addBlocks: AddBlocks = addInScript): Sha256 {
  const [, initial] = constants();
  const state = initial.slice();
  const rest = new Uint8Array(BLOCK_BYTES);
  let restBytes = 0;
  let totalBytes = 0;

  function update(bytes: Uint8Array): void {
    totalBytes += bytes.length;
    let at = 0;
    if (restBytes > 0) {
      at = Math.min(BLOCK_BYTES - restBytes, bytes.length);
      rest.set(bytes.subarray(0, at), restBytes);
      restBytes += at;
      if (restBytes < BLOCK_BYTES) return;
      addBlocks(state, rest);
    }
    const end = bytes.length - ((bytes.length - at) % BLOCK_BYTES);
    addBlocks(state, bytes.subarray(at, end));
    rest.set(bytes.subarray(end));
    restBytes = bytes.length - end;
  }

  return {
    update,
    digest() {
      const bits = totalBytes * 8;
      const tail = new Uint8Array(Math.ceil((restBytes + TAIL_BYTES) / BLOCK_BYTES) * BLOCK_BYTES - restBytes);
      tail[0] = 0x80;
      const view = new DataView(tail.buffer);
      view.setUint32(tail.length - 8, Math.floor(bits / 2 ** 32));
      view.setUint32(tail.length - 4, bits >>> 0);
      update(tail);
      const digest = new DataView(new ArrayBuffer(32));
      for (const [i, word] of state.entries()) digest.setInt32(i * 4, word);
      return new Uint8Array(digest.buffer);
    },
  };
}

/** Bytes as lower-case hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Indices stay inside the arrays, so the values are numbers. */
function addInScript(state: Int32Array, bytes: Uint8Array): void {
  const [rounds] = constants();
  const words = new Int32Array(rounds.length);
  for (let offset = 0; offset < bytes.length; offset += BLOCK_BYTES) {
    for (let i = 0, at = offset; i < 16; i++, at += 4) {
      words[i] =
        ((bytes[at] as number) << 24) |
        ((bytes[at + 1] as number) << 16) |
        ((bytes[at + 2] as number) << 8) |
        (bytes[at + 3] as number);
    }
    for (let i = 16; i < 64; i++) {
      const a = words[i - 15] as number;
      const b = words[i - 2] as number;
      const low = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3);
      const high = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10);
      words[i] = ((words[i - 16] as number) + low + (words[i - 7] as number) + high) | 0;
    }
    compress(state, words, rounds);
  }
}

function compress(state: Int32Array, words: Int32Array, rounds: Int32Array): void {
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < 64; i++) {
    const high = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (h + high + ((e & f) ^ (~e & g)) + (rounds[i] as number) + (words[i] as number)) | 0;
    const low = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}

let cached: readonly [rounds: Int32Array, initial: Int32Array] | null = null;

/** Fractional parts of the cube roots of the first 64 primes, and of the square roots of the first eight. */
function constants(): readonly [rounds: Int32Array, initial: Int32Array] {
  if (cached !== null) return cached;
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;
  cached = [
    Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
    Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
  ];
  return cached;
}
