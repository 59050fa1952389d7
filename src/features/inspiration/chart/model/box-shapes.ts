import { NODE, ROOT, TOGGLE } from './constants.ts';
import type { ChartBox } from './layout.ts';
import { type Paint, type Shape, solid, type TextShape } from './shapes.ts';
import { type ChartStatus, statusOf } from './task-look.ts';
import { toggleText, toggleWidthPx } from './toggle.ts';
import { hasToggle, toggleCenter } from './visible.ts';

/** Colors of one scheme. */
export interface ChartColors {
  readonly paper: string;
  readonly text: string;
  readonly textSecondary: string;
  /** Outlines and lines. */
  readonly line: string;
  readonly primary: string;
  readonly status: Readonly<Record<ChartStatus, string>>;
}

/** Words inside the boxes. */
export interface ChartWords {
  readonly status: Readonly<Record<ChartStatus, string>>;
  readonly progress: (completed: number, total: number) => string;
  readonly percent: (percent: number) => string;
  readonly children: (completed: number, total: number) => string;
}

export interface ChartProgress {
  readonly completed: number;
  readonly total: number;
  /** 0 to 100. */
  readonly percent: number;
}

export interface ChartStyle {
  readonly colors: ChartColors;
  readonly words: ChartWords;
  readonly progress: ChartProgress;
}

/** A box in parts: `details` are too small to read at small zooms, and a file needs no button. */
interface BoxDrawing {
  readonly main: readonly Shape[];
  readonly details: readonly Shape[];
  /** The button that folds the branch. */
  readonly toggle: readonly Shape[];
}

const OUTLINE_OPACITY = 0.5;
const MARK_RADIUS_PX = 6;

/** A box at its place in the chart. */
export function drawBox(box: ChartBox, style: ChartStyle): BoxDrawing {
  return box.node === null ? drawRoot(box, style) : drawTask(box, statusOf(box.node.task), style);
}

/** The lines between the boxes. */
export function drawLinks(lines: readonly (readonly number[])[], { line }: ChartColors): Shape {
  return { kind: 'lines', lines, cap: 'butt', stroke: solid(line, 0.6), strokePx: 1.5 };
}

function drawTask(box: ChartBox, status: ChartStatus, { colors, words }: ChartStyle): BoxDrawing {
  const { xPx, yPx, widthPx, heightPx } = box;
  const color = colors.status[status];
  const leftPx = xPx + NODE.padXPx;
  const title = { sizePx: NODE.title.sizePx, weight: 600, align: 'left', fill: solid(colors.text) } as const;
  const small = { sizePx: NODE.footer.sizePx, weight: 400, fill: solid(colors.textSecondary) } as const;
  const descriptionPx = yPx + NODE.padYPx + box.title.length * NODE.title.linePx + NODE.description.gapPx;
  const footerPx = yPx + heightPx - NODE.padYPx - NODE.footer.linePx / 2;
  const markPx = leftPx + MARK_RADIUS_PX;
  const { completed, total } = box.count;
  return {
    main: [
      frame(box, colors, solid(colors.line, OUTLINE_OPACITY)),
      plain({ xPx: xPx + 1, yPx: yPx + 14, widthPx: 3, heightPx: heightPx - 28, radiusPx: 1.5 }, solid(color)),
      ...texts(box.title, { ...title, xPx: leftPx, yPx: yPx + NODE.padYPx }, NODE.title.linePx),
      ...drawMark(status, markPx, footerPx, colors),
    ],
    toggle: drawToggle(box, colors),
    details: [
      ...texts(box.description, { ...small, align: 'left', xPx: leftPx, yPx: descriptionPx }, NODE.description.linePx),
      text({ ...small, align: 'left', text: words.status[status], xPx: markPx + MARK_RADIUS_PX + 6, yPx: footerPx }),
      ...(total === 0
        ? []
        : [
            text({
              ...small,
              align: 'right',
              text: words.children(completed, total),
              xPx: xPx + widthPx - NODE.padXPx,
              yPx: footerPx,
            }),
          ]),
    ],
  };
}

