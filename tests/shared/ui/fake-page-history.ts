import type { PageHistory } from '../../../src/platform/page-history.ts';

interface Entry {
  readonly page: string;
  depth: number;
}

/** How long after the call a move that the product asks for happens. */
const MOVE_MS = 5;

/** A session history in memory. A move that the product asks for happens later, as in a browser: run it with fake timers. */
export function createFakePageHistory(pages: readonly string[] = ['a']) {
  let entries: Entry[] = pages.map((page) => ({ page, depth: 0 }));
  let index = entries.length - 1;
  let handler: () => boolean = () => false;
  /** Whether the router would have seen each move. */
  const seenByRouter: boolean[] = [];
  const current = () => entries[index] as Entry;
  const move = (delta: number) => {
    const target = index + delta;
    if (entries[target] === undefined) return;
    index = target;
    seenByRouter.push(!handler());
  };
  const add = (entry: Entry) => {
    entries = [...entries.slice(0, index + 1), entry];
    index += 1;
  };
  const history: PageHistory = {
    depth: () => current().depth,
    page: () => current().page,
    push: (depth) => add({ page: current().page, depth }),
    setDepth: (depth) => {
      current().depth = depth;
    },
    go: (delta) => void setTimeout(() => move(delta), MOVE_MS),
    onPop(next) {
      handler = next;
    },
  };
  return {
    history,
    seenByRouter,
    /** The visitor moves, which happens at once. */
    move,
    openPage: (page: string) => add({ page, depth: 0 }),
    /** All entries, the current one in brackets. */
    shown: () =>
      entries
        .map(({ page, depth }) => page + '+'.repeat(depth))
        .map((name, i) => (i === index ? `[${name}]` : name))
        .join(' '),
  };
}
