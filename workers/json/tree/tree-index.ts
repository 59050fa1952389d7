import type { ByteSource } from '../byte-source.ts';
import type { Work } from '../work-queue.ts';
import { KEPT_LONGS_COUNT, LONG_BYTES, WINDOW_BYTES } from './constants.ts';
import { type Containers, createContainers } from './containers.ts';
import { createStructureScanner } from './structure-scanner.ts';

/**
 * An index of a text, built in one pass: its large objects and arrays, and in them the place of a child after every so
 * many bytes. Smaller values are read on demand. `longBytes` is for tests. `known` has all its containers, where they are
 * known otherwise.
 */
export function createTreeIndex(source: ByteSource, longBytes = LONG_BYTES, known: Containers | null = null) {
  const containers = known ?? createContainers();
  const scanner = createStructureScanner(0, {
    longBytes,
    onLongGap(depth, offset) {
      containers.addPlace(markOf(depth), { offset, index: scanner.openContainers().commas[depth] ?? 0 });
    },
    onClose: (depth, end, childCount) => containers.close(markOf(depth), end, childCount),
  });
  let isDone = known !== null;
  let failure: { readonly error: unknown } | null = null;
  let waiting: (() => void)[] = [];

  /** The open container's number, assigned now, after those of its parents, if it has none yet. */
  const markOf = (depth: number): number => {
    const open = scanner.openContainers();
    let from = depth;
    while (from >= 0 && (open.mark[from] ?? -1) < 0) from -= 1;
    for (let at = from + 1; at <= depth; at++) {
      open.mark[at] = containers.add({
        start: open.start[at] ?? 0,
        isObject: open.isObject[at] === 1,
        parent: at === 0 ? -1 : (open.mark[at - 1] ?? -1),
        index: at === 0 ? 0 : (open.commas[at - 1] ?? 0),
        keyStart: open.keyStart[at] ?? -1,
      });
    }
    return open.mark[depth] ?? -1;
  };

  /** Resolves when more of the text is indexed. @throws the error that ended the pass. */
  const nextStep = async (): Promise<void> => {
    if (!isDone && failure === null) await new Promise<void>((resolve) => waiting.push(resolve));
    if (failure !== null) throw failure.error;
  };

  const resumeWaiting = () => {
    const resumed = waiting;
    waiting = [];
    for (const resolve of resumed) resolve();
  };

  return {
    source,
    longBytes,
    /** Amount that is searched at once for children or a name. */
    windowBytes: Math.min(WINDOW_BYTES, longBytes),
    /** Reads a part of the text, which is likely near the last one. */
    read: createNearReader(source, KEPT_LONGS_COUNT * longBytes),

    /** Indexes the text. An error of `step` ends the pass, and is thrown to all waiting callers as well. */
    async build(step: Work['step']): Promise<void> {
      try {
        for await (const chunk of source.chunks()) {
          scanner.scan(chunk);
          resumeWaiting();
          await step(scanner.offset() / source.byteLength);
        }
        // Containers that a damaged text leaves open end with it.
        for (let depth = scanner.depth() - 1; depth >= 0; depth--) {
          containers.close(markOf(depth), source.byteLength, (scanner.openContainers().commas[depth] ?? 0) + 1);
        }
        isDone = true;
      } catch (error) {
        failure = { error };
      } finally {
        resumeWaiting();
      }
    },

    nextStep,
    /** Resolves when the byte is indexed. @throws the error that ended the pass. */
    async reach(offset: number): Promise<void> {
      while (!isDone && scanner.offset() <= offset) await nextStep();
    },

    isDone: () => isDone,
    hasFailed: () => failure !== null,
    /**
     * Number of indexed bytes: all long containers that end within them, and all that are open at their end, are known.
     */
    frontier: () => (isDone ? source.byteLength : scanner.offset()),

    /** The known containers. Any other container that begins before the frontier is short and ends before it. */
    containers() {
      if (scanner.depth() > 0 && !isDone) markOf(scanner.depth() - 1);
      return containers;
    },
  };
}

export type TreeIndex = ReturnType<typeof createTreeIndex>;

/** Reads parts of a text that lie close together, such as the values of a page, from one block that is kept. */
function createNearReader(source: ByteSource, blockBytes: number) {
  let base = 0;
  let block: Uint8Array = new Uint8Array(0);
  return async (from: number, to: number): Promise<Uint8Array> => {
    const end = Math.min(to, source.byteLength);
    if (from < base || end > base + block.length) {
      const fresh = await source.read(from, Math.max(end, from + blockBytes));
      base = from;
      block = fresh;
    }
    return block.subarray(from - base, end - base);
  };
}