function drawRoot(box: ChartBox, { colors, words, progress }: ChartStyle): BoxDrawing {
  const { xPx, yPx, widthPx, heightPx } = box;
  const { title, bar, footer, padXPx, padYPx } = ROOT;
  const leftPx = xPx + padXPx;
  const barWidthPx = widthPx - 2 * padXPx;
  const barPx = yPx + padYPx + box.title.length * title.linePx + bar.gapPx;
  const footerPx = yPx + heightPx - padYPx - footer.linePx / 2;
  const small = { sizePx: footer.sizePx, weight: 400, fill: solid(colors.textSecondary), yPx: footerPx } as const;
  const track = { xPx: leftPx, yPx: barPx, widthPx: barWidthPx, heightPx: bar.heightPx, radiusPx: bar.heightPx / 2 };
  const donePx = Math.max((barWidthPx * progress.percent) / 100, bar.heightPx);
  const heading = { sizePx: title.sizePx, weight: 600, align: 'center', fill: solid(colors.text) } as const;
  return {
    main: [
      frame(box, colors, solid(colors.primary), 1.5),
      plain({ xPx, yPx, widthPx, heightPx, radiusPx: NODE.radiusPx }, solid(colors.primary, 0.06)),
      ...texts(box.title, { ...heading, xPx: xPx + widthPx / 2, yPx: yPx + padYPx }, title.linePx),
      plain(track, solid(colors.line, 0.25)),
      ...(progress.percent > 0 ? [plain({ ...track, widthPx: donePx }, solid(colors.status.completed))] : []),
    ],
    details: [
      text({ ...small, align: 'left', text: words.progress(progress.completed, progress.total), xPx: leftPx }),
      text({ ...small, align: 'right', text: words.percent(progress.percent), xPx: leftPx + barWidthPx }),
    ],
    toggle: [],
  };
}

/** A ring, a ring with a dot, or a disc with a tick: statuses differ in form as well as in color. */
function drawMark(status: ChartStatus, xPx: number, yPx: number, colors: ChartColors): Shape[] {
  const paint = solid(colors.status[status]);
  const disc = { kind: 'disc', xPx, yPx } as const;
  if (status === 'completed') {
    const tick = [xPx - 2.8, yPx + 0.2, xPx - 0.8, yPx + 2.3, xPx + 3, yPx - 2.2];
    return [
      { ...disc, radiusPx: MARK_RADIUS_PX, fill: paint, stroke: null, strokePx: 0 },
      { kind: 'lines', lines: [tick], cap: 'round', stroke: solid(colors.paper), strokePx: 1.6 },
    ];
  }
  const ring = { ...disc, radiusPx: MARK_RADIUS_PX - 0.75, fill: null, stroke: paint, strokePx: 1.5 } as const;
  return status === 'todo' ? [ring] : [ring, { ...disc, radiusPx: 2.5, fill: paint, stroke: null, strokePx: 0 }];
}

function drawToggle(box: ChartBox, colors: ChartColors): Shape[] {
  if (!hasToggle(box)) return [];
  const center = toggleCenter(box);
  const isFolded = box.hiddenCount > 0;
  const widthPx = toggleWidthPx(box.hiddenCount);
  const { heightPx, textPx } = TOGGLE;
  return [
    {
      kind: 'box',
      xPx: center.xPx - widthPx / 2 + 0.5,
      yPx: center.yPx - heightPx / 2 + 0.5,
      widthPx: widthPx - 1,
      heightPx: heightPx - 1,
      radiusPx: heightPx / 2 - 0.5,
      fill: solid(colors.paper),
      stroke: isFolded ? solid(colors.primary) : solid(colors.line, OUTLINE_OPACITY),
      strokePx: 1,
    },
    text({
      text: toggleText(box.hiddenCount),
      ...center,
      sizePx: isFolded ? textPx : textPx + 3,
      weight: 600,
      align: 'center',
      fill: solid(isFolded ? colors.primary : colors.textSecondary),
    }),
  ];
}

/** Half a stroke inside of the box, so that it is sharp. */
function frame({ xPx, yPx, widthPx, heightPx }: ChartBox, { paper }: ChartColors, stroke: Paint, strokePx = 1): Shape {
  const half = strokePx / 2;
  return {
    kind: 'box',
    xPx: xPx + half,
    yPx: yPx + half,
    widthPx: widthPx - strokePx,
    heightPx: heightPx - strokePx,
    radiusPx: NODE.radiusPx,
    fill: solid(paper),
    stroke,
    strokePx,
  };
}

interface Rectangle {
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly radiusPx: number;
}

function plain(rectangle: Rectangle, fill: Paint): Shape {
  return { kind: 'box', ...rectangle, fill, stroke: null, strokePx: 0 };
}

function text(shape: Omit<TextShape, 'kind'>): Shape {
  return { kind: 'text', ...shape };
}

/** Lines below each other; `yPx` is the top of the first. */
function texts(lines: readonly string[], style: Omit<TextShape, 'kind' | 'text'>, linePx: number): Shape[] {
  return lines.map((line, at) => text({ ...style, text: line, yPx: style.yPx + (at + 0.5) * linePx }));
}
