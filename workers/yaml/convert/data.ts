/** Data with the text of its values: everything that JSON can express, with every digit and escape as written. */
export type DataNode = DataLeaf | DataArray | DataObject;

interface DataLeaf {
  readonly kind: 'leaf';
  /** The JSON text: a string with its quotes, a number, `true`, `false`, `null`. */
  readonly json: string;
}

export interface DataArray {
  readonly kind: 'array';
  readonly items: readonly DataNode[];
}

export interface DataObject {
  readonly kind: 'object';
  readonly entries: readonly DataEntry[];
}

/** Keys are JSON strings with their quotes; comments stand above the key, without their signs. */
export type DataEntry = readonly [key: string, value: DataNode, comments?: readonly string[]];

/** A place in the data. Its JSONPath is computed only on demand. */
export interface DataPath {
  readonly parent: DataPath | null;
  /** A name, or an index from 0. */
  readonly segment: string | number;
}

const QUOTE = 34;
const BACKSLASH = 92;
const SPACE = 32;
const ESCAPE = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y;

/** JSONPath of the place: `$.list[0]['a b']`. */
export function toJsonPath(path: DataPath | null): string {
  const steps: string[] = [];
  for (let at = path; at !== null; at = at.parent) steps.push(toStep(at.segment));
  return `$${steps.reverse().join('')}`;
}

function toStep(segment: string | number): string {
  if (typeof segment === 'number') return `[${segment}]`;
  return SHORTHAND.test(segment) ? `.${segment}` : `['${segment.replace(/['\\]/g, '\\$&')}']`;
}

/** A name that may follow a dot: `member-name-shorthand` of RFC 9535. */
const SHORTHAND = /^[A-Za-z_\u0080-\ud7ff\ue000-\u{10ffff}][\w\u0080-\ud7ff\ue000-\u{10ffff}]*$/u;

/** A JSON string; characters that are invisible or that YAML forbids are escaped. */
export function toJsonString(value: string): string {
  const json = JSON.stringify(value);
  return UNSAFE_SIGN.test(json)
    ? json.replace(UNSAFE, (character) => {
        return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
      })
    : json;
}

/** Characters that JSON allows, but that are forbidden or invisible in YAML. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;
/** The same without a memory of its last place; it makes the common case fast. */
const UNSAFE_SIGN = new RegExp(UNSAFE.source);

/**
 * The end of the JSON string that begins with the quote at `start`, behind its closing quote; -1 when it is not a JSON
 * string.
 */
export function findStringEnd(text: string, start: number): number {
  if (text.charCodeAt(start) !== QUOTE) return -1;
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code < SPACE) return -1;
    if (code !== BACKSLASH) continue;
    ESCAPE.lastIndex = at + 1;
    const [found] = ESCAPE.exec(text) ?? [];
    if (found === undefined) return -1;
    at += found.length;
  }
  return -1;
}

export function isJsonString(text: string): boolean {
  return findStringEnd(text, 0) === text.length;
}

/** A value in few characters: a collection by its length. */
export function preview(data: DataNode): string {
  if (data.kind === 'leaf') return data.json;
  return data.kind === 'array' ? `[${data.items.length}]` : `{${data.entries.length}}`;
}
