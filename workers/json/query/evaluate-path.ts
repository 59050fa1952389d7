import { type CompiledSegment, compileSegments, requireFew } from './compile-path.ts';
import type { QueryContext } from './query-context.ts';
import type { PathQuery } from './syntax.ts';

/**
 * Finds the nodes of a query in its order (RFC 9535). Yields the finished share when other work should get a turn.
 * @throws AppError `query-too-many`, `query-too-costly`.
 */
export function* evaluatePath(context: QueryContext, { segments }: PathQuery): Generator<number, number[]> {
  const { effort, data } = context;
  const { next } = data.table;
  let nodes = [0];
  const compiled = compileSegments(context, segments);
  for (const [index, segment] of compiled.entries()) {
    const found: number[] = [];
    for (let at = 0; at < nodes.length; at++) {
      const node = nodes[at] ?? 0;
      const behind = segment.isDescendant ? (next[node] ?? 0) : node + 1;
      for (let each = node; each < behind; each++) {
        effort.beginStep();
        effort.spend(1);
        if (effort.isTurnDue()) {
          const share = (at + (each - node) / (behind - node)) / nodes.length;
          yield (index + share) / compiled.length;
        }
        if (next[each] !== each + 1) yield* select(context, segment, each, found, index / compiled.length);
      }
    }
    nodes = found;
  }
  return nodes;
}

function* select(
  { data, effort }: QueryContext,
  { selectors }: CompiledSegment,
  node: number,
  found: number[],
  share: number,
): Generator<number, void> {
  const { next } = data.table;
  const behind = next[node] ?? 0;
  for (const { test, select } of selectors) {
    if (test === null) select(node, found);
    else {
      for (let child = node + 1; child < behind; child = next[child] ?? behind) {
        effort.beginStep();
        effort.spend(1);
        if (test(child)) found.push(child);
        if (effort.isTurnDue()) yield share;
      }
    }
  }
  requireFew(found.length);
}
