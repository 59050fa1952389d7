import { createStore, type StoreApi } from 'zustand/vanilla';
import { type ChartDrawing, type ChartScene, createChartDrawing } from './chart-drawing.ts';
import { FIT, KEY_PAN_PX, TOGGLE, ZOOM } from './model/constants.ts';
import type { ChartBox } from './model/layout.ts';
import { type ChartHit, type ChartPoint, hitChart } from './model/visible.ts';
import {
  type ChartView,
  fitView,
  keepInView,
  pan,
  reveal,
  stepZoom,
  toChartPoint,
  type Viewport,
  zoomAt,
  zoomByWheel,
  zoomToFit,
} from './model/zoom.ts';
import { listenForGestures } from './pointer-gestures.ts';

/** What the toolbar shows of the view. */
interface ZoomState {
  readonly percent: number;
  /** The chart follows the size of its window, until the visitor zooms. */
  readonly isFit: boolean;
}

/** The view of a chart: which part is shown, how large, and what the visitor does on the drawing. */
export interface ChartController {
  readonly store: StoreApi<ZoomState>;
  setScene(scene: ChartScene): void;
  /** Marks a task, or the goal for null, and shows it; `undefined` marks none. */
  setActive(id: string | null | undefined): void;
  zoomIn(): void;
  zoomOut(): void;
  /** Zoom 1. */
  resetZoom(): void;
  fit(): void;
  /** @returns whether the key has a meaning for the drawing. */
  pressKey(key: string): boolean;
  stop(): void;
}

export interface ChartListeners {
  readonly onOpen: (id: string) => void;
  /** The button of a branch was pressed. */
  readonly onToggle: (id: string) => void;
}

interface ControllerContext {
  readonly stage: HTMLElement;
  readonly drawing: ChartDrawing;
  readonly listeners: ChartListeners;
  readonly store: StoreApi<ZoomState>;
  scene: ChartScene | null;
  boxes: ReadonlyMap<string | null, ChartBox>;
  view: ChartView;
  viewport: Viewport;
  isFit: boolean;
  /** The task whose box keeps its place on the screen when the layout changes; null for the goal. */
  anchorId: string | null;
  activeId: string | null | undefined;
  hoveredId: string | null | undefined;
  frame: number;
  fitTimer: number | undefined;
}

/** Width that a finger may miss a button by. */
const FINGER_REACH_PX = 10;

/** `host` receives the canvas; `stage` receives the events. @throws if the browser gives no canvas to draw on. */
export function createChartController(
  stage: HTMLElement,
  host: HTMLElement,
  listeners: ChartListeners,
): ChartController {
  const context: ControllerContext = {
    stage,
    drawing: createChartDrawing(host),
    listeners,
    store: createStore<ZoomState>(() => ({ percent: 100, isFit: true })),
    scene: null,
    boxes: new Map(),
    view: { xPx: 0, yPx: 0, zoom: 1 },
    viewport: { widthPx: 0, heightPx: 0 },
    isFit: true,
    anchorId: null,
    activeId: undefined,
    hoveredId: undefined,
    frame: 0,
    fitTimer: undefined,
  };
  const stopListening = listen(context);
  return {
    store: context.store,
    setScene: (scene) => setScene(context, scene),
    setActive: (id) => setActive(context, id),
    zoomIn: () => zoomInMiddle(context, stepZoom(context.view.zoom, 1)),
    zoomOut: () => zoomInMiddle(context, stepZoom(context.view.zoom, -1)),
    resetZoom: () => zoomInMiddle(context, 1),
    fit: () => fitWindow(context),
    pressKey: (key) => pressKey(context, key),
    stop() {
      stopListening();
      cancelAnimationFrame(context.frame);
      clearTimeout(context.fitTimer);
      context.drawing.stop();
    },
  };
}

function listen(context: ControllerContext): () => void {
  const { stage, listeners } = context;
  const stopGestures = listenForGestures(stage, {
    onPan: (dxPx, dyPx) => setView(context, pan(context.view, dxPx, dyPx)),
    onPinch: (at, scale) => zoomByHand(context, context.view.zoom * scale, at),
    onWheelZoom: (at, deltaPx) => zoomByHand(context, zoomByWheel(context.view.zoom, deltaPx), at),
    onTap(at, isTouch) {
      const hit = hitAt(context, at, isTouch);
      const id = hit?.box.node?.task.id;
      if (hit === null || id === undefined) return;
      if (hit.part === 'box') listeners.onOpen(id);
      else {
        context.anchorId = id;
        listeners.onToggle(id);
      }
    },
    onHover: (at) => hover(context, at),
  });
  const observer = new ResizeObserver(() => measure(context));
  observer.observe(stage);
  measure(context);
  return () => {
    stopGestures();
    observer.disconnect();
  };
}

