import { GAP, STACK } from './constants.ts';

/** Where children stand: below their parent, or to the right of it. */
export type ChartDirection = 'down' | 'right';

/** Children that stand together: a branch with a strip of its own, or a stack. */
export interface ChartGroup<Box> {
  readonly isStack: boolean;
  /** Of a stack, each to be read from top to bottom. A branch is alone. */
  readonly columns: readonly (readonly Box[])[];
  /** A line along each column leads to its boxes, which are indented for it. Otherwise each is reached from the parent's line. */
  readonly hasRails: boolean;
  /** Space above the columns for the line that leads to them. */
  readonly headPx: number;
}

/** A box of a tree, whose place is to be found. */
interface PlaceableBox<Box> {
  xPx: number;
  yPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly children: readonly Box[];
  groups: readonly ChartGroup<Box>[];
  /** Where the lines to the children part: a y of a chart that goes down, an x of one to the right. */
  fanPx: number;
}

export interface PlaceOptions {
  readonly direction: ChartDirection;
  /** For large charts. Down: small branches are stacked as well. To the right: stacks have more and shorter columns. */
  readonly isCompact: boolean;
}

/** A width and a height, in pixels. */
export interface Extent {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Sizes along the chart's direction and across it. */
interface Axes {
  readonly along: (size: Extent) => number;
  readonly across: (size: Extent) => number;
  readonly move: (box: { xPx: number; yPx: number }, alongPx: number, acrossPx: number) => void;
  readonly gapPx: number;
}

const AXES: Readonly<Record<ChartDirection, Axes>> = {
  down: {
    along: ({ heightPx }) => heightPx,
    across: ({ widthPx }) => widthPx,
    move: (box, alongPx, acrossPx) => Object.assign(box, { xPx: acrossPx, yPx: alongPx }),
    gapPx: GAP.groupsPx,
  },
  right: {
    along: ({ widthPx }) => widthPx,
    across: ({ heightPx }) => heightPx,
    move: (box, alongPx, acrossPx) => Object.assign(box, { xPx: alongPx, yPx: acrossPx }),
    gapPx: STACK.gapPx,
  },
};

/**
 * Places the boxes of a tree, parents before their children in `boxes`. Tasks without shown sub-tasks are stacked in columns, every
 * other branch has a strip of its own, and a parent stands in the middle of its strip. Linear time.
 */
export function placeBoxes<Box extends PlaceableBox<Box>>(boxes: readonly Box[], options: PlaceOptions): void {
  const axes = AXES[options.direction];
  const { strips, inner } = measureStrips(boxes, options);
  /** Where the strip of a branch begins, where its box does, and where its lines begin. */
  const starts = new Map<Box, readonly [acrossPx: number, alongPx: number, endPx: number]>();
  const [root] = boxes;
  if (root !== undefined) starts.set(root, [0, 0, axes.along(root)]);
  for (const box of boxes) {
    const start = starts.get(box);
    if (start === undefined) continue;
    const [from, along, end] = start;
    const middle = from + (strips.get(box) ?? 0) / 2;
    axes.move(box, along, Math.floor(middle - axes.across(box) / 2));
    box.fanPx = end + GAP.levelsPx / 2;
    const first = end + GAP.levelsPx;
    // Children of branches that stand side by side begin together.
    const last = first + Math.max(0, ...box.groups.flatMap((group) => branchOf(group) ?? []).map(axes.along));
    let at = middle - (inner.get(box) ?? 0) / 2;
    for (const group of box.groups) {
      const branch = branchOf(group);
      const corner = { xPx: 0, yPx: 0 };
      axes.move(corner, first, Math.floor(at));
      if (branch === undefined) placeStack(group, corner);
      else starts.set(branch, [at, first, last]);
      at += (branch === undefined ? axes.across(measureStack(group)) : (strips.get(branch) ?? 0)) + axes.gapPx;
    }
  }
}

/** Widths of the strips of branches, and of what stands behind the box of each. */
function measureStrips<Box extends PlaceableBox<Box>>(boxes: readonly Box[], options: PlaceOptions) {
  const axes = AXES[options.direction];
  const strips = new Map<Box, number>();
  const inner = new Map<Box, number>();
  for (const box of boxes.toReversed()) {
    box.groups = groupChildren(box.children, options);
    let width = -axes.gapPx;
    for (const group of box.groups) {
      const branch = branchOf(group);
      width += (branch === undefined ? axes.across(measureStack(group)) : (strips.get(branch) ?? 0)) + axes.gapPx;
    }
    inner.set(box, Math.max(width, 0));
    strips.set(box, Math.max(axes.across(box), width));
  }
  return { strips, inner };
}

function branchOf<Box>({ isStack, columns }: ChartGroup<Box>): Box | undefined {
  return isStack ? undefined : columns[0]?.[0];
}

/** Children in order: those that follow each other and can be stacked together, the others alone. */
function groupChildren<Box extends PlaceableBox<Box>>(
  children: readonly Box[],
  options: PlaceOptions,
): readonly ChartGroup<Box>[] {
  const groups: ChartGroup<Box>[] = [];
  let run: Box[] = [];
  const close = () => {
    if (run.length > 0) groups.push(toStack(run, options));
    run = [];
  };
  for (const child of children) {
    if (isStackable(child, options)) {
      run.push(child);
      continue;
    }
    close();
    groups.push({ isStack: false, columns: [[child]], hasRails: false, headPx: 0 });
  }
  close();
  return groups;
}

function isStackable<Box extends PlaceableBox<Box>>(
  { children }: Box,
  { direction, isCompact }: PlaceOptions,
): boolean {
  if (children.length === 0) return true;
  if (!isCompact || direction === 'right' || children.length > STACK.branchMax) return false;
  return children.every((child) => child.children.length === 0);
}

function toStack<Box extends PlaceableBox<Box>>(boxes: readonly Box[], options: PlaceOptions): ChartGroup<Box> {
  const columns = toColumns(boxes, STACK.columns[options.isCompact ? 'compact' : 'usual'][options.direction]);
  const isSeveral = columns.length > 1;
  const hasBranches = boxes.some(({ children }) => children.length > 0);
  const hasRails = isSeveral || hasBranches || (options.direction === 'down' && boxes.length > 1);
  return { isStack: true, columns, hasRails, headPx: isSeveral && options.direction === 'right' ? STACK.headPx : 0 };
}

/** Columns of about the same height. */
function toColumns<Box extends PlaceableBox<Box>>(
  boxes: readonly Box[],
  { heightMinPx, widthPx }: { readonly heightMinPx: number; readonly widthPx: number },
): readonly (readonly Box[])[] {
  const heights = boxes.map((box) => measureItem(box).heightPx + STACK.gapPx);
  const total = heights.reduce((sum, height) => sum + height, 0);
  const count = Math.ceil(total / Math.max(heightMinPx, Math.sqrt(total * widthPx)));
  const columns: Box[][] = [[]];
  let filled = 0;
  for (const [at, box] of boxes.entries()) {
    const height = heights[at] ?? 0;
    if (columns.at(-1)?.length !== 0 && filled + height / 2 > (total / count) * columns.length) columns.push([]);
    columns.at(-1)?.push(box);
    filled += height;
  }
  return columns;
}

/** A stacked box with its own children, which hang below it. */
function measureItem<Box extends PlaceableBox<Box>>({ widthPx, heightPx, children }: Box): Extent {
  return {
    widthPx: Math.max(widthPx, ...children.map((child) => child.widthPx + STACK.indentPx)),
    heightPx: children.reduce((sum, child) => sum + STACK.gapPx + child.heightPx, heightPx),
  };
}

function measureStack<Box extends PlaceableBox<Box>>({ columns, hasRails, headPx }: ChartGroup<Box>): Extent {
  const indentPx = hasRails ? STACK.indentPx : 0;
  let width = -STACK.columnsPx;
  let height = 0;
  for (const column of columns) {
    const items = column.map(measureItem);
    width += indentPx + Math.max(...items.map(({ widthPx }) => widthPx)) + STACK.columnsPx;
    height = Math.max(
      height,
      items.reduce((sum, item) => sum + item.heightPx + STACK.gapPx, -STACK.gapPx),
    );
  }
  return { widthPx: width, heightPx: height + headPx };
}

function placeStack<Box extends PlaceableBox<Box>>(
  { columns, hasRails, headPx }: ChartGroup<Box>,
  corner: { readonly xPx: number; readonly yPx: number },
): void {
  const indentPx = hasRails ? STACK.indentPx : 0;
  let left = corner.xPx;
  for (const column of columns) {
    let top = corner.yPx + headPx;
    for (const box of column) {
      placeItem(box, left + indentPx, top);
      top += measureItem(box).heightPx + STACK.gapPx;
    }
    left += indentPx + Math.max(...column.map((box) => measureItem(box).widthPx)) + STACK.columnsPx;
  }
}

function placeItem<Box extends PlaceableBox<Box>>(box: Box, xPx: number, yPx: number): void {
  box.xPx = xPx;
  box.yPx = yPx;
  if (box.children.length === 0) return;
  // The line to its children begins at its lower edge.
  box.fanPx = yPx + box.heightPx;
  box.groups = [{ isStack: true, columns: [box.children], hasRails: true, headPx: 0 }];
  let top = box.fanPx + STACK.gapPx;
  for (const child of box.children) {
    child.xPx = xPx + STACK.indentPx;
    child.yPx = top;
    top += child.heightPx + STACK.gapPx;
  }
}
