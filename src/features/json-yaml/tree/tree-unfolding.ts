import type { Branch, TreeItem } from '../model/tree-branch.ts';
import { PAGE_ITEMS_COUNT } from '../model/tree-pages.ts';
import type { RowPlace } from '../model/tree-rows.ts';
import { REQUESTED_CHILDREN_COUNT, UNFOLDED_AT_ONCE_COUNT } from './constants.ts';
import { countChildren, fetchPages, guard, notifyRows, selectRow, type TreeContext } from './tree-context.ts';

export const ROOT: RowPlace = { parent: null, index: 0 };

export function unfoldRow(context: TreeContext, place: RowPlace): void {
  const { rows } = context;
  const branch = rows?.unfold(place);
  if (!branch) return;
  // The first page may be missing, or be there only in part.
  if (rows?.wholePage(branch, 0) === null) void guard(context, () => fetchPages(context, [{ branch, page: 0 }]));
  context.store.setState({ level: null });
  notifyRows(context);
}

export function foldRow(context: TreeContext, place: RowPlace): void {
  const { rows } = context;
  rows?.fold(place);
  if (rows !== null) selectRow(context, rows.shownPlace(context.selected));
  context.store.setState({ level: null });
  notifyRows(context);
}

/** Unfolds a row and everything below it, up to a limit. */
export function unfoldAll(context: TreeContext, place: RowPlace): Promise<void> {
  return unfoldMany(context, async (isWanted) => {
    const top = context.rows?.unfold(place);
    if (!top) return false;
    if (context.rows?.wholePage(top, 0) === null) await fetchPages(context, [{ branch: top, page: 0 }]);
    return unfoldBelow(context, [top], Number.POSITIVE_INFINITY, isWanted);
  });
}

/** Unfolds a row and its siblings. */
export function unfoldSiblings(context: TreeContext, place: RowPlace): Promise<void> {
  return unfoldMany(context, async (isWanted) => {
    const { parent } = place;
    if (parent !== null) return (await unfoldChildren(context, [parent], UNFOLDED_AT_ONCE_COUNT, isWanted)).isFull;
    unfoldRow(context, place);
    return false;
  });
}

/** Shows all rows down to a level, up to a limit. Level 0 is the root alone. */
export function unfoldToLevel(context: TreeContext, level: number): Promise<void> {
  return unfoldMany(context, async (isWanted) => {
    const { rows } = context;
    if (rows === null) return false;
    rows.foldAll();
    selectRow(context, rows.shownPlace(ROOT));
    const root = level > 0 ? rows.unfold(ROOT) : null;
    if (root !== null && rows.wholePage(root, 0) === null) await fetchPages(context, [{ branch: root, page: 0 }]);
    context.store.setState({ level });
    notifyRows(context);
    return unfoldBelow(context, root === null ? [] : [root], level - 1, isWanted);
  });
}

/** Unfolds this many levels below branches. @returns whether it stopped at the limit. */
async function unfoldBelow(
  context: TreeContext,
  top: readonly Branch[],
  levels: number,
  isWanted: () => boolean,
): Promise<boolean> {
  let branches = top;
  let room = UNFOLDED_AT_ONCE_COUNT;
  for (let at = 0; at < levels && branches.length > 0 && isWanted(); at++) {
    const { unfolded, isFull } = await unfoldChildren(context, branches, room, isWanted);
    if (isFull) return true;
    branches = unfolded;
    room -= unfolded.length;
  }
  return false;
}

/**
 * Runs an unfolding in place of the one under way. The job resolves to whether it reached the limit, and may set the
 * level that the tree is unfolded to.
 */
export async function unfoldMany(
  context: TreeContext,
  job: (isWanted: () => boolean) => Promise<boolean>,
): Promise<void> {
  context.unfolding += 1;
  const { unfolding, store } = context;
  store.setState({ isUnfolding: true, isCapped: false, level: null });
  const isWanted = () => !context.isStopped && unfolding === context.unfolding;
  await guard(context, async () => {
    const isCapped = await job(isWanted);
    if (isWanted()) store.setState({ isCapped });
  });
  if (unfolding === context.unfolding) store.setState({ isUnfolding: false });
}

interface Child {
  readonly item: TreeItem;
  readonly parent: Branch;
}

/** Unfolds the children of branches, at most `room` of them, in requests of limited size. */
async function unfoldChildren(
  context: TreeContext,
  branches: readonly Branch[],
  room: number,
  isWanted: () => boolean,
): Promise<{ readonly unfolded: Branch[]; readonly isFull: boolean }> {
  const unfolded: Branch[] = [];
  let batch: Child[] = [];
  let requested = 0;
  const flush = async () => {
    if (isWanted()) unfolded.push(...(await unfoldBatch(context, batch)));
    batch = [];
    requested = 0;
  };
  for await (const child of childrenOf(context, branches, isWanted)) {
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
}

/** Unfolds children and fetches the first page of each. */
async function unfoldBatch(context: TreeContext, batch: readonly Child[]): Promise<Branch[]> {
  const { rows } = context;
  const opened = batch.flatMap(({ item, parent }) => rows?.unfoldItem(item, parent) ?? []);
  const missing = opened.filter((branch) => rows?.wholePage(branch, 0) === null);
  if (missing.length > 0) {
    await fetchPages(
      context,
      missing.map((branch) => ({ branch, page: 0 })),
    );
  }
  return opened;
}

/** The children of branches in their order, fetched as they are needed. */
async function* childrenOf(
  context: TreeContext,
  branches: readonly Branch[],
  isWanted: () => boolean,
): AsyncGenerator<Child> {
  for (const branch of branches) {
    for (let page = 0; isWanted(); page++) {
      if (branch.childCount === null) await countChildren(context, branch);
      if (context.rows?.wholePage(branch, page) === null) await fetchPages(context, [{ branch, page }]);
      const items = context.rows?.wholePage(branch, page) ?? [];
      for (const item of items) if (isWanted()) yield { item, parent: branch };
      if (items.length < PAGE_ITEMS_COUNT) break;
    }
  }
}
