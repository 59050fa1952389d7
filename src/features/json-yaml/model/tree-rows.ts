import {
  type Branch,
  childRows,
  countRowsBefore,
  createBranch,
  findBranch,
  lastIndex,
  type MutableBranch,
  passOn,
  rowsBeforeChild,
  shownRows,
  type TreeItem,
} from './tree-branch.ts';
import {
  addToCache,
  createPageCache,
  dropOldPages,
  findChild,
  findWholePage,
  PAGE_ITEMS_COUNT,
  type PageCache,
} from './tree-pages.ts';

/** Names a row: the child `index` of a branch, or the root. It stays valid when the row moves. */
export interface RowPlace {
  readonly parent: Branch | null;
  readonly index: number;
}

export interface Row extends RowPlace {
  readonly level: number;
  /** Null while it is being fetched. */
  readonly item: TreeItem | null;
  readonly isOpen: boolean;
}

export interface PageRequest {
  readonly branch: Branch;
  /** Number of the page, from 0. */
  readonly page: number;
}

/** The rows of a tree whose children are fetched page by page. */
export type TreeRows = ReturnType<typeof createTreeRows>;

/** Items that are kept in memory. */
const CACHED_ITEMS_COUNT = 50_000;

interface RowsContext {
  readonly top: MutableBranch;
  readonly cache: PageCache;
}

/** `cachedItemsCount` is for tests. */
export function createTreeRows(root: TreeItem, cachedItemsCount = CACHED_ITEMS_COUNT) {
  const top = createBranch(root, null);
  const context: RowsContext = { top, cache: createPageCache(cachedItemsCount) };
  return {
    root: top,
    rowCount: () => countRows(top),
    /** Up to `count` rows from number `from` on. */
    rows: (from: number, count: number) => listRows(context, from, count),
    row: (place: RowPlace) => toRow(context, place),
    /** The number of a row; for a row that is folded away, the number of the row that hides it. */
    rowNumber: toRowNumber,
    /** The row itself, or the row that hides it. */
    shownPlace: toShownPlace,
    /** Unfolds a row; null when it is not fetched yet or has no children. */
    unfold(place: RowPlace): Branch | null {
      const item = itemAt(context, place);
      if (item === null || !hasChildren(item)) return null;
      return unfoldItem(context, item, place.parent as MutableBranch | null);
    },
    /** Unfolds an item of a page. */
    unfoldItem: (item: TreeItem, parent: Branch) => unfoldItem(context, item, parent as MutableBranch),
    fold: (place: RowPlace) => fold(context, place),
    /** Folds every row and forgets which rows were unfolded. */
    foldAll() {
      top.isOpen = false;
      top.branches = [];
      top.rowsBefore = null;
      recount(top);
    },
    /** Adds fetched children, which start at the beginning of a page. */
    addPage(branch: Branch, page: number, items: readonly TreeItem[], childCount: number | null) {
      const changed = branch as MutableBranch;
      addToCache(context.cache, changed, page, items);
      changed.childCount = childCount ?? changed.childCount;
      recount(changed);
      dropOldPages(context.cache);
    },
    setChildCount(branch: Branch, childCount: number) {
      (branch as MutableBranch).childCount = childCount;
      recount(branch as MutableBranch);
    },
    /** The children of a branch that are, or were, unfolded, in their order. */
    branchesIn: (branch: Branch): readonly Branch[] => (branch as MutableBranch).branches,
    /** The children of a page; null while some of them are missing. */
    wholePage: (branch: Branch, page: number): readonly TreeItem[] | null =>
      findWholePage(branch as MutableBranch, page),
    /** The pages of rows that are not fetched, in the order of the rows. */
    missingPages,
  };
}

export function hasChildren({ kind, childCount }: TreeItem): boolean {
  return (kind === 'object' || kind === 'array') && childCount !== 0;
}

/** The row that a branch is unfolded from. */
function placeOf(branch: Branch): RowPlace {
  return { parent: branch.parent, index: branch.parent === null ? 0 : branch.item.index };
}

export function isSamePlace(a: RowPlace, b: RowPlace): boolean {
  return a.parent === b.parent && a.index === b.index;
}

function countRows(top: MutableBranch): number {
  return 1 + shownRows(top);
}

