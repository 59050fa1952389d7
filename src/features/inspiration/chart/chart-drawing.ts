import { graphic, zrender } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { type ChartStyle, drawBox, drawLinks } from './model/box-shapes.ts';
import { DETAIL_ZOOM_MIN, NODE } from './model/constants.ts';
import type { ChartArea, ChartBox, ChartLayout } from './model/layout.ts';
import { listLinks } from './model/links.ts';
import { type Shape, solid } from './model/shapes.ts';
import { listVisible } from './model/visible.ts';
import { areaInView, type ChartView, type Viewport } from './model/zoom.ts';
import { toElement } from './zrender-elements.ts';

/** Space around the viewport for which boxes are prepared, so that most frames of a pan only move existing elements. */
const PREPARED_PX = 240;
/** Prepared boxes that left the area are kept up to this number, and return without being built again. */
const KEPT_BOXES_MAX = 600;
/** Distance of the ring that marks a box. */
const RING_PX = 4;

export interface ChartScene {
  readonly layout: ChartLayout;
  readonly style: ChartStyle;
  readonly fontFamily: string;
}

/** Boxes that are marked with a ring. */
export interface ChartMarks {
  readonly hovered: ChartBox | null;
  readonly active: ChartBox | null;
}

/** Draws the part of a chart that is in view. */
export interface ChartDrawing {
  setScene(scene: ChartScene): void;
  resize(viewport: Viewport): void;
  /** Draws at once. Call it at most once per frame. */
  draw(view: ChartView, marks: ChartMarks): void;
  stop(): void;
}

type Group = InstanceType<typeof graphic.Group>;

interface BoxElements {
  readonly main: Group;
  /** Null until they are shown for the first time. */
  details: Group | null;
}

interface DrawingContext {
  readonly host: HTMLElement;
  renderer: ReturnType<typeof zrender.init>;
  /** Pixels of the device per pixel of the page, for which the renderer was created. */
  ratio: number;
  readonly chart: Group;
  readonly links: Group;
  readonly boxes: Group;
  readonly rings: Group;
  /** Elements of boxes that are or were in view, the oldest first. */
  readonly built: Map<ChartBox, BoxElements>;
  shown: ReadonlySet<ChartBox>;
  scene: ChartScene | null;
  viewport: Viewport;
  /** The area for which boxes are prepared; null when everything must be listed again. */
  prepared: ChartArea | null;
  hasDetails: boolean;
  marks: ChartMarks;
}

const NO_MARKS: ChartMarks = { hovered: null, active: null };

/** @throws if the browser gives no canvas to draw on. */
export function createChartDrawing(host: HTMLElement): ChartDrawing {
  if (document.createElement('canvas').getContext('2d') === null) throw new Error('No canvas');
  const context = createContext(host);
  return {
    setScene(scene) {
      context.scene = scene;
      context.prepared = null;
      context.boxes.removeAll();
      context.built.clear();
      context.shown = new Set();
    },
    resize: (viewport) => resize(context, viewport),
    draw: (view, marks) => draw(context, view, marks),
    stop: () => context.renderer.dispose(),
  };
}

function createContext(host: HTMLElement): DrawingContext {
  registerCanvas();
  const ratio = window.devicePixelRatio;
  const renderer = createRenderer(host, ratio);
  const [chart, links, boxes, rings] = [
    new graphic.Group(),
    new graphic.Group(),
    new graphic.Group(),
    new graphic.Group(),
  ];
  for (const part of [links, boxes, rings]) chart.add(part);
  renderer.add(chart);
  return {
    host,
    renderer,
    ratio,
    chart,
    links,
    boxes,
    rings,
    built: new Map(),
    shown: new Set(),
    scene: null,
    viewport: { widthPx: 0, heightPx: 0 },
    prepared: null,
    hasDetails: true,
    marks: NO_MARKS,
  };
}

/** Of ECharts only the drawing layer is needed: with `use`, the whole library would be loaded. */
function registerCanvas(): void {
  CanvasRenderer({ registerPainter: zrender.registerPainter } as Parameters<typeof CanvasRenderer>[0]);
}

function createRenderer(host: HTMLElement, devicePixelRatio: number) {
  return zrender.init(host, { renderer: 'canvas', devicePixelRatio });
}

