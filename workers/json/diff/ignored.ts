import type { KeyIds } from '../key-ids.ts';
import type { NodeTable } from '../node-table.ts';
import { evaluatePath } from '../query/evaluate-path.ts';
import { parsePath } from '../query/parse-query.ts';
import { createQueryContext } from '../query/query-context.ts';
import { QuerySyntaxError } from '../query/query-problem.ts';
import type { PathQuery } from '../query/syntax.ts';

interface IgnoredValues {
  /** 1 for every value that is left out; null when there are none. */
  readonly ignored: Uint8Array | null;
  /** The number of values for each of the paths. */
  readonly counts: readonly number[];
}

/**
 * Finds the values at these paths (RFC 9535). Null and a path that cannot be read stand for no value; the whole text is
 * never left out. Yields the finished share from time to time.
 * @throws AppError `query-too-many`, `query-too-costly`.
 */
export function* findIgnored(
  table: NodeTable,
  keys: KeyIds,
  paths: readonly (string | null)[],
): Generator<number, IgnoredValues> {
  let ignored: Uint8Array | null = null;
  const counts: number[] = [];
  for (const path of paths) {
    const query = path === null ? null : tryParse(path);
    const found = query === null ? [] : yield* evaluatePath(createQueryContext({ table, keys }), query);
    const inside = found.filter((node) => node !== 0);
    if (inside.length > 0) ignored ??= new Uint8Array(table.count);
    for (const node of inside) if (ignored !== null) ignored[node] = 1;
    counts.push(new Set(inside).size);
  }
  return { ignored, counts };
}

function tryParse(path: string): PathQuery | null {
  try {
    return parsePath(path);
  } catch (error) {
    if (error instanceof QuerySyntaxError) return null;
    throw error;
  }
}
