import { AppError } from '../../../src/core/errors.ts';

/** What stands before the fields in an address. */
const BEFORE_FIELDS = /^\s*(?:[a-z][\w+.-]*:\/\/[^\s?#]+\?|[/?][^\s?#]*\?|\?)/i;

/**
 * The fields of a form or of an address as a JSON object: strings, and an array for a name that occurs several times.
 * @throws AppError `decode-failed` for a text without fields.
 */
export function formToJson(text: string): string {
  const fields = text
    .replace(BEFORE_FIELDS, '')
    .replace(/#[^&=]*$/, '')
    .trim();
  const values = new Map<string, string[]>();
  for (const field of fields.split('&')) {
    if (field === '') continue;
    const at = field.indexOf('=');
    const name = decodeField(at < 0 ? field : field.slice(0, at));
    const value = at < 0 ? '' : decodeField(field.slice(at + 1));
    const before = values.get(name);
    if (before === undefined) values.set(name, [value]);
    else before.push(value);
  }
  if (values.size === 0 || !fields.includes('=')) throw new AppError('decode-failed', 'There are no fields');
  const members = [...values].map(([name, all]) => {
    const [only] = all;
    return `${JSON.stringify(name)}:${JSON.stringify(all.length === 1 ? only : all)}`;
  });
  return `{${members.join(',')}}`;
}

/** Fields are UTF-8 or, from older Chinese sites, GB18030. */
function decodeField(field: string): string {
  const spaced = field.replaceAll('+', ' ');
  if (!spaced.includes('%')) return spaced;
  const bytes = decodePercents(new TextEncoder().encode(spaced));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Bytes with `%XX` resolved; other percent signs stay. */
export function decodePercents(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const decoded = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    const value = byte === 0x25 ? toValue(bytes[at + 1], bytes[at + 2]) : -1;
    decoded[length++] = value < 0 ? byte : value;
    if (value >= 0) at += 2;
  }
  return decoded.slice(0, length);
}

function toValue(high = 0, low = 0): number {
  const pair = String.fromCharCode(high, low);
  return /^[\da-f]{2}$/i.test(pair) ? Number.parseInt(pair, 16) : -1;
}

/**
 * The members of a JSON object as fields; an array repeats its name, numbers keep their text, null is empty. `null` for a
 * text that is no object of scalars and arrays of them.
 */
export function jsonToForm(json: string): string | null {
  const members = readMembers(json);
  if (members === null) return null;
  const fields: string[] = [];
  for (const [name, value] of members) {
    const items = value.startsWith('[') ? readItems(value) : [value];
    if (items === null || items.some((item) => /^[{[]/.test(item))) return null;
    for (const item of items) fields.push(`${encodeField(JSON.parse(name) as string)}=${encodeField(toWords(item))}`);
  }
  return fields.join('&');
}

function toWords(json: string): string {
  if (json === 'null') return '';
  return json.startsWith('"') ? (JSON.parse(json) as string) : json;
}

function encodeField(words: string): string {
  // Half of a surrogate pair, which has no bytes, becomes U+FFFD.
  const whole = new TextDecoder().decode(new TextEncoder().encode(words));
  return encodeURIComponent(whole).replaceAll('%20', '+');
}

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[^\s{}[\],:"]+|[{}[\],:])/y;

/** The members of a valid JSON object, keys and scalars as written; null for any other value. */
function readMembers(json: string): readonly (readonly [string, string])[] | null {
  const tokens = readTokens(json);
  if (tokens[0] !== '{') return null;
  const members: (readonly [string, string])[] = [];
  for (let at = 1; at < tokens.length - 1; ) {
    const { value, next } = readValue(tokens, at + 2);
    members.push([tokens[at] ?? '""', value]);
    at = next + 1;
  }
  return members;
}

function readItems(json: string): readonly string[] | null {
  const tokens = readTokens(json);
  const items: string[] = [];
  for (let at = 1; at < tokens.length - 1; ) {
    const { value, next } = readValue(tokens, at);
    items.push(value);
    at = next + 1;
  }
  return items;
}

function readValue(tokens: readonly string[], from: number): { readonly value: string; readonly next: number } {
  let depth = 0;
  let at = from;
  for (; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    if (/^[{[]$/.test(token)) depth += 1;
    else if (/^[}\]]$/.test(token)) depth -= 1;
    if (depth === 0) break;
  }
  return { value: tokens.slice(from, at + 1).join(''), next: at + 1 };
}

function readTokens(json: string): readonly string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(json); match !== null; match = TOKEN.exec(json)) tokens.push(match[1] ?? '');
  return tokens;
}
