import { EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import { FULL_WIDTH } from '../repair/lexicon.ts';
import { createLineIndex } from './line-index.ts';
import type { YamlSource } from './read-yaml.ts';

/** A key and its value without the space between them; addresses and times do not match. */
const PAIR = new RegExp(
  `^\\s*[\\p{L}_](?:[^\\s:${FULL_WIDTH.colon}]*${FULL_WIDTH.colon}\\S|[\\p{L}\\p{N}_.-]*:(?!//)[^\\s:])`,
  'u',
);
const PAIRS_MIN = 2;

/** Lines that look like keys and values but were read as plain text, because the space behind the colon is missing. */
export interface PairsAsText {
  /** The first line of the text, from 1. */
  readonly line: number;
  /** The lines that look like pairs, from 1. */
  readonly pairLines: readonly number[];
}

/** Finds the plain scalars of several lines in which at least two lines look like keys and values. */
export function findPairsAsText({ text, events }: YamlSource): PairsAsText[] {
  const found: PairsAsText[] = [];
  const index = createLineIndex(text);
  for (const event of events) {
    if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN) continue;
    const lines = text.slice(event.valueStart, event.valueEnd).split(/\r\n|\n|\r/);
    if (lines.length < PAIRS_MIN) continue;
    const line = index.lineOf(event.valueStart);
    const pairLines = lines.flatMap((words, i) => (PAIR.test(words) ? [line + i] : []));
    if (pairLines.length >= PAIRS_MIN) found.push({ line, pairLines });
  }
  return found;
}
