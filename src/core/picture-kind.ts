/** Kinds of picture files that their first bytes distinguish. Not every browser decodes every kind. */
export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp' | 'ico' | 'avif' | 'heic' | 'jxl' | 'tiff' | 'svg';

/** Bytes that a file must start with; null matches any byte. */
const SIGNATURES: readonly (readonly [kind: PictureKind, bytes: readonly (number | null)[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38, null, 0x61]],
  ['webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
  ['bmp', [0x42, 0x4d, null, null, null, null, 0, 0, 0, 0]],
  ['ico', [0, 0, 1, 0]],
  ['jxl', [0xff, 0x0a]],
  ['jxl', [0, 0, 0, 0x0c, 0x4a, 0x58, 0x4c, 0x20]],
  ['tiff', [0x49, 0x49, 0x2a, 0]],
  ['tiff', [0x4d, 0x4d, 0, 0x2a]],
];

/** Brands in the first box of an ISO media file. */
const AVIF_BRANDS: readonly string[] = ['avif', 'avis'];
const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1'];

/** The kind of a picture by the first bytes of its file, at least 64 of them; null for every other file. */
export function sniffPicture(head: Uint8Array): PictureKind | null {
  const known = SIGNATURES.find(([, bytes]) => bytes.every((byte, at) => byte === null || head[at] === byte));
  if (known !== undefined) return known[0];
  if (textAt(head, 4, 4) === 'ftyp') return sniffBrand(head);
  return isSvg(head) ? 'svg' : null;
}

const SPACE_OR_LESS = 0x20;
const LESS_THAN = 0x3c;
/** Of UTF-8 and UTF-16. */
const BYTE_ORDER_MARKS: readonly number[] = [0xef, 0xbb, 0xbf, 0xfe, 0xff];
/** What may stand before the root of a document: instructions, comments and the type, with its declarations. */
const PROLOG = /\s*(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>)/iy;
const PROLOG_BYTES_MAX = 64 << 10;
const SVG_ROOT = /\s*<(?:[\w.-]+:)?svg[\s/>]/iy;

/** Whether the root of a document is `svg`, in UTF-8 or UTF-16. */
function isSvg(head: Uint8Array): boolean {
  const start = head.findIndex((byte) => byte > SPACE_OR_LESS && !BYTE_ORDER_MARKS.includes(byte));
  if (head[start] !== LESS_THAN) return false;
  let text = '';
  // Bytes are enough to tell the tags: UTF-16 only has zeros between them.
  for (const byte of head.subarray(start, start + PROLOG_BYTES_MAX)) if (byte !== 0) text += String.fromCharCode(byte);
  let at = 0;
  for (PROLOG.lastIndex = 0; PROLOG.test(text); ) at = PROLOG.lastIndex;
  SVG_ROOT.lastIndex = at;
  return SVG_ROOT.test(text);
}

/** `mif1` is the brand of both families, so the compatible brands decide. */
function sniffBrand(head: Uint8Array): PictureKind | null {
  const end = Math.min(64, head.length, (head[2] ?? 0) * 256 + (head[3] ?? 0));
  const brands = [textAt(head, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(head, at, 4));
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null;
}

function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}
