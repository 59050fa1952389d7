import { AppError } from '../../../src/core/errors.ts';
import { type KeyIds, NO_KEY } from '../key-ids.ts';
import { childrenOf, kindOf, type NodeKind, type NodeTable } from '../node-table.ts';
import { tokenOf } from '../scalar.ts';
import { decoder, encoder } from '../utf8.ts';

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
  return `{${toMembers(values).join(',')}}`;
}

/** Names with their values as members of JSON: an array for a name with several values. */
function toMembers(values: ReadonlyMap<string, readonly string[]>): string[] {
  return [...values].map(([name, all]) => {
    const [only] = all;
    return `${JSON.stringify(name)}:${JSON.stringify(all.length === 1 ? only : all)}`;
  });
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
export function jsonToForm(table: NodeTable, keys: KeyIds): string | null {
  const isKind = (node: number, ...kinds: readonly NodeKind[]) => kinds.includes(kindOf(table, node));
  if (!isKind(0, 'object')) return null;
  const fields: string[] = [];
  for (const member of childrenOf(table, 0)) {
    const items = isKind(member, 'array') ? childrenOf(table, member) : [member];
    if (items.some((item) => isKind(item, 'object', 'array'))) return null;
    const name = encodeField(keys.nameOf(table.keyId[member] ?? NO_KEY));
    for (const item of items) fields.push(`${name}=${encodeField(toWords(decoder.decode(tokenOf(table, item))))}`);
  }
  return fields.join('&');
}

function toWords(json: string): string {
  if (json === 'null') return '';
  return json.startsWith('"') ? (JSON.parse(json) as string) : json;
}

function encodeField(words: string): string {
  // Half of a surrogate pair, which has no bytes, becomes U+FFFD.
  return encodeURIComponent(decoder.decode(encoder.encode(words))).replaceAll('%20', '+');
}

type Section = Map<string, string[]>;

const SECTION = /^\s*\[([^\]\n]{1,200})\]\s*(?:[;#].*)?$/;
const SETTING = /^\s*([^\s=:;#[][^=:]{0,200}?)\s*[=:]\s*(.*?)\s*$/;
const COMMENT = /^\s*[;#]/;

/**
 * An INI file as JSON: a member for each section, settings before the first one beside them. Values are strings as written;
 * a name that occurs several times in a section has an array. @throws AppError `decode-failed` for another notation.
 */
export function iniToJson(text: string): { readonly json: string; readonly commentCount: number } {
  const top: Section = new Map();
  const sections = new Map<string, Section>();
  let current = top;
  let commentCount = 0;
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line.trim() === '') continue;
    const name = SECTION.exec(line)?.[1]?.trim();
    if (COMMENT.test(line)) commentCount += 1;
    else if (name !== undefined) {
      current = sections.get(name) ?? new Map();
      sections.set(name, current);
    } else {
      // A setting without a value is a switch.
      const [, key = line.trim(), value = ''] = SETTING.exec(line) ?? [];
      current.set(key, [...(current.get(key) ?? []), value]);
    }
  }
  if (sections.size === 0) throw new AppError('decode-failed', 'There is no section');
  const settings = toMembers(top);
  const members = [...sections].map(([name, section]) => `${JSON.stringify(name)}:{${toMembers(section).join(',')}}`);
  return { json: `{${[...settings, ...members].join(',')}}`, commentCount };
}
