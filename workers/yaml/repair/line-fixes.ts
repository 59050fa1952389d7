import { FULL_WIDTH } from '../lexicon.ts';
import type { FixKind } from '../yaml.api.ts';
import { doubleBackslashes, escapeInnerQuotes, quoteValue, toQuoted } from './value-quotes.ts';

/** Fixes one structural line, or returns it unchanged. */
export type LineFix = (line: string) => string;

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#34;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&amp;': '&',
};

const { colon, comma, listComma, brackets, openingQuotes, closingQuotes, spaces } = FULL_WIDTH;
const KEY_AND_COLON = new RegExp(
  `^(\\s*(?:- +)*)([^\\s:${colon}'"#{\\[][^:${colon}#]*|"[^"]*"|'[^']*')${colon}\\s*(.*)$`,
);
const VALUE = /^(\s*(?:- +)*(?:(?:[^\s:'"#{[][^:#]*|"[^"]*"|'[^']*'):\s+)?)(.*)$/;
const MARGIN = new RegExp(`^[\\s${spaces}]*`);
const WIDE_SPACE = new RegExp(`[${spaces}]`, 'g');
const CURLY_QUOTED = new RegExp(`^[${openingQuotes}"'](.*)[${closingQuotes}"'](\\s*(?:#.*)?)$`);
const HAS_CURLY = new RegExp(`^[${openingQuotes}]|[${closingQuotes}]\\s*(?:#.*)?$`);
const BRACKET_START = new RegExp(`^[${Object.keys(brackets).join('')}[{]`);

/** A line that is an item but for the space behind its hyphen; a negative number is none. */
export const TIGHT_ITEM = /^(\s*)-(?=["'[{\p{L}])/u;

/** Fixes that depend on a single line. */
export const LINE_FIXES = {
  'indentation-space': straightenMargin,
  'missing-space': addSpaces,
  'full-width-quote': onValue(straightenQuotes),
  'full-width-bracket': onValue(straightenBrackets),
  'html-entity': unescapeEntities,
  backslash: onValue(doubleBackslashes),
  'inner-quote': onValue(escapeInnerQuotes),
  'unquoted-value': onValue(quoteValue),
} as const satisfies Partial<Record<FixKind, LineFix>>;

/** A full-width space counts as two columns. */
export function straightenMargin(line: string): string {
  const margin = MARGIN.exec(line)?.[0] ?? '';
  return margin.replaceAll('\u3000', '  ').replace(WIDE_SPACE, ' ') + line.slice(margin.length);
}

/** Turns a full-width colon that ends a line's first word into a key's colon. */
export function straightenColon(line: string): string {
  return line.replace(KEY_AND_COLON, (_, start, key, rest) => `${start}${key}: ${rest}`.trimEnd());
}

/** Turns `key=value` into `key: value`. A value that YAML would read as something else gets quotes. */
export function separateEquals(line: string): string {
  return line.replace(/^(\s*(?:- +)*)([\p{L}_][\p{L}\p{N}_.\-[\]]*)\s*=\s*(.*?)\s*$/u, (_, start, key, value) => {
    return `${start}${key}: ${/:\s|\s#|^[-?:,[\]{}#&*!|>'"%@`]/.test(value) ? toQuoted(value) : value}`.trimEnd();
  });
}

function addSpaces(line: string): string {
  return line
    .replace(TIGHT_ITEM, '$1- ')
    .replace(/^(\s*(?:- +)*)([\p{L}_][\p{L}\p{N}_.-]*|"[^"]*"|'[^']*'):(?!\/\/)(?=[^\s:])/u, '$1$2: ');
}

/** Fixes the value behind the line's dashes and key. A line of plain words has no value. */
function onValue(fix: (value: string) => string): LineFix {
  return (line) =>
    line.replace(VALUE, (_, start: string, value: string) => (start.trim() === '' ? line : start + fix(value)));
}

function straightenQuotes(value: string): string {
  if (!HAS_CURLY.test(value)) return value;
  return value.replace(CURLY_QUOTED, (_, words: string, tail: string) => toQuoted(words) + tail);
}

/** Signs inside quotes are text and stay. */
function straightenBrackets(value: string): string {
  if (!BRACKET_START.test(value)) return value;
  return value
    .split(/("(?:[^"\\]|\\.)*"|'[^']*')/)
    .map((part, i) => (i % 2 === 1 ? part : [...part].map(straighten).join('')))
    .join('')
    .trimEnd();
}

function straighten(character: string): string {
  if (character === comma || character === listComma) return ', ';
  if (character === colon) return ': ';
  if (openingQuotes.includes(character) || closingQuotes.includes(character)) return '"';
  return brackets[character] ?? character;
}

/** The character that an HTML entity stands for; an unknown one stays. */
export function unescapeEntity(entity: string): string {
  return ENTITIES[entity] ?? entity;
}

/** Replaces the entities of a line, except those in quotes and comments. */
function unescapeEntities(line: string): string {
  return line
    .split(/((?<=^|[\s,[{:-])(?:"(?:[^"\\]|\\.)*"|'[^']*'|#.*$))/)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/&(?:[a-z]+|#\d+);/g, unescapeEntity)))
    .join('');
}
