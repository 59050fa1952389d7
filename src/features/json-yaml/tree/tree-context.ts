import type { StoreApi } from 'zustand/vanilla';
import type { TextDocument, TreeApi, TreePlace } from '../../../bridges/json-bridge.ts';
import type { Branch } from '../model/tree-branch.ts';
import { PAGE_ITEMS_COUNT } from '../model/tree-pages.ts';
import { isSamePlace, type PageRequest, type Row, type RowPlace, type TreeRows } from '../model/tree-rows.ts';

export interface TreeState {
  /** What the tree shows. */
  readonly document: TextDocument;
  readonly isReady: boolean;
  /** The tree stays in view until its replacement is ready. */
  readonly isStopped: boolean;
  readonly isUnfolding: boolean;
  /** The last unfolding stopped early because it reached the limit. */
  readonly isCapped: boolean;
  /** Path and line of the selected value; null while they are looked up. */
  readonly place: TreePlace | null;
  /** The level that the tree was last unfolded to; null after other changes. */
  readonly level: number | null;
}

/** Where the rows in view begin. */
export interface TreeScroll {
  readonly top: RowPlace;
  /** The part of the first row that is above the view. */
  readonly hiddenPx: number;
}

/** What the functions of a tree share. */
export interface TreeContext {
  readonly tool: TreeApi;
  onError: (error: unknown) => void;
  store: StoreApi<TreeState>;
  listeners: Set<() => void>;
  /** Counts of children that are under way. */
  readonly counting: Map<Branch, Promise<void>>;
  /** Null until the root is known. */
  rows: TreeRows | null;
  selected: RowPlace;
  scroll: TreeScroll | null;
  /** The rows in view must begin where `scroll` says. */
  isScrollDue: boolean;
  /** The selected row must be brought into view. */
  isRevealDue: boolean;
  wantedPages: readonly PageRequest[];
  isFetching: boolean;
  isLookingUpPlace: boolean;
  isStopped: boolean;
  /** Number of the last unfolding, which replaces the ones before it. */
  unfolding: number;
}

export function documentIdOf({ store }: TreeContext): number {
  return store.getState().document.id;
}

/** Reports that rows were added, moved or changed. */
export function notifyRows({ listeners }: TreeContext): void {
  for (const listener of listeners) listener();
}

/** Runs a job and reports its failure, unless the tree is no longer in use. */
export async function guard(context: TreeContext, job: () => Promise<void>): Promise<void> {
  try {
    await job();
  } catch (error) {
    if (!context.isStopped) context.onError(error);
  }
}

/** Notes which rows are in view, and fetches the missing ones. */
export function wantRows(context: TreeContext, inView: readonly Row[]): void {
  const { rows, counting, store } = context;
  context.wantedPages = rows?.missingPages(inView).filter(({ branch }) => !counting.has(branch)) ?? [];
  void fetchWanted(context);
  if (store.getState().place === null) void lookUpPlace(context);
}

/** One request at a time; each asks for the pages that are wanted by then. */
async function fetchWanted(context: TreeContext): Promise<void> {
  if (context.isFetching) return;
  context.isFetching = true;
  await guard(context, async () => {
    while (!context.isStopped && context.wantedPages.length > 0) {
      const requests = context.wantedPages;
      context.wantedPages = [];
      await fetchPages(context, requests);
    }
  });
  context.isFetching = false;
}

export async function fetchPages(context: TreeContext, requests: readonly PageRequest[]): Promise<void> {
  const pages = await context.tool.getTreePages(
    documentIdOf(context),
    requests.map(({ branch, page }) => ({
      start: branch.item.start,
      from: page * PAGE_ITEMS_COUNT,
      count: PAGE_ITEMS_COUNT,
    })),
  );
  if (context.isStopped || context.rows === null) return;
  for (const [at, { branch, page }] of requests.entries()) {
    const { nodes, childCount } = pages[at] ?? { nodes: [], childCount: null };
    context.rows.addPage(branch, page, nodes, childCount);
    if (branch.childCount === null) void guard(context, () => countChildren(context, branch));
  }
  notifyRows(context);
}

/** Asks for the number of a branch's children. Calls for the same branch share one request. */
export function countChildren(context: TreeContext, branch: Branch): Promise<void> {
  const { counting } = context;
  const underWay = counting.get(branch) ?? requestCount(context, branch).finally(() => counting.delete(branch));
  counting.set(branch, underWay);
  return underWay;
}

async function requestCount(context: TreeContext, branch: Branch): Promise<void> {
  const childCount = await context.tool.countTreeChildren(documentIdOf(context), branch.item.start);
  if (context.isStopped) return;
  context.rows?.setChildCount(branch, childCount);
  notifyRows(context);
}

export function selectRow(context: TreeContext, place: RowPlace): void {
  if (isSamePlace(place, context.selected) && context.store.getState().place !== null) return;
  context.selected = place;
  context.store.setState({ place: null });
  void lookUpPlace(context);
  notifyRows(context);
}

/** Selects a row and has it brought into view. */
export function revealRow(context: TreeContext, place: RowPlace): void {
  selectRow(context, place);
  context.isRevealDue = true;
  notifyRows(context);
}

/** Looks up path and line of the selected value, again when the selection changes meanwhile. */
async function lookUpPlace(context: TreeContext): Promise<void> {
  if (context.isLookingUpPlace) return;
  context.isLookingUpPlace = true;
  await guard(context, async () => {
    while (!context.isStopped && context.store.getState().place === null) {
      const { selected } = context;
      const item = context.rows?.row(selected).item ?? null;
      if (item === null) return;
      const found = await context.tool.getTreePlace(documentIdOf(context), item.start);
      if (!context.isStopped && isSamePlace(selected, context.selected)) context.store.setState({ place: found });
    }
  });
  context.isLookingUpPlace = false;
}
