import type { ByteSource } from '../byte-source.ts';
import type { Work } from '../work-queue.ts';
import { KEPT_LONGS_COUNT, LONG_BYTES, WINDOW_BYTES } from './constants.ts';
import { createContainers } from './containers.ts';
import { createNearReader } from './near-reader.ts';
import { createStructureScanner } from './structure-scanner.ts';

/**
 * Where the large objects and arrays of a text are and every so many bytes a child of them, found in one pass. What is
 * smaller is read when it is asked for. `longBytes` is for tests.
 */
export function createTreeIndex(source: ByteSource, longBytes = LONG_BYTES) {
  const containers = createContainers();
  const scanner = createStructureScanner(0, {
    longBytes,
    onLongGap(depth, offset) {
      containers.addPlace(markOf(depth), { offset, index: scanner.frames().commas[depth] ?? 0 });
    },
    onClose: (depth, end, childCount) => containers.close(markOf(depth), end, childCount),
  });
  let isDone = false;
  let failure: { readonly error: unknown } | null = null;
  let waiting: (() => void)[] = [];

  /** The open container's number. It is given one, after those round it, when it has none yet. */
  const markOf = (depth: number): number => {
    const frames = scanner.frames();
    let from = depth;
    while (from >= 0 && (frames.mark[from] ?? -1) < 0) from -= 1;
    for (let at = from + 1; at <= depth; at++) {
      frames.mark[at] = containers.add({
        start: frames.start[at] ?? 0,
        isObject: frames.isObject[at] === 1,
        parent: at === 0 ? -1 : (frames.mark[at - 1] ?? -1),
        index: at === 0 ? 0 : (frames.commas[at - 1] ?? 0),
        keyStart: frames.keyStart[at] ?? -1,
      });
    }
    return frames.mark[depth] ?? -1;
  };

  /** Resolves when more of the text is known. @throws what broke the pass off. */
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
    /** Looked through at once for children or a name. */
    windowBytes: Math.min(WINDOW_BYTES, longBytes),
    /** Reads a part of the text that is likely near to the last one. */
    read: createNearReader(source, KEPT_LONGS_COUNT * longBytes),

    /** Looks through the text. Breaks off with what `step` throws; who waits hears of it too. */
    async build(step: Work['step']): Promise<void> {
      try {
        for await (const chunk of source.chunks()) {
          scanner.scan(chunk);
          resumeWaiting();
          await step(scanner.offset() / source.byteLength);
        }
        // What a damaged text leaves open ends with it.
        for (let depth = scanner.depth() - 1; depth >= 0; depth--) {
          containers.close(markOf(depth), source.byteLength, (scanner.frames().commas[depth] ?? 0) + 1);
        }
        isDone = true;
      } catch (error) {
        failure = { error };
      } finally {
        resumeWaiting();
      }
    },

    nextStep,
    /** Resolves when the byte is known. @throws what broke the pass off. */
    async reach(offset: number): Promise<void> {
      while (!isDone && scanner.offset() <= offset) await nextStep();
    },

    isDone: () => isDone,
    hasFailed: () => failure !== null,
    /** Bytes whose containers are known: all that are closed within them and long, and all that are open at their end. */
    frontier: () => scanner.offset(),

    /** The containers that are known. What is not among them and begins before the frontier is short and ends before it. */
    containers() {
      if (scanner.depth() > 0 && !isDone) markOf(scanner.depth() - 1);
      return containers;
    },
  };
}

export type TreeIndex = ReturnType<typeof createTreeIndex>;