function setScene(context: ControllerContext, scene: ChartScene): void {
  const anchorBefore = context.boxes.get(context.anchorId);
  const layoutBefore = context.scene?.layout;
  // A new title or status leaves the view as it is.
  const isResized = layoutBefore?.widthPx !== scene.layout.widthPx || layoutBefore.heightPx !== scene.layout.heightPx;
  context.scene = scene;
  context.boxes = new Map(scene.layout.boxes.map((box) => [box.node?.task.id ?? null, box]));
  context.drawing.setScene(scene);
  const anchor = context.boxes.get(context.anchorId) ?? scene.layout.root;
  const before = anchorBefore ?? anchor;
  const { zoom } = context.view;
  const isWhole = zoomToFit(scene.layout, context.viewport) >= ZOOM.min;
  if (context.isFit && (layoutBefore === undefined || (isWhole && isResized))) fitWindow(context);
  else setView(context, pan(context.view, (before.xPx - anchor.xPx) * zoom, (before.yPx - anchor.yPx) * zoom));
}

function setActive(context: ControllerContext, id: string | null | undefined): void {
  if (context.activeId === id) return;
  context.activeId = id;
  const box = id === undefined ? undefined : context.boxes.get(id);
  if (id !== undefined) context.anchorId = id;
  if (box === undefined) drawSoon(context);
  else {
    const { xPx, yPx, widthPx, heightPx } = box;
    const bottomPx = yPx + heightPx + TOGGLE.heightPx / 2;
    const area = { leftPx: xPx, topPx: yPx, rightPx: xPx + widthPx, bottomPx };
    setView(context, reveal(context.view, area, context.viewport));
  }
}

/** Takes the size of the stage; a chart that fits its window is fitted again a moment later. */
function measure(context: ControllerContext): void {
  const viewport = { widthPx: context.stage.clientWidth, heightPx: context.stage.clientHeight };
  const isFirst = context.viewport.widthPx === 0;
  if (viewport.widthPx === context.viewport.widthPx && viewport.heightPx === context.viewport.heightPx) return;
  context.viewport = viewport;
  context.drawing.resize(viewport);
  setView(context, context.view);
  if (!context.isFit) return;
  clearTimeout(context.fitTimer);
  if (isFirst) fitWindow(context);
  else context.fitTimer = window.setTimeout(() => fitWindow(context), FIT.debounceMs);
}

function fitWindow(context: ControllerContext): void {
  context.isFit = true;
  if (context.scene !== null) setView(context, fitView(context.scene.layout, context.viewport));
}

function zoomInMiddle(context: ControllerContext, zoom: number): void {
  const { widthPx, heightPx } = context.viewport;
  zoomByHand(context, zoom, { xPx: widthPx / 2, yPx: heightPx / 2 });
}

/** Ends the fitting to the window (doc 3 §2). */
function zoomByHand(context: ControllerContext, zoom: number, at: ChartPoint): void {
  context.isFit = false;
  clearTimeout(context.fitTimer);
  setView(context, zoomAt(context.view, zoom, at));
}

function pressKey(context: ControllerContext, key: string): boolean {
  const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
    ArrowLeft: [1, 0],
    ArrowRight: [-1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
  };
  const step = steps[key];
  if (step !== undefined) setView(context, pan(context.view, step[0] * KEY_PAN_PX, step[1] * KEY_PAN_PX));
  else if (key === '+' || key === '=') zoomInMiddle(context, stepZoom(context.view.zoom, 1));
  else if (key === '-' || key === '_') zoomInMiddle(context, stepZoom(context.view.zoom, -1));
  else if (key === '0') zoomInMiddle(context, 1);
  else return false;
  return true;
}

function hover(context: ControllerContext, at: ChartPoint | null): void {
  const hit = at === null ? null : hitAt(context, at, false);
  const isTask = hit !== null && hit.box.node !== null;
  context.stage.style.cursor = isTask ? 'pointer' : '';
  const id = isTask && hit.part === 'box' ? hit.box.node?.task.id : undefined;
  if (id === context.hoveredId) return;
  context.hoveredId = id;
  drawSoon(context);
}

function hitAt({ scene, view }: ControllerContext, at: ChartPoint, isTouch: boolean): ChartHit | null {
  if (scene === null) return null;
  // Buttons keep a size of 24 px on the screen as far as their surroundings allow.
  const missedPx = Math.max((TOGGLE.heightPx / 2) * (1 - view.zoom), isTouch ? FINGER_REACH_PX : 0);
  return hitChart(scene.layout, toChartPoint(view, at), Math.min(missedPx / view.zoom, TOGGLE.heightPx));
}

function setView(context: ControllerContext, view: ChartView): void {
  const { scene, viewport, stage, store } = context;
  if (scene === null) return;
  context.view = keepInView(view, scene.layout, viewport);
  // One finger scrolls the page while the chart needs no scrolling of its own.
  const isLow = scene.layout.heightPx * view.zoom <= viewport.heightPx;
  stage.style.touchAction = isLow ? 'pan-y' : 'none';
  const next = { percent: Math.round(view.zoom * 100), isFit: context.isFit };
  const shown = store.getState();
  if (next.percent !== shown.percent || next.isFit !== shown.isFit) store.setState(next);
  drawSoon(context);
}

function drawSoon(context: ControllerContext): void {
  if (context.frame !== 0) return;
  context.frame = requestAnimationFrame(() => {
    context.frame = 0;
    const { boxes, activeId, hoveredId } = context;
    const boxOf = (id: string | null | undefined) => (id === undefined ? null : (boxes.get(id) ?? null));
    context.drawing.draw(context.view, { active: boxOf(activeId), hovered: boxOf(hoveredId) });
  });
}
