import { isCompleted, type TaskNode } from '../../model/task-tree.ts';
import { NODE, ROOT, TOGGLE } from './constants.ts';
import { exportExtent, exportSize } from './export-size.ts';
import { type ChartDirection, type ChartGroup, type PlaceOptions, placeBoxes } from './place-boxes.ts';
import { fitLines, shortenDescription } from './text-fit.ts';

/** A goal or a task as a box. Positions are pixels at zoom 1, from the top left corner of the chart. */
export interface ChartBox {
  /** Null for the goal. */
  readonly node: TaskNode | null;
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly title: readonly string[];
  readonly description: readonly string[];
  readonly parent: ChartBox | null;
  /** The boxes below; empty while the branch is folded. */
  readonly children: readonly ChartBox[];
  readonly count: ChildCount;
  /** Tasks below that are not shown, because the branch is folded. */
  readonly hiddenCount: number;
  readonly direction: ChartDirection;
  /** The children as they stand together. */
  readonly groups: readonly ChartGroup<ChartBox>[];
  /** Where the lines to the children part: a y of a chart that goes down, an x of one to the right. */
  readonly fanPx: number;
  /** The box with its button and everything below it. */
  readonly area: ChartArea;
}

/** Direct children. */
interface ChildCount {
  readonly completed: number;
  readonly total: number;
}

/** A rectangle of the chart. */
export interface ChartArea {
  readonly leftPx: number;
  readonly topPx: number;
  readonly rightPx: number;
  readonly bottomPx: number;
}

export interface ChartLayout {
  readonly root: ChartBox;
  /** Level by level, the root first. */
  readonly boxes: readonly ChartBox[];
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface ChartTree {
  readonly title: string;
  readonly nodes: readonly TaskNode[];
  /** Ids of tasks whose branches are folded. */
  readonly collapsed: ReadonlySet<string>;
  /** Missing: down. */
  readonly direction?: ChartDirection;
}

type OpenBox = { -readonly [Name in keyof ChartBox]: ChartBox[Name] } & {
  parent: OpenBox | null;
  children: OpenBox[];
  groups: readonly ChartGroup<OpenBox>[];
};

/** Arranges a goal and its tasks, more closely where the picture of a large chart would be too small to read. Linear time. */
export function layOutChart(tree: ChartTree): ChartLayout {
  const boxes = growBoxes(createRoot(tree), tree);
  const { direction = 'down' } = tree;
  let size = place(boxes, { direction, isCompact: false });
  if (exportSize(exportExtent(size)).ratio < 1) size = place(boxes, { direction, isCompact: true });
  for (const box of boxes.toReversed()) box.area = join([around(box), ...box.children.map(({ area }) => area)]);
  const [root] = boxes;
  if (root === undefined) throw new Error('A chart without a box');
  return { root, boxes, ...size };
}

function place(boxes: readonly OpenBox[], options: PlaceOptions): Pick<ChartLayout, 'widthPx' | 'heightPx'> {
  placeBoxes(boxes, options);
  let [widthPx, heightPx] = [0, 0];
  for (const box of boxes) {
    widthPx = Math.max(widthPx, box.xPx + box.widthPx);
    heightPx = Math.max(heightPx, box.yPx + box.heightPx);
  }
  // The button of a folded branch stands out beyond the last boxes.
  const reachPx = options.direction === 'right' ? TOGGLE.heightPx + TOGGLE.padXPx : 0;
  return { widthPx: widthPx + reachPx, heightPx: heightPx + TOGGLE.heightPx / 2 };
}

/** The box with its button, and the lines that lead to it within a stack. */
function around({ xPx, yPx, widthPx, heightPx }: OpenBox): ChartArea {
  const margin = TOGGLE.heightPx + TOGGLE.padXPx;
  return toArea(xPx - margin, yPx - margin, widthPx + 2 * margin, heightPx + 2 * margin);
}

function toArea(leftPx: number, topPx: number, widthPx: number, heightPx: number): ChartArea {
  return { leftPx, topPx, rightPx: leftPx + widthPx, bottomPx: topPx + heightPx };
}

function join(areas: readonly ChartArea[]): ChartArea {
  return areas.reduce((a, b) => ({
    leftPx: Math.min(a.leftPx, b.leftPx),
    topPx: Math.min(a.topPx, b.topPx),
    rightPx: Math.max(a.rightPx, b.rightPx),
    bottomPx: Math.max(a.bottomPx, b.bottomPx),
  }));
}

const NOWHERE: ChartArea = { leftPx: 0, topPx: 0, rightPx: 0, bottomPx: 0 };

function createRoot({ title, nodes, direction = 'down' }: ChartTree): OpenBox {
  const lines = fitLines(title, ROOT.widthPx - 2 * ROOT.padXPx, ROOT.title);
  const { bar, footer } = ROOT;
  const below = bar.gapPx + bar.heightPx + footer.gapPx + footer.linePx;
  return {
    node: null,
    xPx: 0,
    yPx: 0,
    widthPx: ROOT.widthPx,
    heightPx: 2 * ROOT.padYPx + lines.length * ROOT.title.linePx + below,
    title: lines,
    description: [],
    parent: null,
    children: [],
    count: countChildren(nodes),
    hiddenCount: 0,
    direction,
    groups: [],
    fanPx: 0,
    area: NOWHERE,
  };
}

/** The boxes of all tasks that are not inside of a folded branch, level by level. */
function growBoxes(root: OpenBox, { nodes, collapsed }: ChartTree): OpenBox[] {
  const boxes = [root];
  for (const box of boxes) {
    const isFolded = box.node !== null && collapsed.has(box.node.task.id);
    const children = box.node === null ? nodes : box.node.children;
    if (isFolded) box.hiddenCount = countBelow(children);
    else box.children = children.map((node) => createBox(node, box));
    for (const child of box.children) boxes.push(child);
  }
  return boxes;
}

function createBox(node: TaskNode, parent: OpenBox): OpenBox {
  const { title, description } = textOf(node);
  const { padYPx, footer } = NODE;
  const descriptionPx =
    description.length === 0 ? 0 : NODE.description.gapPx + description.length * NODE.description.linePx;
  return {
    node,
    xPx: 0,
    yPx: 0,
    widthPx: NODE.widthPx,
    heightPx: 2 * padYPx + title.length * NODE.title.linePx + descriptionPx + footer.gapPx + footer.linePx,
    title,
    description,
    parent,
    children: [],
    count: countChildren(node.children),
    hiddenCount: 0,
    direction: parent.direction,
    groups: [],
    fanPx: 0,
    area: NOWHERE,
  };
}

interface BoxText {
  readonly title: readonly string[];
  readonly description: readonly string[];
}

/** Texts of tasks that were laid out before: folding a branch changes none of them. */
const texts = new WeakMap<TaskNode['task'], BoxText>();

function textOf({ task }: TaskNode): BoxText {
  const known = texts.get(task);
  if (known !== undefined) return known;
  const width = NODE.widthPx - 2 * NODE.padXPx;
  const text = {
    title: fitLines(task.title, width, NODE.title),
    description: fitLines(shortenDescription(task.description), width, NODE.description),
  };
  texts.set(task, text);
  return text;
}

function countChildren(nodes: readonly TaskNode[]): ChildCount {
  return { completed: nodes.filter(({ task }) => isCompleted(task)).length, total: nodes.length };
}

function countBelow(nodes: readonly TaskNode[]): number {
  const waiting = [...nodes];
  let count = 0;
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    count += 1;
    waiting.push(...node.children);
  }
  return count;
}
