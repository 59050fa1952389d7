import { decodeUtf8, toBase64Bytes } from './base64.ts';
import { readMoment } from './timestamp.ts';

/** The readable parts of a JSON Web Token. Its signature is not checked. */
export interface DecodedJwt {
  /** JSON objects as the token has them. */
  readonly header: string;
  readonly payload: string;
  /** Times of the payload, in milliseconds since 1970; null where it has none. */
  readonly issuedMs: number | null;
  readonly notBeforeMs: number | null;
  readonly expiresMs: number | null;
}

const SHAPE = /^(?:Bearer\s+)?([\w-]{2,})\.([\w-]{2,})\.([\w-]*)$/i;

/** Decodes a token, with or without `Bearer` before it; null for any other text. */
export function decodeJwt(text: string): DecodedJwt | null {
  const match = SHAPE.exec(text.trim());
  const header = decodeObject(match?.[1]);
  const payload = decodeObject(match?.[2]);
  if (header === null || payload === null || !('alg' in header.members)) return null;
  const { iat, nbf, exp } = payload.members;
  return {
    header: header.text,
    payload: payload.text,
    issuedMs: toMs(iat),
    notBeforeMs: toMs(nbf),
    expiresMs: toMs(exp),
  };
}

function decodeObject(part: string | undefined) {
  const bytes = part === undefined ? null : toBase64Bytes(part);
  const text = bytes === null ? null : decodeUtf8(bytes);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return { text, members: value as Readonly<Record<string, unknown>> };
  } catch {
    return null;
  }
}

/** Seconds with or without a fraction; some issuers write milliseconds. */
function toMs(time: unknown): number | null {
  return typeof time === 'number' ? readMoment(time) : null;
}
