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

/** Which row: the child `index` of a branch, or the root. It stays the same row wherever it moves to. */
export interface RowPlace {
  readonly parent: Branch | null;
  readonly index: number;
}

export interface Row extends RowPlace {
  readonly level: number;
  /** Null while it is on its way. */
  readonly item: TreeItem | null;
  readonly isOpen: boolean;
}

export interface PageWish {
  readonly branch: Branch;
  /** Number of the page, from 0. */
  readonly page: number;
}

/** Children that are asked for at a time. */
export const PAGE_ITEMS_COUNT = 100;
/** Items that are kept; pages that were not seen for longest are forgotten above it, and fetched again. */
const KEPT_ITEMS_COUNT = 50_000;

interface KeptPage {
  readonly branch: MutableBranch;
  readonly page: number;
}

/** The rows of a tree of which only what was looked at is known. `keptItems` is for tests. */
export function createTreeRows(root: TreeItem, keptItems = KEPT_ITEMS_COUNT) {
  const top = createBranch(root, null);
  /** Least recently used first. */
  const kept = new Map<readonly TreeItem[], KeptPage>();
  let keptCount = 0;

  const itemAt = ({ parent, index }: RowPlace): TreeItem | null => {
    if (parent === null) return root;
    const branch = parent as MutableBranch;
    const number = Math.floor(index / PAGE_ITEMS_COUNT);
    const page = branch.pages.get(number);
    if (page === undefined) return findBranch(branch, index)?.item ?? null;
    kept.delete(page);
    kept.set(page, { branch, page: number });
    return page[index % PAGE_ITEMS_COUNT] ?? null;
  };

  const branchAt = ({ parent, index }: RowPlace): MutableBranch | null =>
    parent === null ? top : findBranch(parent as MutableBranch, index);

  const toRow = (place: RowPlace): Row => {
    const item = itemAt(place);
    const branch = branchAt(place);
    // The item may have come before it was counted.
    const childCount = branch?.childCount ?? item?.childCount ?? null;
    return {
      ...place,
      level: place.parent?.level ?? 1,
      item: item && { ...item, childCount },
      isOpen: branch?.isOpen ?? false,
    };
  };

  /** The place behind another in the order of the rows; null at the end. */
  const nextOf = (place: RowPlace): RowPlace | null => {
    const branch = branchAt(place);
    if (branch?.isOpen && childRows(branch) > 0) return { parent: branch, index: 0 };
    let { parent, index } = place;
    while (parent !== null) {
      if (index + 1 < childRows(parent as MutableBranch)) return { parent, index: index + 1 };
      index = parent.item.index;
      parent = parent.parent;
    }
    return null;
  };

  const placeAt = (row: number): RowPlace => {
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
  };

  const unfold = (item: TreeItem, parent: MutableBranch | null): MutableBranch => {
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
  };

  /** Says how many children a branch has and how many of them are there, and moves what is below. */
  const recount = (branch: MutableBranch) => {
    const inBranches = branch.branches.reduce((sum, each) => sum + shownRows(each), 0);
    const change = childRows(branch) + inBranches - branch.rowCount;
    branch.rowCount += change;
    if (branch.isOpen) passOn(branch, change);
  };

  const forgetPages = () => {
    for (const [items, { branch, page }] of kept) {
      if (keptCount <= keptItems) return;
      // Uncounted, a branch has no other rows than those that are there.
      if (branch.childCount === null) continue;
      kept.delete(items);
      branch.pages.delete(page);
      keptCount -= items.length;
    }
  };

  return {
    root: top as Branch,
    rowCount: (): number => 1 + shownRows(top),

    /** Rows from … from + count, as many as there are. */
    rows(from: number, count: number): Row[] {
      const rows: Row[] = [];
      let place: RowPlace | null = from < 1 + shownRows(top) ? placeAt(from) : null;
      for (; place !== null && rows.length < count; place = nextOf(place)) rows.push(toRow(place));
      return rows;
    },
    row: toRow,
    /** The number of a row; of one that is folded away, that of the row that hides it. */
    rowNumber(place: RowPlace): number {
      let number = 0;
      for (let { parent, index } = place; parent !== null; { parent, index } = placeOf(parent)) {
        number = parent.isOpen ? number + index + 1 + rowsBeforeChild(parent as MutableBranch, index) : 0;
      }
      return number;
    },
    /** The row itself, or the one that hides it. */
    shownPlace(place: RowPlace): RowPlace {
      let shown = place;
      for (let branch = place.parent; branch !== null; branch = branch.parent) {
        if (!branch.isOpen) shown = placeOf(branch);
      }
      return shown;
    },

    /** Unfolds a row; null when it is not there yet or has nothing to unfold. */
    unfold(place: RowPlace): Branch | null {
      const item = itemAt(place);
      return item === null || !hasChildren(item) ? null : unfold(item, place.parent as MutableBranch | null);
    },
    /** Unfolds an item that a page has brought. */
    unfoldItem: (item: TreeItem, parent: Branch): Branch => unfold(item, parent as MutableBranch),
    fold(place: RowPlace): void {
      const branch = branchAt(place);
      if (!branch?.isOpen) return;
      passOn(branch, -branch.rowCount);
      branch.isOpen = false;
    },
    /** Folds everything, and forgets what was unfolded. */
    foldAll(): void {
      top.isOpen = false;
      top.branches = [];
      top.rowsBefore = null;
      recount(top);
    },

    /** Takes in children from the beginning of a page on. */
    addPage(branch: Branch, page: number, items: readonly TreeItem[], childCount: number | null): void {
      const own = branch as MutableBranch;
      const former = own.pages.get(page);
      if (former !== undefined) {
        kept.delete(former);
        keptCount -= former.length;
      }
      own.pages.set(page, items);
      kept.set(items, { branch: own, page });
      keptCount += items.length;
      own.childCount = childCount ?? own.childCount;
      recount(own);
      forgetPages();
    },
    setChildCount(branch: Branch, childCount: number): void {
      (branch as MutableBranch).childCount = childCount;
      recount(branch as MutableBranch);
    },
    /** The children of a page, when all that there are have come. */
    wholePage(branch: Branch, page: number): readonly TreeItem[] | null {
      const own = branch as MutableBranch;
      const items = own.pages.get(page);
      const due = Math.min((own.childCount ?? Number.POSITIVE_INFINITY) - page * PAGE_ITEMS_COUNT, PAGE_ITEMS_COUNT);
      return items !== undefined && items.length >= due ? items : null;
    },
    /** Pages that rows are waiting for, in their order. */
    missingPages(rows: readonly Row[]): PageWish[] {
      const wishes: PageWish[] = [];
      for (const { parent, index, item } of rows) {
        if (item !== null || parent === null) continue;
        const page = Math.floor(index / PAGE_ITEMS_COUNT);
        if (!wishes.some((wish) => wish.branch === parent && wish.page === page)) wishes.push({ branch: parent, page });
      }
      return wishes;
    },
  };
}

export type TreeRows = ReturnType<typeof createTreeRows>;

export function hasChildren({ kind, childCount }: TreeItem): boolean {
  return (kind === 'object' || kind === 'array') && childCount !== 0;
}

/** The row that a branch is unfolded from. */
export function placeOf(branch: Branch): RowPlace {
  return { parent: branch.parent, index: branch.parent === null ? 0 : branch.item.index };
}

export function isSamePlace(a: RowPlace, b: RowPlace): boolean {
  return a.parent === b.parent && a.index === b.index;
}
