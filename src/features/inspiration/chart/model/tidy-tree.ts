/** Any tree whose boxes have widths. */
export interface TidyItem<Item> {
  readonly widthPx: number;
  readonly children: readonly Item[];
}

interface Gaps {
  readonly siblingsPx: number;
  readonly cousinsPx: number;
}

/** A box while the tree is laid out. Names follow the paper. */
interface Place<Item> {
  readonly item: Item;
  readonly parent: Place<Item> | null;
  /** Index among the siblings. */
  readonly number: number;
  children: readonly Place<Item>[];
  prelim: number;
  mod: number;
  shift: number;
  change: number;
  /** The next box of the contour, where it is no child. */
  thread: Place<Item> | null;
  ancestor: Place<Item>;
}

/**
 * The center of every box, in pixels: boxes of a level keep their order and do not overlap, a parent stands centered above
 * its children, and equal branches look equal. Levels are close together as long as boxes keep their gaps. Linear time.
 * The algorithm is that of Buchheim, Jünger and Leipert, "Improving Walker's Algorithm to Run in Linear Time" (2002).
 */
export function placeTidily<Item extends TidyItem<Item>>(root: Item, gaps: Gaps): ReadonlyMap<Item, number> {
  const places = listPlaces(root);
  for (const place of bottomUp(places)) placeAboveChildren(place, gaps);
  const centers = new Map<Item, number>();
  const moved = new Map<Place<Item>, number>();
  for (const place of places) {
    const inherited = place.parent === null ? 0 : (moved.get(place.parent) ?? 0);
    centers.set(place.item, place.prelim + inherited);
    moved.set(place, inherited + place.mod);
  }
  return centers;
}

/** Level by level, from left to right. */
function listPlaces<Item extends TidyItem<Item>>(root: Item): Place<Item>[] {
  const places = [createPlace(root, null, 0)];
  for (const place of places) {
    place.children = place.item.children.map((child, number) => createPlace(child, place, number));
    for (const child of place.children) places.push(child);
  }
  return places;
}

function createPlace<Item>(item: Item, parent: Place<Item> | null, number: number): Place<Item> {
  const numbers = { prelim: 0, mod: 0, shift: 0, change: 0 };
  const place: Omit<Place<Item>, 'ancestor'> = { item, parent, number, children: [], thread: null, ...numbers };
  return Object.assign(place, { ancestor: place as Place<Item> });
}

/** Children before their parent, left before right. Without recursion, because a chain of tasks may be long. */
function bottomUp<Item>([root]: readonly Place<Item>[]): Place<Item>[] {
  const waiting = root === undefined ? [] : [root];
  const found: Place<Item>[] = [];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    found.push(place);
    for (const child of place.children) waiting.push(child);
  }
  return found.reverse();
}

/** The paper's first walk: arranges the branches of a box next to each other and centers the box above them. */
function placeAboveChildren<Item extends TidyItem<Item>>(place: Place<Item>, gaps: Gaps): void {
  let defaultAncestor = place.children[0];
  for (const child of place.children) {
    if (defaultAncestor !== undefined) defaultAncestor = moveApart(child, defaultAncestor, gaps);
  }
  spreadShifts(place);
  const first = place.children[0];
  const last = place.children.at(-1);
  if (first !== undefined && last !== undefined) place.prelim = (first.prelim + last.prelim) / 2;
}

/** The paper's apportion: moves a branch to the right until it clears all branches to its left. */
function moveApart<Item extends TidyItem<Item>>(
  branch: Place<Item>,
  defaultAncestor: Place<Item>,
  gaps: Gaps,
): Place<Item> {
  const left = siblingBefore(branch);
  const first = branch.parent?.children[0];
  if (left === undefined || first === undefined) return defaultAncestor;
  // A box whose children are placed already keeps its center over them: the difference moves into `mod`.
  const wanted = left.prelim + distance(left, branch, gaps);
  branch.mod = branch.children.length === 0 ? 0 : wanted - branch.prelim;
  branch.prelim = wanted;

  let [innerRight, outerRight, innerLeft, outerLeft] = [branch, branch, left, first];
  let [sumInnerRight, sumOuterRight, sumInnerLeft, sumOuterLeft] = [
    innerRight.mod,
    outerRight.mod,
    innerLeft.mod,
    outerLeft.mod,
  ];
  for (;;) {
    const nextLeft = nextRightmost(innerLeft);
    const nextRight = nextLeftmost(innerRight);
    if (nextLeft === null || nextRight === null) {
      return joinContours(nextLeft, nextRight);
    }
    innerLeft = nextLeft;
    innerRight = nextRight;
    outerLeft = nextLeftmost(outerLeft) ?? outerLeft;
    outerRight = nextRightmost(outerRight) ?? outerRight;
    outerRight.ancestor = branch;
    const shift =
      innerLeft.prelim + sumInnerLeft + distance(innerLeft, innerRight, gaps) - (innerRight.prelim + sumInnerRight);
    if (shift > 0) {
      moveBranch(innerLeft.ancestor.parent === branch.parent ? innerLeft.ancestor : defaultAncestor, branch, shift);
      sumInnerRight += shift;
      sumOuterRight += shift;
    }
    sumInnerLeft += innerLeft.mod;
    sumInnerRight += innerRight.mod;
    sumOuterLeft += outerLeft.mod;
    sumOuterRight += outerRight.mod;
  }

  function joinContours(nextLeft: Place<Item> | null, nextRight: Place<Item> | null): Place<Item> {
    if (nextLeft !== null && nextRightmost(outerRight) === null) {
      outerRight.thread = nextLeft;
      outerRight.mod += sumInnerLeft - sumOuterRight;
    }
    if (nextRight === null || nextLeftmost(outerLeft) !== null) return defaultAncestor;
    outerLeft.thread = nextRight;
    outerLeft.mod += sumInnerRight - sumOuterLeft;
    return branch;
  }
}

/** Moves a branch, and notes that the branches between it and `from` share the shift. */
function moveBranch<Item>(from: Place<Item>, to: Place<Item>, shift: number): void {
  const share = shift / (to.number - from.number);
  to.change -= share;
  to.shift += shift;
  from.change += share;
  to.prelim += shift;
  to.mod += shift;
}

/** Moves the children by the shifts that `moveBranch` noted. */
function spreadShifts<Item>(place: Place<Item>): void {
  let shift = 0;
  let change = 0;
  for (const child of place.children.toReversed()) {
    child.prelim += shift;
    child.mod += shift;
    change += child.change;
    shift += child.shift + change;
  }
}

function distance<Item extends TidyItem<Item>>(left: Place<Item>, right: Place<Item>, gaps: Gaps): number {
  const gap = left.parent === right.parent ? gaps.siblingsPx : gaps.cousinsPx;
  return (left.item.widthPx + right.item.widthPx) / 2 + gap;
}

function siblingBefore<Item>({ parent, number }: Place<Item>): Place<Item> | undefined {
  return number === 0 ? undefined : parent?.children[number - 1];
}

function nextLeftmost<Item>({ children, thread }: Place<Item>): Place<Item> | null {
  return children[0] ?? thread;
}

function nextRightmost<Item>({ children, thread }: Place<Item>): Place<Item> | null {
  return children.at(-1) ?? thread;
}
