import type { JsonDifference, JsonDifferenceKind } from '../../../../bridges/json-bridge.ts';
import type { CompareSide } from '../compare-state.ts';

interface Span {
  readonly from: number;
  readonly to: number;
  readonly kind: JsonDifferenceKind;
}

/** Kinds whose first line alone is marked, because they may contain other differences. */
const HEADED: ReadonlySet<JsonDifferenceKind> = new Set(['moved', 'reordered']);

/** Returns the kind of difference of a line, from 0, of one text; null for lines without a difference. */
export function createLineMarks(
  differences: readonly JsonDifference[],
  side: 'left' | 'right',
): (line: number) => JsonDifferenceKind | null {
  const spans: Span[] = [];
  const heads = new Map<number, JsonDifferenceKind>();
  for (const { kind, [side]: there } of differences) {
    if (there.text === null) continue;
    if (HEADED.has(kind)) heads.set(there.line, kind);
    else spans.push({ from: there.line, to: there.endLine, kind });
  }
  spans.sort((a, b) => a.from - b.from);
  return (line) => findSpan(spans, line + 1)?.kind ?? heads.get(line + 1) ?? null;
}

/** The span that contains a line. The spans are sorted and do not overlap. */
function findSpan(spans: readonly Span[], line: number): Span | undefined {
  let low = 0;
  for (let high = spans.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.to ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  const span = spans[low];
  return span !== undefined && span.from <= line ? span : undefined;
}

/** Equal lines between two others, from 0: `line` and `endLine` stay. */
interface EqualLines {
  readonly line: number;
  readonly endLine: number;
  readonly isEqual: true;
}

/** Lines kept around each difference. */
const AROUND_COUNT = 3;
/** Fewer equal lines than this are not worth a fold. */
const LEAST_COUNT = 4;

/**
 * The lines of one text that no difference is in or near. `differences` must be complete. Of a moved value and of an
 * object with keys in another order, the first line counts.
 */
export function listEqualLines(
  differences: readonly JsonDifference[],
  side: CompareSide,
  lineCount: number,
): readonly EqualLines[] {
  const spans = differences.map(({ kind, [side]: { line, endLine, text } }): [number, number] => {
    const isHead = kind === 'moved' || kind === 'reordered';
    // An absent value would be behind its line.
    const end = text === null ? line + 1 : isHead ? line : endLine;
    return [line - 1 - AROUND_COUNT, end - 1 + AROUND_COUNT];
  });
  spans.sort((a, b) => a[0] - b[0]);
  const folds: EqualLines[] = [];
  let kept = 0;
  const foldUpTo = (endLine: number) => {
    if (endLine - kept - 1 >= LEAST_COUNT) folds.push({ line: kept, endLine, isEqual: true });
  };
  for (const [from, to] of spans) {
    foldUpTo(Math.max(from, 0));
    kept = Math.max(kept, Math.min(to, lineCount - 1));
  }
  foldUpTo(lineCount - 1);
  return folds;
}
