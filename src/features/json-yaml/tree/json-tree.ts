import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TreeApi, TreePlace } from '../../../bridges/json-bridge.ts';
import type { Branch, TreeItem } from '../model/tree-branch.ts';
import {
  createTreeRows,
  isSamePlace,
  PAGE_ITEMS_COUNT,
  type PageWish,
  type Row,
  type RowPlace,
  type TreeRows,
} from '../model/tree-rows.ts';
import { REQUESTED_CHILDREN_COUNT, SMALL_ROOT_COUNT, UNFOLDED_AT_ONCE_COUNT } from './constants.ts';

export interface TreeState {
  readonly isReady: boolean;
  readonly isUnfolding: boolean;
  /** The last unfolding stopped before its end, because there is so much. */
  readonly isCapped: boolean;
  /** Path and line of the selected value; null while they are looked for. */
  readonly place: TreePlace | null;
}

/** A document as a tree: its rows, and what a visitor does with them. */
export interface JsonTree {
  readonly documentId: number;
  readonly store: StoreApi<TreeState>;
  /** Null until the root is known. */
  rows(): TreeRows | null;
  selected(): RowPlace;
  /** Told whenever rows came, moved or look different. */
  onRows(listener: () => void): () => void;
  /** Says which rows are in view. What is missing of them is fetched. */
  want(rows: readonly Row[]): void;
  select(place: RowPlace): void;
  unfold(place: RowPlace): void;
  fold(place: RowPlace): void;
  /** Unfolds the row and its siblings. */
  unfoldSiblings(place: RowPlace): Promise<void>;
  /** Shows all rows down to a level, 0 the root alone; of very many the first. */
  unfoldToLevel(level: number): Promise<void>;
  foldAll(): void;
  stop(): void;
}

export interface JsonTreeOptions {
  readonly tool: TreeApi;
  readonly documentId: number;
  readonly onError: (error: unknown) => void;
}

const ROOT: RowPlace = { parent: null, index: 0 };

