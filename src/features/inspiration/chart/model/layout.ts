import { isCompleted, type TaskNode } from '../../model/task-tree.ts';
import { GAP, NODE, ROOT, TOGGLE } from './constants.ts';
import { fitLines, shortenDescription } from './text-fit.ts';
import { placeTidily } from './tidy-tree.ts';

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
}

/** Direct children. */
export interface ChildCount {
  readonly completed: number;
  readonly total: number;
}

/** Boxes of one level, from left to right. */
export interface ChartRow {
  readonly yPx: number;
  /** Of the highest box. */
  readonly heightPx: number;
  readonly boxes: readonly ChartBox[];
}

export interface ChartLayout {
  readonly root: ChartBox;
  /** The first row holds the root alone. */
  readonly rows: readonly ChartRow[];
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface ChartTree {
  readonly title: string;
  readonly nodes: readonly TaskNode[];
  /** Ids of tasks whose branches are folded. */
  readonly collapsed: ReadonlySet<string>;
}

type OpenBox = { -readonly [Name in keyof ChartBox]: ChartBox[Name] } & {
  parent: OpenBox | null;
  children: OpenBox[];
};

/** Arranges a goal and its tasks by level. Linear time. */
export function layOutChart(tree: ChartTree): ChartLayout {
  const root = createRoot(tree);
  const levels = growLevels(root, tree.nodes, tree.collapsed);
  const centers = placeTidily<OpenBox>(root, GAP);
  let leftPx = Number.POSITIVE_INFINITY;
  for (const [box, center] of centers) {
    // The center, not the edge, so that a line down to a single child is straight.
    box.xPx = Math.round(center) - box.widthPx / 2;
    leftPx = Math.min(leftPx, box.xPx);
  }
  let widthPx = 0;
  let yPx = 0;
  const rows = levels.map((boxes): ChartRow => {
    const heightPx = boxes.reduce((most, box) => Math.max(most, box.heightPx), 0);
    for (const box of boxes) {
      box.xPx -= leftPx;
      box.yPx = yPx;
      widthPx = Math.max(widthPx, box.xPx + box.widthPx);
    }
    const row = { yPx, heightPx, boxes };
    yPx += heightPx + GAP.levelsPx;
    return row;
  });
  // The button of a folded branch stands out below the last row.
  return { root, rows, widthPx, heightPx: yPx - GAP.levelsPx + TOGGLE.heightPx / 2 };
}

function createRoot({ title, nodes }: ChartTree): OpenBox {
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
  };
}

/** Adds the boxes of all tasks that are not inside of a folded branch. */
function growLevels(root: OpenBox, nodes: readonly TaskNode[], collapsed: ReadonlySet<string>): OpenBox[][] {
  const levels: OpenBox[][] = [[root]];
  for (const level of levels) {
    const below: OpenBox[] = [];
    for (const box of level) {
      const isFolded = box.node !== null && collapsed.has(box.node.task.id);
      const children = box.node === null ? nodes : box.node.children;
      if (isFolded) box.hiddenCount = countBelow(children);
      else box.children = children.map((node) => createBox(node, box));
      below.push(...box.children);
    }
    if (below.length > 0) levels.push(below);
  }
  return levels;
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
