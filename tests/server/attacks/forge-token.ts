import { createHmac } from 'node:crypto';

type Part = Readonly<Record<string, unknown>>;

export interface TokenParts {
  readonly header: Part;
  readonly payload: Part;
}

/** Header and payload of a token, so that an attack can change one thing of a genuine one. */
export function readToken(token: string): TokenParts {
  const [header = '', payload = ''] = token.split('.');
  return { header: decode(header), payload: decode(payload) };
}

const HASHES: Readonly<Record<string, string>> = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' };

/**
 * Signs header and payload with HMAC, as the header's `alg` says, otherwise with SHA-256. Takes every key and header,
 * which a signing library would refuse.
 */
export function signToken({ header, payload }: TokenParts, key: Uint8Array | string): string {
  const signed = `${encode(header)}.${encode(payload)}`;
  const signature = createHmac(HASHES[String(header.alg)] ?? 'sha256', key).update(signed);
  return `${signed}.${signature.digest('base64url')}`;
}

/** A part of a token as it is sent. */
export function encode(part: Part): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function decode(part: string): Part {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}
