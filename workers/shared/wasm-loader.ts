import { AppError } from '../../src/core/errors.ts';

/**
 * The smallest module that uses a SIMD instruction: a function of type () → v128 that builds its result with
 * `i8x16.splat`. An engine without SIMD refuses to validate it.
 */
const SIMD_PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11,
]);

/** Whether this engine runs WebAssembly SIMD. */
export function hasWasmSimd(): boolean {
  return WebAssembly.validate(SIMD_PROBE);
}

/**
 * Fetches and instantiates a wasm file of the same origin. The cores are a few kilobytes, so the whole body is
 * compiled at once, which works whatever content type the server gives.
 * @throws AppError `wasm-unavailable` when the file cannot be fetched or compiled.
 */
export async function loadWasm(url: string): Promise<WebAssembly.Instance> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const body = await response.arrayBuffer();
    const { instance } = await WebAssembly.instantiate(body, {});
    return instance;
  } catch (cause) {
    throw new AppError('wasm-unavailable', `Cannot load ${url}: ${String(cause)}`);
  }
}

/**
 * Instantiates a wasm file that is a part of the script, given as a base64 `data:` address: a worker whose policy forbids
 * every connection cannot fetch, not even such an address.
 * @throws AppError `wasm-unavailable` when it cannot be compiled.
 */
export async function startInlineWasm(dataUrl: string): Promise<WebAssembly.Instance> {
  try {
    const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(bytes, {});
    return instance;
  } catch (cause) {
    throw new AppError('wasm-unavailable', `Cannot compile: ${String(cause)}`);
  }
}
