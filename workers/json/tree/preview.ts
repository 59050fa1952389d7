import { endOfGraphemes } from '../../../src/core/text/clip-line.ts';
import { decoder } from '../utf8.ts';
import { PREVIEW_CHARS, PREVIEW_TOKEN_CHARS } from './constants.ts';
import { isBlank } from './structure-scanner.ts';
import { CUT, skipBlank, skipContainer, skipScalar, skipString } from './tokens.ts';

const MORE = '…';

/**
 * The first children of the object or array at the beginning of `bytes`, such as `{id: 1, name: "a…", list: […], …}`.
 * The bytes may end before the value does; then the rest is left out.
 */
export function previewContainer(bytes: Uint8Array): string {
  const isObject = bytes[0] === 0x7b;
  const parts: string[] = [];
  let chars = 0;
  let at = skipBlank(bytes, 1);
  let isWhole = false;
  while (at !== CUT && chars < PREVIEW_CHARS) {
    if (bytes[at] === 0x7d || bytes[at] === 0x5d) {
      isWhole = true;
      break;
    }
    const child = readChild(bytes, at, isObject);
    if (child === null) break;
    parts.push(child.text);
    chars += child.text.length + 2;
    at = child.end === CUT ? CUT : skipBlank(bytes, child.end);
    if (at !== CUT && bytes[at] === 0x2c) at = skipBlank(bytes, at + 1);
  }
  if (!isWhole) parts.push(MORE);
  return isObject ? `{${parts.join(', ')}}` : `[${parts.join(', ')}]`;
}

interface ChildText {
  readonly text: string;
  /** CUT when the bytes end before the value does. */
  readonly end: number;
}

/** Null when the bytes end before the value begins. */
function readChild(bytes: Uint8Array, begin: number, isObject: boolean): ChildText | null {
  let start = begin;
  let name = '';
  if (isObject) {
    const keyEnd = skipString(bytes, begin);
    const colon = keyEnd === CUT ? CUT : skipBlank(bytes, keyEnd);
    start = colon === CUT ? CUT : skipBlank(bytes, colon + 1);
    if (start === CUT) return null;
    name = `${keyEnd - begin === 2 ? '""' : clip(bytes.subarray(begin + 1, keyEnd - 1))}: `;
  }
  const first = bytes[start];
  if (first === 0x7b || first === 0x5b) {
    const skipped = skipContainer(bytes, start);
    const inside = skipped?.childCount === 0 ? '' : MORE;
    return { text: `${name}${first === 0x7b ? `{${inside}}` : `[${inside}]`}`, end: skipped?.end ?? CUT };
  }
  if (first === 0x22) {
    const end = skipString(bytes, start);
    const content = clip(bytes.subarray(start + 1, end === CUT ? bytes.length : end - 1), end === CUT);
    return { text: `${name}"${content}"`, end };
  }
  const end = skipScalar(bytes, start, false);
  return { text: name + clip(bytes.subarray(start, end === CUT ? bytes.length : end), end === CUT), end };
}

/** A token in few characters; `isCut`: it continues after the bytes. */
function clip(token: Uint8Array, isCut = false): string {
  const text = decoder.decode(token.subarray(0, (PREVIEW_TOKEN_CHARS + 32) * 3));
  // The bytes may end inside a character.
  if (text.length <= PREVIEW_TOKEN_CHARS) return isCut ? text.replace(/\ufffd$/, '') + MORE : text;
  return text.slice(0, endOfGraphemes(text, PREVIEW_TOKEN_CHARS)) + MORE;
}

/** Whether the first byte begins a container that has a first child within the bytes. */
export function hasPreview(bytes: Uint8Array): boolean {
  const isContainer = bytes[0] === 0x7b || bytes[0] === 0x5b;
  const next = bytes.find((byte, at) => at > 0 && !isBlank(byte));
  return isContainer && next !== undefined && next !== 0x7d && next !== 0x5d;
}
