import { decodeBase64, toBase64Bytes } from '../../../../core/text/base64.ts';
import { type DecodedJwt, decodeJwt } from '../../../../core/text/jwt.ts';
import { describeTimestamp, type Timestamp } from '../../../../core/text/timestamp.ts';
import { decodeUrlEncoded } from '../../../../core/text/url-encoded.ts';

type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/bmp';

export interface Picture {
  readonly type: PictureType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Other meanings of a value; null where it has none of the kind. */
export interface ValueMeaning {
  readonly time: Timestamp | null;
  /** A color as style sheets write it. */
  readonly color: string | null;
  /** An address of the web. */
  readonly link: string | null;
  readonly jwt: DecodedJwt | null;
  readonly urlDecoded: string | null;
  readonly base64Decoded: string | null;
  /** The text begins like a JSON object or array; whether it is one must be checked. */
  readonly isLikelyJson: boolean;
}

const NOTHING: ValueMeaning = {
  time: null,
  color: null,
  link: null,
  jwt: null,
  urlDecoded: null,
  base64Decoded: null,
  isLikelyJson: false,
};

const COLOR = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const LINK = /^https?:\/\/[^\s/?#"'<>\\]+[^\s"'<>\\]*$/i;

/** The meanings of a scalar: the content of a string, or a number or literal as written. */
export function describeValue(kind: 'string' | 'number' | 'literal', text: string): ValueMeaning {
  if (kind === 'literal') return NOTHING;
  const time = describeTimestamp(text);
  if (kind === 'number') return { ...NOTHING, time };
  const trimmed = text.trim();
  const jwt = decodeJwt(text);
  return {
    time,
    color: COLOR.test(trimmed) ? trimmed : null,
    link: LINK.test(trimmed) ? trimmed : null,
    jwt,
    urlDecoded: decodeUrlEncoded(text),
    base64Decoded: jwt === null && time === null ? decodeBase64(text) : null,
    isLikelyJson: /^[{[]/.test(trimmed),
  };
}

const DATA_ADDRESS = /^data:image\/[\w.+-]+;base64,/i;
const SIGNATURES: readonly (readonly [PictureType, readonly (number | null)[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
  ['image/bmp', [0x42, 0x4d, null, null, null, null, 0, 0, 0, 0]],
];

/** The bitmap in a `data:` address or in plain Base64, known by its first bytes; null for any other text. */
export function findPicture(text: string): Picture | null {
  const trimmed = text.trim();
  const base64 = trimmed.replace(DATA_ADDRESS, '');
  if (findType(toBase64Bytes(base64.slice(0, 64)) ?? new Uint8Array(0)) === null) return null;
  const bytes = toBase64Bytes(base64);
  const type = bytes === null ? null : findType(bytes);
  return bytes === null || type === null ? null : { type, bytes };
}

function findType(bytes: Uint8Array): PictureType | null {
  const isLike = (signature: readonly (number | null)[]) =>
    signature.every((byte, at) => (byte === null ? bytes[at] !== undefined : bytes[at] === byte));
  return SIGNATURES.find(([, signature]) => isLike(signature))?.[0] ?? null;
}
