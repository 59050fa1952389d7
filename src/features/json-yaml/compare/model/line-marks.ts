import type { JsonDifference, JsonDifferenceKind } from '../../../../bridges/json-bridge.ts';

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
