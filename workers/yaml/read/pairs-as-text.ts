import { EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import { FULL_WIDTH } from '../lexicon.ts';
import type { PairSign } from '../yaml.api.ts';
import { createLineIndex } from './line-index.ts';
import type { YamlSource } from './read-yaml.ts';

/** A key and its value without the space between them, or with a full-width colon; addresses and times do not match. */
const COLON_PAIR = new RegExp(
  `^\\s*[\\p{L}_](?:[^\\s:${FULL_WIDTH.colon}]*${FULL_WIDTH.colon}|[\\p{L}\\p{N}_.-]*:(?!//)[^\\s:])`,
  'u',
);
/** A line of a properties file; comparisons do not match. */
const EQUALS_PAIR = /^\s*[\p{L}_][\p{L}\p{N}_.\-[\]]*\s*=(?!=)/u;
const DASH = /^\s*- /;
const PAIRS_MIN = 2;

/** Lines that look like keys and values, or like items of a list, but were read as one plain text. */
export interface PairsAsText {
  /** The first line of the text, from 1. */
  readonly line: number;
  /** The lines that look like pairs or items, from 1. */
  readonly pairLines: readonly number[];
  /** The sign in most of these lines. */
  readonly sign: PairSign;
  /** The column, from 0, of the dash before the text; null when the text is not an item itself. */
  readonly itemColumn: number | null;
}

/**
 * Finds the plain scalars of several lines in which at least two lines look like keys and values, or one further line
 * like an item of a list.
 */
export function findPairsAsText({ text, events }: YamlSource): PairsAsText[] {
  const found: PairsAsText[] = [];
  const index = createLineIndex(text);
  for (const event of events) {
    if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN) continue;
    const words = text.slice(event.valueStart, event.valueEnd);
    if (!/[\r\n]/.test(words)) continue;
    const pairs = findInLines(words.split(/\r\n|\n|\r/), index.lineOf(event.valueStart));
    if (pairs !== null) found.push({ ...pairs, itemColumn: findItemColumn(text, event.valueStart) });
  }
  return found;
}

function findInLines(lines: readonly string[], line: number): Omit<PairsAsText, 'itemColumn'> | null {
  const signs = lines.map((words, i) => signOf(words, i === 0));
  const linesWith = (sign: PairSign) => signs.flatMap((other, i) => (other === sign ? [line + i] : []));
  const [colons, equals, dashes] = [linesWith(':'), linesWith('='), linesWith('-')];
  if (colons.length + equals.length >= PAIRS_MIN) {
    const sign = equals.length > colons.length ? '=' : ':';
    return { line, sign, pairLines: [...colons, ...equals].toSorted((a, b) => a - b) };
  }
  return dashes.length > 0 ? { line, sign: '-', pairLines: dashes } : null;
}

function findItemColumn(text: string, offset: number): number | null {
  const lineStart = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  return /^ *(?=- +$)/.exec(text.slice(lineStart, offset))?.[0].length ?? null;
}

/** The dash of an item is not part of the text of the item, so it counts from the second line on. */
function signOf(words: string, isFirst: boolean): PairSign | null {
  if (EQUALS_PAIR.test(words)) return '=';
  if (COLON_PAIR.test(words)) return ':';
  return !isFirst && DASH.test(words) ? '-' : null;
}
