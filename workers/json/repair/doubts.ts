import type { Draft } from './draft.ts';
import type { EditList } from './edits.ts';
import { FRAME } from './frames.ts';
import { holdsQuotedKey } from './labels.ts';
import { skipBlank } from './lookahead.ts';

/** Repairs that decide where a string, word or key begins and ends. */
const BORDERS: ReadonlySet<string> = new Set(['missing-quote', 'unescaped-quote', 'swallowed-structure']);
/** Repairs that decide in which object or array the text behind them stands. */
const LEVELS: ReadonlySet<string> = new Set(['missing-closer', 'missing-brace', 'extra-closer', 'wrong-closer']);
/** Separators at the beginning, signs between a key and its value, in any language, and the beginning of a member on a line of its own. */
const STRUCTURE = /^\s*[:,]|=>|":|=\{|-> |\{\s{0,9}[\w$]{1,80}\s{0,9}[:=]|@[\w$]{1,80}\[|\n\s*[\w$]{1,80}(?: \{|:)/;
/** A quote that begins a part of an unquoted word: the part may be a string of its own. */
const QUOTED_PART = /[\s=]['"“‘]\S/;
/** A regular expression between its own delimiters. */
const REGEX = /^\/.*\/[a-z]{0,8}$/;
/** Where a string without an end quote may have ended as well. */
const DELIMITER = /[,{[\n]/;
/** Content of a string or word whose brackets and quotes say nothing. */
const NO_PAIRS = /^[^"()[\]{}]*$/;

/**
 * Marks the repairs of the current string, word or key as doubtful when a piece of it looks like the structure around it.
 * What stood between delimiters of the text is content, whatever it looks like.
 */
export function judgeAtom({ text, atom, edits }: Draft): void {
  if (!edits.hasSince(BORDERS, atom.start)) return;
  const { isQuoted, close } = atom;
  const content = isQuoted ? text.slice(atom.start + 1, close.start) : text.slice(atom.start, atom.end);
  if (!isQuoted && REGEX.test(content)) return;
  const hidesString = !isQuoted && QUOTED_PART.test(content);
  const isOpenEnded = isQuoted && close.start === close.end && DELIMITER.test(content);
  if (hidesString || isOpenEnded || looksLikeStructure(content)) edits.doubtNewest(BORDERS, atom.start);
}

/**
 * Marks the brace that makes a word without quotes the key of an object of JSON: in a log, such a word is a label. It is
 * the current atom.
 */
export function judgeLabel({ text, atom, edits, frames: { top } }: Draft): void {
  if (top.kind !== FRAME.object || !top.isImplicit) return;
  const value = skipBlank(text, skipBlank(text, atom.end) + 1);
  if (holdsQuotedKey(text, value)) edits.doubt(top.open.edit);
}

/** Marks the repairs between the first and the last value that moved values to another level. */
export function judgeLevels({ edits, atom }: Draft, start: number): void {
  edits.doubtBetween(LEVELS, start, edits.base + atom.start);
}

/** Marks the values that a layer put into quotes and that look like structure. */
export function judgeLayer(edits: EditList): void {
  edits.forEach(({ index, kind, text }) => {
    if (kind === 'missing-quote' && looksLikeStructure(text.slice(1, -1))) edits.doubt(index);
  });
}

/** Whether the text holds signs of keys and values, or brackets and quotes that do not balance. */
function looksLikeStructure(text: string): boolean {
  return STRUCTURE.test(text) || !(NO_PAIRS.test(text) || isBalanced(text));
}

/** Brackets in pairs. */
const BRACKETS = '{}[]()';

function isBalanced(text: string): boolean {
  const open = [0, 0, 0];
  let quotes = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\\') at++;
    else if (character === '"') quotes++;
    const bracket = BRACKETS.indexOf(character);
    if (bracket < 0) continue;
    const pair = bracket >> 1;
    open[pair] = (open[pair] ?? 0) + (bracket % 2 === 0 ? 1 : -1);
    if ((open[pair] ?? 0) < 0) return false;
  }
  return quotes % 2 === 0 && open.every((count) => count === 0);
}
