import { matchesAt } from '../../sticky.ts';
import { EditList } from '../edits.ts';

/** The first bracket of the text, and the quote of the first key or value, written as an entity. */
const STRUCTURAL =
  /^(?:[^{["]{0,4000}|[^{[]{0,4000}=\s?["'])[{[]\s{0,99}(?:[{[]\s{0,99}){0,9}&(?:quot|apos|#0?3[49]|#x2[27]);/i;
const QUOTES = /&(?:quot|apos|#0?3[49]|#x2[27]);/gi;
const ENTITY = /&(?:(quot|amp|lt|gt|apos|nbsp)|#(\d{1,7})|#[xX]([\da-fA-F]{1,6}));/g;
const NAMED: Readonly<Record<string, string>> = {
  ...{ quot: '"', amp: '&', lt: '<', gt: '>', apos: "'", nbsp: ' ' },
};
const MAX_CODE_POINT = 0x10ffff;

/** A text that was escaped for HTML, its quotes included: decodes all its entities. */
export function decodeEntities(text: string): EditList | null {
  const opening = text.includes('&') ? STRUCTURAL.exec(text) : null;
  if (opening === null || hasPlainQuote(text, opening[0].length)) return null;
  const edits = new EditList();
  const [start, end] = findAttribute(text, opening[0]);
  if (start > 0) edits.add('surrounding-text', 0, start, '');
  for (const match of text.matchAll(ENTITY)) {
    const [whole, name, decimal, hex] = match;
    if (match.index < start || match.index >= end) continue;
    const codePoint = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const character = name === undefined ? toCharacter(codePoint) : NAMED[name];
    if (character !== undefined) edits.add('html-entity', match.index, match.index + whole.length, character);
  }
  if (end < text.length) edits.add('surrounding-text', end, text.length, '');
  return edits;
}

/** The value of the attribute that `opening` leads into; the whole text without an attribute. */
function findAttribute(text: string, opening: string): readonly [start: number, end: number] {
  const bracket = opening.search(/[{[]/);
  const quote = opening.charAt(bracket - 1);
  if (quote !== '"' && quote !== "'") return [0, text.length];
  const end = text.indexOf(quote, bracket);
  return [bracket, end < 0 ? text.length : end];
}

/** Whether a quote stands between the first entity of a quote, which ends at `from`, and the last one. */
function hasPlainQuote(text: string, from: number): boolean {
  const quote = text.indexOf('"', from);
  if (quote < 0) return false;
  return matchesAt(QUOTES, text, quote);
}

/** Undefined for control characters and halves of a pair, which no text holds. */
function toCharacter(codePoint: number): string | undefined {
  const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
  return codePoint < 0x20 || codePoint > MAX_CODE_POINT || isSurrogate ? undefined : String.fromCodePoint(codePoint);
}
