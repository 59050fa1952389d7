import type { TextPlace } from '../../../bridges/json-bridge.ts';
import type { Branch } from '../model/tree-branch.ts';
import { PAGE_ITEMS_COUNT } from '../model/tree-pages.ts';
import type { RowPlace } from '../model/tree-rows.ts';
import { listUnfolded, type TreeSnapshot, type TreeStep, toSteps, type UnfoldedRow } from '../model/tree-snapshot.ts';
import { REQUESTED_CHILDREN_COUNT, SEARCHED_PAGES_COUNT, UNFOLDED_AT_ONCE_COUNT } from './constants.ts';
import {
  countChildren,
  documentIdOf,
  fetchPages,
  notifyRows,
  revealRow,
  selectRow,
  type TreeContext,
} from './tree-context.ts';
import { ROOT, unfoldMany } from './tree-unfolding.ts';

/** Unfolds the way to the value or name at a place in the text, and selects it. */
export function showPlace(context: TreeContext, at: number | TextPlace): Promise<void> {
  return unfoldMany(context, async (isWanted) => {
    const trail = await context.tool.getTreeTrail(documentIdOf(context), at);
    const steps = trail.map((index): TreeStep => ({ key: null, index }));
    const place = await unfoldWay(context, steps, isWanted);
    if (isWanted()) revealRow(context, place);
    return false;
  });
}

/** Unfolds the rows on the way to a row. @returns that row, or the last one on the way that exists. */
async function unfoldWay(context: TreeContext, steps: readonly TreeStep[], isWanted: () => boolean): Promise<RowPlace> {
  const { rows } = context;
  let place = ROOT;
  for (const step of steps) {
    const branch = isWanted() ? (rows?.unfold(place) ?? null) : null;
    if (branch === null) break;
    const index = await findChild(context, branch, step);
    if (index === null) break;
    place = { parent: branch, index };
  }
  notifyRows(context);
  return place;
}

/**
 * The index of a child, whose page is fetched; null when there is none. A key that has moved is searched in the first
 * pages of its object.
 */
async function findChild(context: TreeContext, branch: Branch, { key, index }: TreeStep): Promise<number | null> {
  if (branch.childCount === null) await countChildren(context, branch);
  const count = branch.childCount ?? 0;
  if (index < count) {
    const items = await fetchWhole(context, branch, Math.floor(index / PAGE_ITEMS_COUNT));
    if (key === null || items[index % PAGE_ITEMS_COUNT]?.key === key) return index;
  }
  if (key === null) return null;
  const pages = Math.min(Math.ceil(count / PAGE_ITEMS_COUNT), SEARCHED_PAGES_COUNT);
  for (let page = 0; page < pages; page++) {
    const found = (await fetchWhole(context, branch, page)).find((item) => item.key === key);
    if (found !== undefined) return found.index;
  }
  return null;
}

async function fetchWhole(context: TreeContext, branch: Branch, page: number) {
  if (context.rows?.wholePage(branch, page) === null) await fetchPages(context, [{ branch, page }]);
  return context.rows?.wholePage(branch, page) ?? [];
}

/** Notes what the visitor made of a tree; null before its root is known. */
export function takeSnapshot({ rows, selected, scroll, store }: TreeContext): TreeSnapshot | null {
  if (rows === null) return null;
  return {
    unfolded: listUnfolded(rows),
    selected: toSteps(rows, selected),
    top: scroll && toSteps(rows, scroll.top),
    hiddenPx: scroll?.hiddenPx ?? 0,
    level: store.getState().level,
  };
}

/** Unfolds, selects and scrolls a tree like the one of a snapshot, as far as it has the same rows. */
export function restore(context: TreeContext, snapshot: TreeSnapshot): Promise<void> {
  return unfoldMany(context, async (isWanted) => {
    const isFull = await unfoldLike(context, snapshot.unfolded, isWanted);
    const selected = await unfoldWay(context, snapshot.selected, isWanted);
    const top = snapshot.top && (await unfoldWay(context, snapshot.top, isWanted));
    if (!isWanted()) return false;
    selectRow(context, selected);
    context.scroll = top && { top, hiddenPx: snapshot.hiddenPx };
    context.store.setState({ level: snapshot.level });
    notifyRows(context);
    return isFull;
  });
}

interface Pair {
  readonly like: UnfoldedRow;
  readonly branch: Branch;
}

/** Level by level. @returns whether there are more rows than may be unfolded at once. */
async function unfoldLike(context: TreeContext, root: UnfoldedRow | null, isWanted: () => boolean): Promise<boolean> {
  const top = root === null ? null : context.rows?.unfold(ROOT);
  let level: Pair[] = root !== null && top ? [{ like: root, branch: top }] : [];
  let room = UNFOLDED_AT_ONCE_COUNT;
  while (level.length > 0 && isWanted()) {
    await fetchLevel(context, level);
    const next: Pair[] = [];
    for (const { like, branch } of level) {
      for (const row of like.rows) {
        if (room === 0) return true;
        const index = isWanted() ? await findChild(context, branch, row.step) : null;
        const unfolded = index === null ? null : context.rows?.unfold({ parent: branch, index });
        if (!unfolded) continue;
        room -= 1;
        next.push({ like: row, branch: unfolded });
      }
    }
    level = next;
  }
  return false;
}

/** Fetches the pages where the rows of a level likely are, in requests of limited size. */
async function fetchLevel(context: TreeContext, level: readonly Pair[]): Promise<void> {
  const missing: { branch: Branch; page: number }[] = [];
  for (const { like, branch } of level) {
    if (branch.childCount === null) await countChildren(context, branch);
    const pages = new Set([0, ...like.rows.map(({ step }) => Math.floor(step.index / PAGE_ITEMS_COUNT))]);
    for (const page of pages) if (context.rows?.wholePage(branch, page) === null) missing.push({ branch, page });
  }
  let batch: typeof missing = [];
  let requested = 0;
  for (const [at, request] of missing.entries()) {
    batch.push(request);
    requested += Math.min(request.branch.childCount ?? PAGE_ITEMS_COUNT, PAGE_ITEMS_COUNT);
    if (requested < REQUESTED_CHILDREN_COUNT && at < missing.length - 1) continue;
    await fetchPages(context, batch);
    batch = [];
    requested = 0;
  }
}
