import { AppError } from '../../../src/core/errors.ts';
import { findOffset } from '../lines.ts';
import { spliceText } from '../splices.ts';
import type { StoredText, TextStore } from '../text-store.ts';
import { createWorkQueue, type WorkQueueDeps } from '../work-queue.ts';
import { PATIENCE_MS } from './constants.ts';
import { toSplices } from './edit-tree.ts';
import { findPlace, findTrail } from './find-place.ts';
import { readChildren } from './read-children.ts';
import { readRoot } from './read-root.ts';
import { readContent, readValue } from './read-value.ts';
import { spliceContainers } from './splice-containers.ts';
import type { TreeApi, TreePage, TreePageRequest } from './tree.api.ts';
import { createTreeIndex, type TreeIndex } from './tree-index.ts';

/** The texts of a store as trees. `longBytes` is for tests. */
export function createTreeService(
  store: Pick<TextStore, 'text' | 'add'>,
  deps: WorkQueueDeps,
  longBytes?: number,
): TreeApi {
  // A text that is closed takes its index with it.
  const indexes = new WeakMap<StoredText, TreeIndex>();
  const builds = createWorkQueue(deps);
  const reads = createWorkQueue(deps);

  const indexOf = (id: number): TreeIndex => {
    const text = store.text(id);
    const known = indexes.get(text);
    if (known !== undefined && !known.hasFailed()) return known;
    const index = createTreeIndex(text.source, longBytes);
    indexes.set(text, index);
    const build = builds.run((work) =>
      index.build(async (share) => {
        requireSame(id, text);
        await work.step(share);
        requireSame(id, text);
      }),
    );
    // Callers that wait for the index receive this error themselves.
    build.catch(() => undefined);
    return index;
  };

  /** Ends the work on a former text when its number was closed or has another text. */
  const requireSame = (id: number, text: StoredText) => {
    if (store.text(id) !== text) throw new AppError('document-closed', `Document ${id} has another text`);
  };

  /** Reads again while the index grows and the answer is incomplete. */
  const readPage = async (index: TreeIndex, request: TreePageRequest, deadline: number): Promise<TreePage> => {
    await index.reach(request.start);
    while (true) {
      const page = await readChildren(index, request);
      const isWhole = page.childCount !== null || page.nodes.length === request.count;
      if (isWhole || index.isDone() || deps.now() >= deadline) return page;
      await index.nextStep();
    }
  };

  return {
    getTreeRoot: async (id) => readRoot(indexOf(id)),

    async getTreePages(id, requests) {
      const index = indexOf(id);
      const deadline = deps.now() + PATIENCE_MS;
      const pages: TreePage[] = [];
      for (const request of requests) pages.push(await readPage(index, request, deadline));
      return pages;
    },

    async countTreeChildren(id, start) {
      const index = indexOf(id);
      await index.reach(start);
      while (true) {
        const { childCount } = await readChildren(index, { start, from: 0, count: 0 });
        if (childCount !== null || index.isDone()) return childCount ?? 0;
        await index.nextStep();
      }
    },

    getTreePlace: (id, start) => reads.run(async (work) => findPlace(store.text(id), indexOf(id), start, work)),

    getTreeTrail: (id, at) =>
      reads.run(async (work) => {
        const offset = typeof at === 'number' ? at : await findOffset(store.text(id), at);
        return findTrail(indexOf(id), offset, work);
      }),

    editTree: (id, trail, edit) =>
      reads.run(async (work) => {
        const index = indexOf(id);
        while (!index.isDone()) await index.nextStep();
        const text = store.text(id);
        const changes = await toSplices({ text, index }, trail, edit);
        await work.step(0);
        const edited = await spliceText(text, changes.splices);
        const containers = spliceContainers(index.containers(), changes, index.longBytes);
        if (containers !== null) indexes.set(edited, createTreeIndex(edited.source, longBytes, containers));
        return store.add(edited);
      }),

    getTreeContent: (id, start, maxBytes) =>
      reads.run(async (work) => readContent(store.text(id), indexOf(id), start, maxBytes, work)),

    getTreeValue: (id, start, maxBytes) =>
      reads.run(async (work) => readValue(store.text(id), indexOf(id), start, maxBytes, work)),
  };
}
