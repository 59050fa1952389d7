/** A value of a document, as its worker tells of it. */
export interface TreeItem {
  /** Names the value; grows from one value of a document to the next. */
  readonly start: number;
  readonly kind: 'object' | 'array' | 'string' | 'number' | 'literal';
  /** Place among its siblings, from 0. */
  readonly index: number;
  readonly key: string | null;
  readonly isKeyClipped: boolean;
  readonly text: string;
  readonly isClipped: boolean;
  /** Null for what has no children, and while they are not counted. */
  readonly childCount: number | null;
}

/** An object or array that is or was unfolded. */
export interface Branch {
  readonly item: TreeItem;
  readonly parent: Branch | null;
  /** Of its children; the root is at level 1. */
  readonly level: number;
  readonly isOpen: boolean;
  /** Null while they are not counted: then those that have come are shown, and a place for what follows. */
  readonly childCount: number | null;
}

/** As the rows change it. */
export interface MutableBranch {
  readonly item: TreeItem;
  readonly parent: MutableBranch | null;
  readonly level: number;
  isOpen: boolean;
  childCount: number | null;
  readonly pages: Map<number, readonly TreeItem[]>;
  /** Children that are or were unfolded, by index. */
  branches: MutableBranch[];
  /** Rows in it when it is open. */
  rowCount: number;
  /** Rows in the branches before each of `branches`; null when they have to be counted again. */
  rowsBefore: number[] | null;
}

/** A folded branch that nothing is known of but its item. */
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

/** Rows of a branch's own children. */
export function childRows({ childCount, pages }: MutableBranch): number {
  return childCount ?? (pages.get(0)?.length ?? 0) + 1;
}

/** Rows that a branch shows below its own. */
export function shownRows({ isOpen, rowCount }: MutableBranch): number {
  return isOpen ? rowCount : 0;
}

/** Tells those round a branch that it shows more rows than before. */
export function passOn(branch: MutableBranch, change: number): void {
  let below = branch;
  for (let { parent } = branch; parent !== null; parent = parent.parent) {
    // One that was forgotten may still be told of its children.
    if (findBranch(parent, below.item.index) !== below) return;
    parent.rowCount += change;
    parent.rowsBefore = null;
    if (!parent.isOpen) return;
    below = parent;
  }
}

/** Rows in the branches before each of a branch's branches. */
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

/** Rows in the branches of children before one. */
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

/** The last for which `holds`, which holds for those before it too; -1 when there is none. */
export function lastIndex<Item>(list: readonly Item[], holds: (item: Item, at: number) => boolean): number {
  let below = -1;
  for (let above = list.length; above - below > 1; ) {
    const middle = (below + above) >> 1;
    if (holds(list[middle] as Item, middle)) below = middle;
    else above = middle;
  }
  return below;
}
