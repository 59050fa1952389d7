import { createSha256, toHex } from '../core/sha256.ts';

/** SHA-256 of some bytes as lower-case hex. Browsers offer it at secure addresses only, so there is a plain version too. */
export async function sha256Hex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return toHex(subtle === undefined ? sha256(bytes) : new Uint8Array(await subtle.digest('SHA-256', bytes)));
}

/** SHA-256 without the browser's help. */
function sha256(bytes: Uint8Array): Uint8Array {
  const hash = createSha256();
  hash.update(bytes);
  return hash.digest();
}
