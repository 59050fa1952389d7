/** A value of a document, as the worker describes it. */
export interface TreeItem {
  /** Identifies the value. Increases from one value of a document to the next. */
  readonly start: number;
  readonly kind: 'object' | 'array' | 'string' | 'number' | 'literal';
  /** Position among its siblings, from 0. */
  readonly index: number;
  readonly key: string | null;
  readonly isKeyClipped: boolean;
  readonly text: string;
  readonly isClipped: boolean;
  /** Null for a value that cannot have children, and while they are not counted. */
  readonly childCount: number | null;
  /** The first children of an object or array in brackets; may be empty. */
  readonly preview: string;
}

/** An object or array that is, or was, unfolded. */
export interface Branch {
  readonly item: TreeItem;
  readonly parent: Branch | null;
  /** The level of its children; the root is at level 1. */
  readonly level: number;
  readonly isOpen: boolean;
  /** Null while they are not counted: then the fetched children are shown, and a placeholder after them. */
  readonly childCount: number | null;
}

/** A branch as the functions of the rows change it. */
export interface MutableBranch {
  readonly item: TreeItem;
  readonly parent: MutableBranch | null;
  readonly level: number;
  isOpen: boolean;
  childCount: number | null;
  readonly pages: Map<number, readonly TreeItem[]>;
  /** Children that are, or were, unfolded, sorted by index. */
  branches: MutableBranch[];
  /** The number of rows in it when it is open. */
  rowCount: number;
  /** The number of rows in the branches before each of `branches`; null when it must be counted again. */
  rowsBefore: number[] | null;
}

/** A folded branch without fetched children. */
export function createBranch(item: TreeItem, parent: MutableBranch | null): MutableBranch {
  const { childCount } = item;
  return {
    item,
    parent,
    level: (parent?.level ?? 1) + 1,
    isOpen: false,
    childCount,
    pages: new Map(),
    branches: [],
    rowCount: childCount ?? 1,
    rowsBefore: null,
  };
}

/** The number of rows of a branch's direct children. */
export function childRows({ childCount, pages }: MutableBranch): number {
  return childCount ?? (pages.get(0)?.length ?? 0) + 1;
}

/** The number of rows that a branch shows below its own row. */
export function shownRows({ isOpen, rowCount }: MutableBranch): number {
  return isOpen ? rowCount : 0;
}

/** Adds a change in a branch's number of rows to the branches around it. */
export function passOn(branch: MutableBranch, change: number): void {
  let below = branch;
  for (let { parent } = branch; parent !== null; parent = parent.parent) {
    // Children may still arrive for a branch that was removed.
    if (findBranch(parent, below.item.index) !== below) return;
    parent.rowCount += change;
    parent.rowsBefore = null;
    if (!parent.isOpen) return;
    below = parent;
  }
}

/** The number of rows in the branches before each of a branch's branches. */
export function countRowsBefore(branch: MutableBranch): number[] {
  if (branch.rowsBefore !== null) return branch.rowsBefore;
  let sum = 0;
  branch.rowsBefore = branch.branches.map((each) => {
    const before = sum;
    sum += shownRows(each);
    return before;
  });
  return branch.rowsBefore;
}

/** The number of rows in the branches of the children before one child. */
export function rowsBeforeChild(branch: MutableBranch, index: number): number {
  const at = lastIndex(branch.branches, (each) => each.item.index < index);
  const last = branch.branches[at];
  return last === undefined ? 0 : (countRowsBefore(branch)[at] ?? 0) + shownRows(last);
}

/** The branch of the child `index`; null when it was never unfolded. */
export function findBranch({ branches }: MutableBranch, index: number): MutableBranch | null {
  const found = branches[lastIndex(branches, (each) => each.item.index <= index)];
  return found?.item.index === index ? found : null;
}

/** Index of the last item that satisfies `holds`, given that all items before it do; -1 when none does. */
export function lastIndex<Item>(list: readonly Item[], holds: (item: Item, at: number) => boolean): number {
  let below = -1;
  for (let above = list.length; above - below > 1; ) {
    const middle = (below + above) >> 1;
    if (holds(list[middle] as Item, middle)) below = middle;
    else above = middle;
  }
  return below;
}
