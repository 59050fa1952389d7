import { EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import { findLastOf } from '../../shared/find-last.ts';
import { FULL_WIDTH } from '../lexicon.ts';
import { findComments } from '../read/comments.ts';
import type { PairsAsText } from '../read/pairs-as-text.ts';
import type { YamlSource } from '../read/read-yaml.ts';
import type { FixKind, YamlFix } from '../yaml.api.ts';
import { LINE_FIXES, separateEquals, straightenColon, straightenMargin, unescapeEntity } from './line-fixes.ts';

/** More suggestions than anybody reads; all of them can be applied at once. */
const SUGGESTIONS_MAX = 5000;
const HAS_SUSPECT = new RegExp(`[&${FULL_WIDTH.colon}${FULL_WIDTH.spaces}]`);
const ENTITY = /&(?:[a-z]+|#\d+);/g;

/** A line of the text, and how to look at the text around it. */
interface Line {
  readonly words: string;
  readonly offset: number;
  readonly number: number;
  readonly isFixed: IsFixed;
}

type Mend = (words: string, line: Line) => string;

/** Whether an offset of a text is inside quotes, a text block or a comment. */
type IsFixed = (offset: number) => boolean;

/**
 * Suggests changes to a valid text: entities that look like leftovers of a web page, and whatever keeps a line from
 * being a key or an item: full-width spaces and colons, missing spaces, equals signs, wrong indentation. Quoted texts,
 * text blocks and comments stay as they are. A line has at most one suggestion.
 */
export function suggestChanges(source: YamlSource, pairs: readonly PairsAsText[]): YamlFix[] {
  if (pairs.length === 0 && !HAS_SUSPECT.test(source.text)) return [];
  const pairOf = new Map(pairs.flatMap((pair) => pair.pairLines.map((line) => [line, pair] as const)));
  const suggestions = mendLines(source, (words, number) => {
    const pair = pairOf.get(number);
    if (pair === undefined && !HAS_SUSPECT.test(words)) return [];
    return [...ALWAYS, ...(pair === undefined ? [] : mendsFor(pair)), ...WITHOUT_KEY];
  });
  return suggestions.slice(0, SUGGESTIONS_MAX);
}

/** Entities outside quotes, text blocks and comments of a valid text, and the lines that have none. */
export function unescapeLines(source: YamlSource): YamlFix[] {
  if (!source.text.includes('&')) return [];
  return mendLines(source, (words) => (words.includes('&') ? [['html-entity', unescapeFree]] : []));
}

type NamedMend = readonly [FixKind, Mend];

const ALWAYS: readonly NamedMend[] = [
  ['html-entity', unescapeFree],
  ['indentation-space', straightenMargin],
];

/** The colon of a line that already has a key is part of a text. */
const WITHOUT_KEY: readonly NamedMend[] = [
  ['full-width-colon', (words) => (/:(?:\s|$)/.test(words) ? words : straightenColon(words))],
];

function mendsFor({ sign, itemColumn }: PairsAsText): readonly NamedMend[] {
  if (sign === '-') return [['indentation-step', (words) => alignItem(words, itemColumn)]];
  return [
    ['equals-sign', separateEquals],
    ['missing-space', LINE_FIXES['missing-space']],
  ];
}

/** Moves an item below the item above it. */
function alignItem(words: string, column: number | null): string {
  return column === null ? words : ' '.repeat(column) + words.trimStart();
}

function mendLine(line: Line, mends: readonly NamedMend[]): YamlFix | null {
  const { words, offset, number, isFixed } = line;
  // The end of a quoted text or a text block is not structure.
  const isInside = offset > 0 && isFixed(offset - 1) && isFixed(offset + Math.max(words.search(/\S/), 0));
  if (isInside || /^\s*#/.test(words)) return null;
  let mended = words;
  let kind: FixKind | null = null;
  for (const [name, mend] of mends) {
    const next = mend(mended, line);
    if (next !== mended) kind ??= name;
    mended = next;
  }
  return kind === null ? null : { kind, line: number, before: words, after: mended };
}

/** Only entities of the line as it is written: offsets count from there. */
function unescapeFree(_words: string, { words, offset, isFixed }: Line): string {
  return words.replace(ENTITY, (entity, at: number) => (isFixed(offset + at) ? entity : unescapeEntity(entity)));
}

/** The changes that the chosen mends make; a line without mends stays. */
function mendLines(source: YamlSource, choose: (words: string, number: number) => readonly NamedMend[]): YamlFix[] {
  const { text } = source;
  const isFixed = createFixedRanges(source);
  const fixes: YamlFix[] = [];
  let offset = 0;
  let number = 1;
  for (const { index, 0: lineBreak } of text.matchAll(/\r\n|\n|\r|$/g)) {
    const words = text.slice(offset, index);
    const mends = choose(words, number);
    const change = mends.length === 0 ? null : mendLine({ words, offset, number, isFixed }, mends);
    if (change !== null) fixes.push(change);
    offset = index + lineBreak.length;
    number += 1;
  }
  return fixes;
}

/**
 * The parts of a readable text that no suggestion may touch: what stands in quotes, in text blocks and in comments is
 * meant as it is written.
 */
function createFixedRanges({ text, events }: YamlSource): IsFixed {
  const ranges: (readonly [start: number, end: number])[] = [];
  for (const event of events) {
    if (event.type !== EVENT_ID.SCALAR || event.style === SCALAR_STYLE.PLAIN) continue;
    ranges.push([event.valueStart - 1, event.valueEnd + 1]);
  }
  for (const { offset, text: words } of findComments(text, events)) ranges.push([offset, offset + words.length]);
  ranges.sort((a, b) => a[0] - b[0]);

  return (offset) => {
    const last = findLastOf(ranges.length, (at) => (ranges[at]?.[0] ?? 0) <= offset);
    return offset < (ranges[last]?.[1] ?? 0);
  };
}
