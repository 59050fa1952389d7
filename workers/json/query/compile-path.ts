import { AppError } from '../../../src/core/errors.ts';
import { compileTest } from './compile-test.ts';
import type { QueryContext } from './query-context.ts';
import type { PathQuery, Segment, Selector, SliceSelector } from './syntax.ts';

/** Results and nodes in between; more would fill the memory. */
const NODES_MAX = 5_000_000;

/** Adds the chosen children of a node to a list. */
type Select = (node: number, to: number[]) => void;

interface CompiledSelector {
  /** That of a filter, which may take long: it is asked child by child. */
  readonly test: ((node: number) => boolean) | null;
  readonly select: Select;
}

export interface CompiledSegment {
  readonly isDescendant: boolean;
  readonly selectors: readonly CompiledSelector[];
}

export function compileSegments(context: QueryContext, segments: readonly Segment[]): CompiledSegment[] {
  return segments.map(({ isDescendant, selectors }) => ({
    isDescendant,
    selectors: selectors.map((selector) => compileSelector(context, selector)),
  }));
}

/** The nodes of a query within a filter, for a tested node. Those of an absolute query are found once. */
function compileQuery(context: QueryContext, query: PathQuery): (node: number) => readonly number[] {
  const segments = compileSegments(context, query.segments);
  if (!query.isAbsolute) return (node) => walk(context, segments, node);
  let found: readonly number[] | null = null;
  return () => {
    found ??= walk(context, segments, 0);
    return found;
  };
}

/** @throws AppError `query-too-many`. */
export function requireFew(count: number): void {
  if (count > NODES_MAX) throw new AppError('query-too-many', `More than ${NODES_MAX} results`);
}

function walk({ data, effort }: QueryContext, segments: readonly CompiledSegment[], start: number): readonly number[] {
  let nodes = [start];
  for (const { isDescendant, selectors } of segments) {
    const found: number[] = [];
    for (const node of nodes) {
      const behind = isDescendant ? (data.table.next[node] ?? 0) : node + 1;
      for (let each = node; each < behind; each++) for (const { select } of selectors) select(each, found);
      effort.spend(behind - node);
      requireFew(found.length);
    }
    effort.spend(found.length);
    nodes = found;
    if (nodes.length === 0) break;
  }
  return nodes;
}

function compileSelector(context: QueryContext, selector: Selector): CompiledSelector {
  const { data, effort, values } = context;
  const { table } = data;
  const { next, bytes, start } = table;
  const isArray = (node: number) => bytes[start[node] ?? 0] === 0x5b;
  switch (selector.kind) {
    case 'name': {
      const id = values.idOfName(selector.name);
      return direct((node, to) => {
        const member = values.findMember(node, id);
        if (member >= 0) to.push(member);
      });
    }
    case 'wildcard':
      return direct((node, to) => {
        const behind = next[node] ?? 0;
        for (let child = node + 1; child < behind; child = next[child] ?? behind) to.push(child);
      });
    case 'index':
      return direct((node, to) => {
        if (!isArray(node)) return;
        const index = selector.index < 0 ? selector.index + values.items(node).length : selector.index;
        const behind = next[node] ?? 0;
        let child = node + 1;
        for (let at = 0; at < index && child < behind; at++) child = next[child] ?? behind;
        effort.spend(Math.max(index, 0) < behind ? Math.max(index, 0) : behind - node);
        if (index >= 0 && child < behind) to.push(child);
      });
    case 'slice':
      return direct((node, to) => {
        if (!isArray(node)) return;
        for (const item of sliceOf(values.items(node) as readonly number[], selector)) to.push(item);
      });
    case 'filter': {
      const test = compileTest(context, selector.test, (query) => compileQuery(context, query));
      return {
        test,
        select(node, to) {
          const behind = next[node] ?? 0;
          for (let child = node + 1; child < behind; child = next[child] ?? behind) if (test(child)) to.push(child);
          effort.spend(1);
        },
      };
    }
  }
}

function direct(select: Select): CompiledSelector {
  return { test: null, select };
}

/** RFC 9535 §2.3.4.2.2. */
export function sliceOf<Item>(
  items: readonly Item[],
  { from, to, step }: Pick<SliceSelector, 'from' | 'to' | 'step'>,
): Item[] {
  const { length } = items;
  const found: Item[] = [];
  const normalize = (bound: number) => (bound >= 0 ? bound : length + bound);
  const clamp = (bound: number, least: number, most: number) => Math.min(Math.max(bound, least), most);
  if (step > 0) {
    const end = clamp(normalize(to ?? length), 0, length);
    for (let at = clamp(normalize(from ?? 0), 0, length); at < end; at += step) found.push(items[at] as Item);
  } else if (step < 0) {
    const end = clamp(to === null ? -1 : normalize(to), -1, length - 1);
    for (let at = clamp(from === null ? length - 1 : normalize(from), -1, length - 1); at > end; at += step) {
      found.push(items[at] as Item);
    }
  }
  return found;
}