function listRows(context: RowsContext, from: number, count: number): Row[] {
  const rows: Row[] = [];
  let place: RowPlace | null = from < countRows(context.top) ? placeAt(context.top, from) : null;
  for (; place !== null && rows.length < count; place = nextPlace(context, place)) rows.push(toRow(context, place));
  return rows;
}

function itemAt({ top, cache }: RowsContext, { parent, index }: RowPlace): TreeItem | null {
  return parent === null ? top.item : findChild(cache, parent as MutableBranch, index);
}

function branchAt({ top }: RowsContext, { parent, index }: RowPlace): MutableBranch | null {
  return parent === null ? top : findBranch(parent as MutableBranch, index);
}

function toRow(context: RowsContext, place: RowPlace): Row {
  const item = itemAt(context, place);
  const branch = branchAt(context, place);
  // The item may have been fetched before its children were counted.
  const childCount = branch?.childCount ?? item?.childCount ?? null;
  return {
    ...place,
    level: place.parent?.level ?? 1,
    item: item && { ...item, childCount },
    isOpen: branch?.isOpen ?? false,
  };
}

/** The place after another in the order of the rows; null at the end. */
function nextPlace(context: RowsContext, place: RowPlace): RowPlace | null {
  const branch = branchAt(context, place);
  if (branch?.isOpen && childRows(branch) > 0) return { parent: branch, index: 0 };
  let { parent, index } = place;
  while (parent !== null) {
    if (index + 1 < childRows(parent as MutableBranch)) return { parent, index: index + 1 };
    index = parent.item.index;
    parent = parent.parent;
  }
  return null;
}

function placeAt(top: MutableBranch, row: number): RowPlace {
  if (row === 0) return { parent: null, index: 0 };
  let branch = top;
  let left = row - 1;
  while (true) {
    const before = countRowsBefore(branch);
    const at = lastIndex(branch.branches, (each, place) => each.item.index + (before[place] ?? 0) <= left);
    const holder = branch.branches[at];
    if (holder === undefined) return { parent: branch, index: left };
    const within = left - holder.item.index - (before[at] ?? 0);
    if (within === 0) return { parent: branch, index: holder.item.index };
    if (within > shownRows(holder)) return { parent: branch, index: holder.item.index + within - shownRows(holder) };
    branch = holder;
    left = within - 1;
  }
}

function toRowNumber(place: RowPlace): number {
  let number = 0;
  for (let { parent, index } = place; parent !== null; { parent, index } = placeOf(parent)) {
    number = parent.isOpen ? number + index + 1 + rowsBeforeChild(parent as MutableBranch, index) : 0;
  }
  return number;
}

function toShownPlace(place: RowPlace): RowPlace {
  let shown = place;
  for (let branch = place.parent; branch !== null; branch = branch.parent) {
    if (!branch.isOpen) shown = placeOf(branch);
  }
  return shown;
}

function unfoldItem({ top }: RowsContext, item: TreeItem, parent: MutableBranch | null): MutableBranch {
  const found = parent === null ? top : findBranch(parent, item.index);
  const branch = found ?? createBranch(item, parent);
  if (found === null && parent !== null) {
    const at = lastIndex(parent.branches, (each) => each.item.index < item.index) + 1;
    parent.branches.splice(at, 0, branch);
    parent.rowsBefore = null;
  }
  if (!branch.isOpen) {
    branch.isOpen = true;
    passOn(branch, branch.rowCount);
  }
  return branch;
}

function fold(context: RowsContext, place: RowPlace): void {
  const branch = branchAt(context, place);
  if (!branch?.isOpen) return;
  passOn(branch, -branch.rowCount);
  branch.isOpen = false;
}

/** Counts the rows of a branch again, after its children or their number changed. */
function recount(branch: MutableBranch): void {
  const inBranches = branch.branches.reduce((sum, each) => sum + shownRows(each), 0);
  const change = childRows(branch) + inBranches - branch.rowCount;
  branch.rowCount += change;
  if (branch.isOpen) passOn(branch, change);
}

function missingPages(rows: readonly Row[]): PageRequest[] {
  const requests: PageRequest[] = [];
  for (const { parent, index, item } of rows) {
    if (item !== null || parent === null) continue;
    const page = Math.floor(index / PAGE_ITEMS_COUNT);
    if (!requests.some((each) => each.branch === parent && each.page === page)) requests.push({ branch: parent, page });
  }
  return requests;
}
