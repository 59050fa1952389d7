import { HTML_ENTITIES } from './html-entities.ts';

/** A part of an HTML text. Comments, declarations and attributes other than `href` and `icon` are skipped. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  /** `name` is in lower case; the attributes are decoded. */
  | { readonly kind: 'open'; readonly name: string; readonly href: string | null; readonly icon: string | null }
  | { readonly kind: 'close'; readonly name: string };

const TAG_NAME = /[a-z][a-z\d]*/iy;
const READ = ['href', 'icon'] as const;
const READ_CHARS = 4;

/**
 * Cuts an HTML text into its tags and texts, in time proportional to its length. Nothing is executed or fetched: the text
 * never becomes a document.
 */
export function* readHtml(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const textEnd = open < 0 ? html.length : open;
    if (textEnd > at) yield { kind: 'text', text: decodeEntities(html.slice(at, textEnd)) };
    if (open < 0) return;
    const tag = readTag(html, open);
    if (tag === null) return;
    if (tag.token !== null) yield tag.token;
    at = tag.end;
  }
}

interface ReadTag {
  readonly token: HtmlToken | null;
  /** Index behind the tag. */
  readonly end: number;
}

/** Null where the text ends within the tag. */
function readTag(html: string, open: number): ReadTag | null {
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open + 4);
    return end < 0 ? null : { token: null, end: end + 3 };
  }
  const isClosing = html[open + 1] === '/';
  TAG_NAME.lastIndex = open + (isClosing ? 2 : 1);
  const name = TAG_NAME.exec(html)?.[0];
  const attributes = readAttributes(html, name === undefined ? open + 1 : TAG_NAME.lastIndex);
  if (attributes === null) return null;
  const { end, href, icon } = attributes;
  if (name === undefined) return { token: null, end };
  const lower = name.toLowerCase();
  return { token: isClosing ? { kind: 'close', name: lower } : { kind: 'open', name: lower, href, icon }, end };
}

interface Attributes {
  href: string | null;
  icon: string | null;
}

/** Keeps the first value of each attribute that is read. */
function keep(found: Attributes, name: string, value: string): void {
  const read = READ.find((each) => each === name);
  if (read !== undefined && found[read] === null) found[read] = decodeEntities(value);
}

/** Reads to the end of a tag. Values may hold `>` inside of quotes, and icons of many kilobytes. */
function readAttributes(html: string, start: number): (Attributes & { readonly end: number }) | null {
  const found: Attributes = { href: null, icon: null };
  let name = '';
  let isValue = false;
  let bare = '';
  const endValue = () => {
    if (isValue) keep(found, name, bare);
    bare = '';
    isValue = false;
  };
  for (let at = start; at < html.length; at += 1) {
    const character = html[at] as string;
    if (character === '>') {
      endValue();
      return { end: at + 1, ...found };
    }
    // A quote elsewhere than before a value is a character like any other.
    if ((character === '"' || character === "'") && isValue && bare === '') {
      const end = endOfQuoted(html, at + 1, character);
      if (end < 0) continue;
      keep(found, name, html.slice(at + 1, end));
      isValue = false;
      name = '';
      at = html[end] === character ? end : end - 1;
    } else if (character === '=' && !isValue) {
      isValue = true;
    } else if (/\s/.test(character)) {
      if (bare !== '' || !isValue) {
        endValue();
        if (html[at + 1] !== '=') name = '';
      }
    } else if (isValue) {
      bare += character;
    } else if (name.length <= READ_CHARS) {
      name += character.toLowerCase();
    }
  }
  return null;
}

/** What no value holds: where it comes before the closing quote, that quote is another value's. */
const NEXT_TAG = /<\/a\s*>|<d[tl]>/iy;

/** Where a quoted value ends; -1 for a quote that nothing closes. A value whose quote was lost ends with its tag. */
function endOfQuoted(html: string, start: number, quote: string): number {
  const end = html.indexOf(quote, start);
  for (let at = html.indexOf('<', start); at >= 0 && at < end; at = html.indexOf('<', at + 1)) {
    NEXT_TAG.lastIndex = at;
    if (NEXT_TAG.test(html)) return html.indexOf('>', start);
  }
  return end;
}

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi;

/** Decodes the entities that bookmark files contain; others stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return toSpace(HTML_ENTITIES.get(name) ?? HTML_ENTITIES.get(name.toLowerCase()) ?? whole);
    const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : whole;
  });
}

function toSpace(character: string): string {
  return character === '\u00a0' ? ' ' : character;
}
