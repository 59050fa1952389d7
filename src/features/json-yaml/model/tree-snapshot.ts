import type { Branch } from './tree-branch.ts';
import type { RowPlace, TreeRows } from './tree-rows.ts';

/** A step down to a child: its key as written, and its index among its siblings. */
export interface TreeStep {
  /** Null for an item of an array. */
  readonly key: string | null;
  readonly index: number;
}

/** An unfolded row by its step, with the unfolded rows below it. */
export interface UnfoldedRow {
  readonly step: TreeStep;
  readonly rows: readonly UnfoldedRow[];
}

/** What a visitor made of a tree, independent of the offsets in its text. */
export interface TreeSnapshot {
  /** Null when the root is folded. */
  readonly unfolded: UnfoldedRow | null;
  readonly selected: readonly TreeStep[];
  /** The first row in view; null for a tree that was never shown. */
  readonly top: readonly TreeStep[] | null;
  readonly hiddenPx: number;
  readonly level: number | null;
}

/** The unfolded rows of a tree; null when the root is folded. Rows that are folded away with a parent are left out. */
export function listUnfolded(rows: TreeRows): UnfoldedRow | null {
  return rows.root.isOpen ? toUnfolded(rows, rows.root) : null;
}

/** The steps from the root to a row; empty for the root itself. */
export function toSteps(rows: TreeRows, place: RowPlace): readonly TreeStep[] {
  if (place.parent === null) return [];
  const steps: TreeStep[] = [{ key: rows.row(place).item?.key ?? null, index: place.index }];
  for (let branch = place.parent; branch.parent !== null; branch = branch.parent) steps.push(stepOf(branch));
  return steps.reverse();
}

function toUnfolded(rows: TreeRows, branch: Branch): UnfoldedRow {
  const open = rows.branchesIn(branch).filter(({ isOpen }) => isOpen);
  return { step: stepOf(branch), rows: open.map((each) => toUnfolded(rows, each)) };
}

function stepOf({ item }: Branch): TreeStep {
  return { key: item.key, index: item.index };
}
