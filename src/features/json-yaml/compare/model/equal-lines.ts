import type { JsonDifference } from '../../../../bridges/json-bridge.ts';
import type { CompareSide } from '../compare-state.ts';

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