function resize(context: DrawingContext, viewport: Viewport): void {
  const ratio = window.devicePixelRatio;
  // The browser's own zoom has changed, or the window is on another screen: the old canvas would be blurred.
  if (ratio !== context.ratio) {
    context.renderer.remove(context.chart);
    context.renderer.dispose();
    context.renderer = createRenderer(context.host, ratio);
    context.renderer.add(context.chart);
    context.ratio = ratio;
  }
  context.viewport = viewport;
  context.renderer.resize({ width: viewport.widthPx, height: viewport.heightPx });
  context.prepared = null;
}

function draw(context: DrawingContext, view: ChartView, marks: ChartMarks): void {
  const { scene, viewport, chart, renderer } = context;
  if (scene === null || viewport.widthPx === 0) return;
  const hasDetails = view.zoom >= DETAIL_ZOOM_MIN;
  if (hasDetails !== context.hasDetails) {
    context.hasDetails = hasDetails;
    context.prepared = null;
  }
  if (context.prepared === null || !contains(context.prepared, areaInView(view, viewport))) {
    prepare(context, scene, areaInView(view, viewport, PREPARED_PX));
  }
  if (marks.active !== context.marks.active || marks.hovered !== context.marks.hovered) {
    context.marks = marks;
    drawRings(context, scene, marks);
  }
  chart.attr({ x: view.xPx, y: view.yPx, scaleX: view.zoom, scaleY: view.zoom });
  renderer.refreshImmediately();
}

/** Adds what comes into the area and removes what leaves it. */
function prepare(context: DrawingContext, scene: ChartScene, area: ChartArea): void {
  context.prepared = area;
  const { layout, style, fontFamily } = scene;
  context.links.removeAll();
  context.links.add(toElement(drawLinks(listLinks(layout, area), style.colors), fontFamily));
  const shown = new Set(listVisible(layout, area));
  for (const box of context.shown) {
    const elements = shown.has(box) ? undefined : context.built.get(box);
    if (elements === undefined) continue;
    context.boxes.remove(elements.main);
    if (elements.details !== null) context.boxes.remove(elements.details);
  }
  for (const box of shown) {
    const elements = elementsOf(context, scene, box);
    if (!context.shown.has(box)) context.boxes.add(elements.main);
    if (context.hasDetails) {
      elements.details ??= toGroup(drawBox(box, style).details, fontFamily);
      if (!elements.details.parent) context.boxes.add(elements.details);
    } else if (elements.details?.parent) context.boxes.remove(elements.details);
  }
  context.shown = shown;
  forgetOldest(context);
}

function elementsOf(context: DrawingContext, { style, fontFamily }: ChartScene, box: ChartBox): BoxElements {
  const known = context.built.get(box);
  if (known !== undefined) return known;
  const { main, toggle } = drawBox(box, style);
  const elements: BoxElements = { main: toGroup([...main, ...toggle], fontFamily), details: null };
  context.built.set(box, elements);
  return elements;
}

function toGroup(shapes: readonly Shape[], fontFamily: string): Group {
  const group = new graphic.Group({ silent: true });
  for (const shape of shapes) group.add(toElement(shape, fontFamily));
  return group;
}

function forgetOldest({ built, shown }: DrawingContext): void {
  let surplus = built.size - shown.size - KEPT_BOXES_MAX;
  for (const box of built.keys()) {
    if (surplus <= 0) return;
    if (shown.has(box)) continue;
    built.delete(box);
    surplus -= 1;
  }
}

function drawRings({ rings }: DrawingContext, { style }: ChartScene, { hovered, active }: ChartMarks): void {
  rings.removeAll();
  const ring = (box: ChartBox, strokePx: number, distancePx: number) =>
    toElement(
      {
        kind: 'box',
        xPx: box.xPx - distancePx,
        yPx: box.yPx - distancePx,
        widthPx: box.widthPx + 2 * distancePx,
        heightPx: box.heightPx + 2 * distancePx,
        radiusPx: NODE.radiusPx + distancePx,
        fill: null,
        stroke: solid(style.colors.primary),
        strokePx,
      },
      '',
    );
  if (hovered !== null && hovered !== active) rings.add(ring(hovered, 1.5, 0));
  if (active !== null) rings.add(ring(active, 2, RING_PX));
}

function contains(outer: ChartArea, inner: ChartArea): boolean {
  return (
    outer.leftPx <= inner.leftPx &&
    outer.topPx <= inner.topPx &&
    outer.rightPx >= inner.rightPx &&
    outer.bottomPx >= inner.bottomPx
  );
}
