import type { TextPlace } from '../../../bridges/json-bridge.ts';
import type { Branch } from '../model/tree-branch.ts';
import { PAGE_ITEMS_COUNT } from '../model/tree-pages.ts';
import type { RowPlace } from '../model/tree-rows.ts';
import type { TreeStep } from '../model/tree-snapshot.ts';
import { SEARCHED_PAGES_COUNT } from './constants.ts';
import { countChildren, documentIdOf, fetchPages, notifyRows, revealRow, type TreeContext } from './tree-context.ts';
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
export async function unfoldWay(
  context: TreeContext,
  steps: readonly TreeStep[],
  isWanted: () => boolean,
): Promise<RowPlace> {
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
export async function findChild(
  context: TreeContext,
  branch: Branch,
  { key, index }: TreeStep,
): Promise<number | null> {
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
