import { EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import { FULL_WIDTH } from '../repair/lexicon.ts';
import { createLineIndex } from './line-index.ts';
import type { YamlSource } from './read-yaml.ts';

/** A key and its value without the space between them; no address and no time. */
const PAIR = new RegExp(
  `^\\s*[\\p{L}_](?:[^\\s:${FULL_WIDTH.colon}]*${FULL_WIDTH.colon}\\S|[\\p{L}\\p{N}_.-]*:(?!//)[^\\s:])`,
  'u',
);
const PAIRS_MIN = 2;

/** Lines that look like keys and values and were read as words, for want of a space behind the colon. */
export interface PairsAsText {
  /** The first line of the words, from 1. */
  readonly line: number;
  /** The lines that look like pairs, from 1. */
  readonly pairLines: readonly number[];
}

/** The plain scalars of several lines in which two lines or more look like keys and values. */
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