export function createJsonTree({ tool, documentId, onError }: JsonTreeOptions): JsonTree {
  const store = createStore<TreeState>(() => ({ isReady: false, isUnfolding: false, isCapped: false, place: null }));
  const listeners = new Set<() => void>();
  const counting = new Map<Branch, Promise<void>>();
  let rows: TreeRows | null = null;
  let selected = ROOT;
  let wanted: readonly PageWish[] = [];
  let isFetching = false;
  let isPlacing = false;
  let isStopped = false;
  /** The unfolding under way; another one takes its place. */
  let unfolding = 0;

  const tell = () => {
    for (const listener of listeners) listener();
  };

  /** Goes on only while the tree is in use; failures are reported once. */
  const guard = async (job: () => Promise<void>): Promise<void> => {
    try {
      await job();
    } catch (error) {
      if (!isStopped) onError(error);
    }
  };

  const takePages = async (wishes: readonly PageWish[]) => {
    const requests = wishes.map(({ branch, page }) => ({
      start: branch.item.start,
      from: page * PAGE_ITEMS_COUNT,
      count: PAGE_ITEMS_COUNT,
    }));
    const pages = await tool.getTreePages(documentId, requests);
    if (isStopped || rows === null) return;
    for (const [at, { branch, page }] of wishes.entries()) {
      const { nodes, childCount } = pages[at] ?? { nodes: [], childCount: null };
      rows.addPage(branch, page, nodes, childCount);
      if (branch.childCount === null) void guard(() => count(branch));
    }
    tell();
  };

  const count = (branch: Branch): Promise<void> => {
    const underWay = counting.get(branch) ?? askCount(branch).finally(() => counting.delete(branch));
    counting.set(branch, underWay);
    return underWay;
  };
  const askCount = async (branch: Branch) => {
    const childCount = await tool.countTreeChildren(documentId, branch.item.start);
    if (isStopped) return;
    rows?.setChildCount(branch, childCount);
    tell();
  };

  /** One request at a time, for what is wanted by then. */
  const fetchWanted = async () => {
    if (isFetching) return;
    isFetching = true;
    await guard(async () => {
      while (!isStopped && wanted.length > 0) {
        const wishes = wanted;
        wanted = [];
        await takePages(wishes);
      }
    });
    isFetching = false;
  };

  const findPlace = async () => {
    if (isPlacing) return;
    isPlacing = true;
    await guard(async () => {
      while (!isStopped && store.getState().place === null) {
        const place = selected;
        const item = rows?.row(place).item ?? null;
        if (item === null) return;
        const found = await tool.getTreePlace(documentId, item.start);
        if (isSamePlace(place, selected)) store.setState({ place: found });
      }
    });
    isPlacing = false;
  };

  const select = (place: RowPlace) => {
    if (isSamePlace(place, selected) && store.getState().place !== null) return;
    selected = place;
    store.setState({ place: null });
    void findPlace();
    tell();
  };

  const unfold = (place: RowPlace) => {
    const branch = rows?.unfold(place);
    if (!branch) return;
    // The first page may be there in part only, or not at all.
    if (rows?.wholePage(branch, 0) === null) void guard(() => takePages([{ branch, page: 0 }]));
    tell();
  };

  const fold = (place: RowPlace) => {
    rows?.fold(place);
    if (rows !== null) select(rows.shownPlace(selected));
    tell();
  };

  /** Runs an unfolding in place of the one under way; `isWanted` says whether it still is. */
  const unfoldMany = async (job: (isWanted: () => boolean) => Promise<boolean>) => {
    unfolding += 1;
    const own = unfolding;
    store.setState({ isUnfolding: true, isCapped: false });
    const isWanted = () => !isStopped && own === unfolding;
    await guard(async () => {
      const isCapped = await job(isWanted);
      if (isWanted()) store.setState({ isCapped });
    });
    if (own === unfolding) store.setState({ isUnfolding: false });
  };

  /** Children of branches in their order, fetched as they are needed. */
  async function* childrenOf(branches: readonly Branch[], isWanted: () => boolean) {
    for (const branch of branches) {
      for (let page = 0; isWanted(); page++) {
        if (branch.childCount === null) await count(branch);
        if (rows?.wholePage(branch, page) === null) await takePages([{ branch, page }]);
        const items = rows?.wholePage(branch, page) ?? [];
        for (const item of items) if (isWanted()) yield { item, parent: branch };
        if (items.length < PAGE_ITEMS_COUNT) break;
      }
    }
  }

  /** Unfolds the children of branches, `room` of them at most. */
  const unfoldChildren = async (branches: readonly Branch[], room: number, isWanted: () => boolean) => {
    const unfolded: Branch[] = [];
    let batch: { readonly item: TreeItem; readonly parent: Branch }[] = [];
    let requested = 0;
    const flush = async () => {
      if (!isWanted()) return;
      const opened = batch.flatMap(({ item, parent }) => rows?.unfoldItem(item, parent) ?? []);
      batch = [];
      requested = 0;
      const missing = opened.filter((branch) => rows?.wholePage(branch, 0) === null);
      if (missing.length > 0) await takePages(missing.map((branch) => ({ branch, page: 0 })));
      unfolded.push(...opened);
    };
    for await (const child of childrenOf(branches, isWanted)) {
      const { kind, childCount } = child.item;
      if ((kind !== 'object' && kind !== 'array') || childCount === 0) continue;
      if (unfolded.length + batch.length === room) {
        await flush();
        return { unfolded, isFull: true };
      }
      batch.push(child);
      requested += Math.min(childCount ?? PAGE_ITEMS_COUNT, PAGE_ITEMS_COUNT);
      if (requested >= REQUESTED_CHILDREN_COUNT) await flush();
    }
    await flush();
    return { unfolded, isFull: false };
  };

  const unfoldToLevel = (level: number) =>
    unfoldMany(async (isWanted) => {
      if (rows === null) return false;
      rows.foldAll();
      select(rows.shownPlace(ROOT));
      const root = level > 0 ? rows.unfold(ROOT) : null;
      if (root !== null && rows.wholePage(root, 0) === null) await takePages([{ branch: root, page: 0 }]);
      tell();
      let branches = root === null ? [] : [root];
      let room = UNFOLDED_AT_ONCE_COUNT;
      for (let at = 1; at < level && branches.length > 0 && isWanted(); at++) {
        const { unfolded, isFull } = await unfoldChildren(branches, room, isWanted);
        if (isFull) return true;
        branches = unfolded;
        room -= unfolded.length;
      }
      return false;
    });

  const open = async () => {
    const root = await tool.getTreeRoot(documentId);
    if (isStopped) return;
    rows = createTreeRows(root);
    store.setState({ isReady: true });
    await unfoldToLevel(root.childCount !== null && root.childCount <= SMALL_ROOT_COUNT ? 2 : 1);
  };
  void guard(open);

  return {
    documentId,
    store,
    rows: () => rows,
    selected: () => selected,
    onRows(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want(inView) {
      wanted = rows?.missingPages(inView).filter(({ branch }) => !counting.has(branch)) ?? [];
      void fetchWanted();
      if (store.getState().place === null) void findPlace();
    },
    select,
    unfold,
    fold,
    unfoldSiblings: (place) =>
      unfoldMany(async (isWanted) => {
        if (place.parent === null) unfold(place);
        if (place.parent === null) return false;
        return (await unfoldChildren([place.parent], UNFOLDED_AT_ONCE_COUNT, isWanted)).isFull;
      }),
    unfoldToLevel,
    foldAll: () => void unfoldToLevel(0),
    stop() {
      isStopped = true;
      listeners.clear();
    },
  };
}
