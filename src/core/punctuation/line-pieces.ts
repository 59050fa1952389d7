import { listGraphemes } from '../text/grapheme-scanner.ts';
import { LEADING_MARKS, MENTION_MARKS, NUMBER_PREFIXES, TOPIC_MARKS, UNIT_WORDS } from './lexicon.ts';
import { MARK, marksOf } from './mark-classes.ts';

/** The smallest part of a text that a line or a card never divides where it has any other place to end. */
interface Piece {
  readonly kind: 'space' | 'word' | 'sign';
  /** Index behind its last character. */
  readonly end: number;
  /** Never ends a line. */
  readonly isOpening: boolean;
  /** Never begins a line; a word only where white space is before it. */
  readonly isTrailing: boolean;
}

/** A piece, as far as the places around it depend on it. */
export type Neighbor = Pick<Piece, 'kind' | 'isOpening' | 'isTrailing'> & { readonly text: string };

/** Of longer names, whose end no mark shows, only the first words are kept together. */
const NAME_MAX_COUNT = 8;
const NAME_MIN_COUNT = 2;
const QUOTES: ReadonlySet<string> = new Set(['"', "'"]);
const UNITS: ReadonlySet<string> = new Set(UNIT_WORDS);
const DIGIT = /^\p{Nd}/u;
const NUMBER = /^[+\-\u2212\u00b1#]?\d[\d.,]*$/;
/** A sign in front of a number, which may begin a line although it is a hyphen. */
const NUMBER_SIGN = /^[+\-\u2212\u00b1]$/;
/** Marks inside of words, numbers and addresses, beside symbols. */
const JOINING = /^[!'(),:;?[\]{}\u00b7\u2010\u2011\u2013\u2019]$/;
/** Pauses that begin a word of code where nothing is before them, such as `:root`. */
const LEADING_PAUSE = /^[!,:;?]$/;
const EMPTY_BRACKETS: ReadonlySet<string> = new Set(['()', '[]', '{}']);
/** Most of all characters, which need no further look. */
const HAN = /^[\u4e00-\u9fff]/;
/** White space that joins its neighbors. */
const GLUE = /^[\u00a0\u2007\u202f\u2060\ufeff]$/;
const ZERO_WIDTH_SPACE = '\u200b';
const NAME = /^[\p{L}\p{M}\p{N}_]/u;
/** Names of languages such as C#. */
const CAPITAL = /^[A-Z]$/;
/** A mark behind a text that has a note, and before the note. */
const NOTE_MARK = '*';
/** A digit or a sign that is drawn as a picture. */
const PICTURED = /[\ufe0f\u20e3]/;

/** Whether a line may end between two neighbors: W3C clreq and UAX #14, strict rules. */
export function mayBreakBetween(before: Neighbor, after: Neighbor): boolean {
  // White space hangs at the end of its line.
  if (after.kind === 'space' || before.isOpening) return false;
  if (before.kind === 'space') return !after.isTrailing || after.kind === 'word';
  if (after.isTrailing) return false;
  return !isQuotedWord(before, after) && !isQuotedWord(after, before);
}

/** A straight quotation mark stays with the word beside it. */
function isQuotedWord(word: Neighbor, quote: Neighbor): boolean {
  return word.kind === 'word' && QUOTES.has(quote.text);
}

interface Reading {
  readonly characters: readonly string[];
  /** Straight quotation marks that are open. */
  readonly quotes: Set<string>;
  /** Where marks stand that end a topic. */
  readonly topicEnds: Set<number>;
}

/** Divides the characters of a paragraph, as a reader counts them, into pieces. */
export function* listPieces(characters: readonly string[]): Generator<Piece> {
  const reading: Reading = { characters, quotes: new Set(), topicEnds: new Set() };
  let before: Piece | null = null;
  for (let at = 0; at < characters.length; at = before.end) {
    before = readPiece(reading, at, before);
    yield before;
  }
}

function readPiece(reading: Reading, at: number, before: Piece | null): Piece {
  const { characters } = reading;
  const first = characters[at] ?? '';
  const bits = marksOf(first);
  if (bits === 0 && HAN.test(first)) return { kind: 'sign', end: at + 1, isOpening: false, isTrailing: false };
  if (GLUE.test(first)) return { kind: 'sign', end: at + 1, isOpening: true, isTrailing: true };
  if (isSpace(first)) return readSpace(characters, at, before);
  if (QUOTES.has(first)) return readQuote(reading, at);
  if ((bits & MARK.paired) !== 0) {
    const end = endOfRun(characters, at, (character) => character === first);
    return { kind: 'sign', end, isOpening: false, isTrailing: true };
  }
  const wordEnd = endOfPieceOfWord(reading, at, before);
  if (wordEnd !== null) return toWord(characters, at, wordEnd);
  if (isSymbol(first)) return readSymbols(reading, at);
  return {
    kind: 'sign',
    end: at + 1,
    isOpening: leadsNext(reading, at),
    isTrailing: reading.topicEnds.has(at) || (bits & MARK.noStart) !== 0,
  };
}

/** A run of white space. Behind an opening mark it does not end a line either. */
function readSpace(characters: readonly string[], at: number, before: Piece | null): Piece {
  const end = endOfRun(characters, at, isSpace);
  const isBroken = characters.slice(at, end).includes('\n');
  const opens = before !== null && (marksOf(characters[at - 1] ?? '') & MARK.opening) !== 0;
  return { kind: 'space', end, isOpening: !isBroken && opens && before.isOpening, isTrailing: false };
}

/**
 * A straight quotation mark has no direction: the first one opens, the next one closes. Behind a digit it is a unit, behind
 * a word an apostrophe.
 */
function readQuote({ characters, quotes }: Reading, at: number): Piece {
  const quote = characters[at] ?? '';
  const before = characters[at - 1] ?? '';
  const closes = quotes.has(quote);
  const belongsBefore = closes || DIGIT.test(before) || (quote === "'" && isWord(before));
  if (closes) quotes.delete(quote);
  else if (!belongsBefore) quotes.add(quote);
  return { kind: 'sign', end: at + 1, isOpening: !belongsBefore, isTrailing: belongsBefore };
}

/** Where a word ends that begins here, with the symbols before it; null where none begins. */
function endOfPieceOfWord(reading: Reading, at: number, before: Piece | null): number | null {
  const { characters } = reading;
  const first = characters[at] ?? '';
  if (isWord(first)) return endOfWord(reading, at);
  if (reading.topicEnds.has(at)) return null;
  if (isNameMark(first)) return endOfName(reading, at);
  const isAlone = before === null || before.kind === 'space' || before.isOpening;
  if (NUMBER_PREFIXES.includes(first) || (isAlone && LEADING_PAUSE.test(first))) {
    const next = characters[at + 1] ?? '';
    return isWord(next) && (isAlone || DIGIT.test(next)) ? endOfWord(reading, at + 1) : null;
  }
  const end = endOfSymbols(reading, at);
  if (end === at || !isWord(characters[end])) return null;
  const wordEnd = endOfWord(reading, end);
  // A single solidus divides two names; an address has more of them.
  const isDivider = first === '/' && end === at + 1 && !isAlone && !characters.slice(end, wordEnd).includes('/');
  return isDivider ? null : wordEnd;
}

function toWord(characters: readonly string[], at: number, end: number): Piece {
  const first = characters[at] ?? '';
  const isSigned = NUMBER_SIGN.test(first) && DIGIT.test(characters[at + 1] ?? '');
  const isTrailing = !isSigned && (marksOf(first) & MARK.noStart) !== 0;
  return { kind: 'word', end, isOpening: false, isTrailing };
}

/** Behind a word with the marks inside of it, the unit of a number, and symbols such as those of C++. */
function endOfWord(reading: Reading, start: number): number {
  const { characters } = reading;
  let end = start + 1;
  for (;;) {
    const next = endOfRun(characters, end, (character) => JOINING.test(character) || isSymbol(character));
    if (!isWord(characters[next])) break;
    end = next + 1;
  }
  end = endOfUnit(characters, start, end);
  while (end < characters.length) {
    const pair = `${characters[end]}${characters[end + 1]}`;
    if (EMPTY_BRACKETS.has(pair)) end += 2;
    else if (isSuffix(reading, end)) end += 1;
    else break;
  }
  return end;
}

/** A symbol behind a word that is not the first one of a mention; marks that never begin a line stay for themselves. */
function isSuffix(reading: Reading, at: number): boolean {
  const { characters } = reading;
  const mark = characters[at] ?? '';
  if (!isSymbol(mark) || (marksOf(mark) & MARK.noStart) !== 0) return false;
  if ((marksOf(mark) & MARK.opening) !== 0 && DIGIT.test(characters[at + 1] ?? '')) return false;
  const isLanguage = CAPITAL.test(characters[at - 1] ?? '') && !isWord(characters[at - 2]);
  return isLanguage || !isNameMark(mark) || !NAME.test(characters[at + 1] ?? '');
}

/** Behind a unit in one square, or behind one space and a unit, where a number is before them. */
function endOfUnit(characters: readonly string[], start: number, end: number): number {
  const isUnit = (marksOf(characters[end] ?? '') & MARK.squaredUnit) !== 0;
  if (isUnit && DIGIT.test(characters[end - 1] ?? '')) return end + 1;
  if (characters[end] !== ' ' || !NUMBER.test(characters.slice(start, end).join(''))) return end;
  const unitEnd = endOfRun(characters, end + 1, (character) => !isSpace(character) && isOfUnit(character));
  for (let last = unitEnd; last > end + 1; last--) {
    const isWhole = last === unitEnd || !isWord(characters[last]);
    if (isWhole && UNITS.has(characters.slice(end + 1, last).join(''))) return last;
  }
  return end;
}

function isOfUnit(character: string): boolean {
  return isWord(character) || isSymbol(character) || UNITS.has(character);
}

/** Behind a mention or a topic; null where none follows. */
function endOfName(reading: Reading, at: number): number | null {
  const { characters, topicEnds } = reading;
  const nameEnd = endOfRun(characters, at + 1, (character) => NAME.test(character));
  const first = characters[at + 1] ?? '';
  const wordEnd = isWord(first) ? endOfWord(reading, at + 1) : null;
  if (nameEnd === at + 1 || DIGIT.test(first)) return wordEnd;
  const isTopic = TOPIC_MARKS.includes(characters[at] ?? ' ') && characters[nameEnd] === characters[at];
  if (nameEnd - at - 1 <= NAME_MAX_COUNT) return Math.max(nameEnd + Number(isTopic), wordEnd ?? 0);
  if (isTopic) topicEnds.add(nameEnd);
  return wordEnd ?? at + 1 + countFirstWords(characters.slice(at + 1, nameEnd));
}

/** Characters of the first words of a long name. */
function countFirstWords(name: readonly string[]): number {
  const text = name.slice(0, NAME_MAX_COUNT).join('');
  words ??= typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh-CN', { granularity: 'word' }) : null;
  let count = 0;
  for (const { segment } of words?.segment(text) ?? []) {
    if (count >= NAME_MIN_COUNT) break;
    count += listGraphemes(segment).length;
  }
  return Math.max(count, NAME_MIN_COUNT);
}

let words: Intl.Segmenter | null | undefined;

/** Symbols without a word, such as an arrow of code. */
function readSymbols(reading: Reading, at: number): Piece {
  const { characters, topicEnds } = reading;
  const end = topicEnds.has(at) ? at + 1 : endOfSymbols(reading, at);
  const first = marksOf(characters[at] ?? '');
  const before = characters[at - 1] ?? ' ';
  const after = characters[end] ?? ' ';
  const endsText = (marksOf(after) & MARK.noStart) !== 0 || (characters[at] === NOTE_MARK && isSpace(after));
  const isNote = !isSpace(before) && endsText;
  const isTrailing = topicEnds.has(at) || (first & MARK.noStart) !== 0 || isNote;
  return { kind: 'sign', end, isTrailing, isOpening: !isTrailing && leadsNext(reading, end - 1) };
}

/** Whether a mark stays with what follows. A currency or a note mark does only where that is next to it. */
function leadsNext({ characters, topicEnds }: Reading, at: number): boolean {
  const mark = characters[at] ?? '';
  if (topicEnds.has(at)) return false;
  const isNext = !isSpace(characters[at + 1] ?? ' ');
  if (LEADING_MARKS.includes(mark)) return isNext;
  return (marksOf(mark) & MARK.opening) !== 0 && (isNext || !isCurrency(mark));
}

/** Behind the symbols up to the next mention or topic. */
function endOfSymbols(reading: Reading, at: number): number {
  const { characters } = reading;
  let end = at;
  while (isSymbol(characters[end]) && (end === at || !startsName(reading, end) || reading.topicEnds.has(end))) end += 1;
  return end;
}

function startsName({ characters }: Reading, at: number): boolean {
  return isNameMark(characters[at] ?? '') && NAME.test(characters[at + 1] ?? '');
}

function endOfRun(characters: readonly string[], start: number, belongs: (character: string) => boolean): number {
  let end = start;
  while (end < characters.length && belongs(characters[end] ?? '')) end += 1;
  return end;
}

function isNameMark(character: string): boolean {
  return character !== '' && (MENTION_MARKS.includes(character) || TOPIC_MARKS.includes(character));
}

function isCurrency(character: string): boolean {
  return /^\p{Sc}/u.test(character);
}

function isSpace(character: string): boolean {
  if (character === ZERO_WIDTH_SPACE) return true;
  return (marksOf(character) & MARK.space) !== 0 && !GLUE.test(character);
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && (marksOf(character) & MARK.word) !== 0 && !PICTURED.test(character);
}

function isSymbol(character: string | undefined): boolean {
  return character !== undefined && (marksOf(character) & MARK.symbol) !== 0 && !PICTURED.test(character);
}
