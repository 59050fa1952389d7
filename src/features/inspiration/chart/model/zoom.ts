import { FIT, KEPT_IN_VIEW_PX, ZOOM } from './constants.ts';
import type { ChartArea, ChartLayout } from './layout.ts';
import type { Extent } from './place-boxes.ts';
import type { ChartPoint } from './visible.ts';

/** Which part of the chart is shown: a point of the chart stands on the screen at `point × zoom + (xPx, yPx)`. */
export interface ChartView {
  readonly xPx: number;
  readonly yPx: number;
  readonly zoom: number;
}

/** Size of the element that shows the chart. */
export interface Viewport {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The next multiple of the step, in or out (doc 3 §9): from 0.37 in to 0.4 and out to 0.3. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const steps = zoom / ZOOM.step;
  const nearest = Math.round(steps);
  const isOnStep = Math.abs(steps - nearest) < 0.01;
  const next = isOnStep ? nearest + direction : direction > 0 ? Math.ceil(steps) : Math.floor(steps);
  return clampZoom(Math.round(next * ZOOM.step * 100) / 100);
}

function clampZoom(zoom: number): number {
  return Math.min(Math.max(zoom, ZOOM.min), ZOOM.max);
}

/** A turn of the wheel from this on is a notch of a mouse, and one step; less is a touch pad, which zooms evenly. */
const NOTCH_PX = 40;

/** The zoom after a turn of the wheel; a positive `deltaPx` zooms out. */
export function zoomByWheel(zoom: number, deltaPx: number): number {
  if (deltaPx === 0) return zoom;
  if (Math.abs(deltaPx) >= NOTCH_PX) return stepZoom(zoom, deltaPx < 0 ? 1 : -1);
  return clampZoom(zoom * Math.exp(-deltaPx / 100));
}

/** Zooms so that the point of the chart under a point of the screen stays there. */
export function zoomAt(view: ChartView, zoom: number, at: ChartPoint): ChartView {
  const next = clampZoom(zoom);
  const scale = next / view.zoom;
  return { zoom: next, xPx: at.xPx - (at.xPx - view.xPx) * scale, yPx: at.yPx - (at.yPx - view.yPx) * scale };
}

export function pan(view: ChartView, dxPx: number, dyPx: number): ChartView {
  return { ...view, xPx: view.xPx + dxPx, yPx: view.yPx + dyPx };
}

/** The zoom at which the whole chart and its margin fit, at most 1; it may be below the smallest zoom (doc 3 §4). */
export function zoomToFit({ widthPx, heightPx }: Extent, viewport: Viewport): number {
  const across = (viewport.widthPx - 2 * FIT.marginPx) / widthPx;
  const down = (viewport.heightPx - 2 * FIT.marginPx) / heightPx;
  return Math.min(across, down, FIT.zoomMax);
}

/**
 * Shows the whole chart in the middle, with its margin. A chart that is too large even at the smallest zoom shows its
 * goal at the top.
 */
export function fitView(layout: Extent & Pick<ChartLayout, 'root'>, viewport: Viewport): ChartView {
  const fitting = zoomToFit(layout, viewport);
  const zoom = clampZoom(fitting);
  const { root } = layout;
  const isWide = layout.widthPx * zoom > viewport.widthPx - 2 * FIT.marginPx + 1;
  const isHigh = layout.heightPx * zoom > viewport.heightPx - 2 * FIT.marginPx + 1;
  const centerPx = isWide ? root.xPx + root.widthPx / 2 : layout.widthPx / 2;
  return {
    zoom,
    xPx: Math.round(viewport.widthPx / 2 - centerPx * zoom),
    yPx: isHigh ? FIT.marginPx : Math.round((viewport.heightPx - layout.heightPx * zoom) / 2),
  };
}

/** Keeps some of the chart in view. */
export function keepInView(view: ChartView, { widthPx, heightPx }: Extent, viewport: Viewport): ChartView {
  return {
    zoom: view.zoom,
    xPx: keepOverlap(view.xPx, widthPx * view.zoom, viewport.widthPx),
    yPx: keepOverlap(view.yPx, heightPx * view.zoom, viewport.heightPx),
  };
}

function keepOverlap(startPx: number, lengthPx: number, viewportPx: number): number {
  const keptPx = Math.min(KEPT_IN_VIEW_PX, lengthPx, viewportPx);
  return Math.min(Math.max(startPx, keptPx - lengthPx), viewportPx - keptPx);
}

/** Moves as little as needed to show an area, with a small margin. An area larger than the viewport shows its start. */
export function reveal(view: ChartView, area: ChartArea, viewport: Viewport): ChartView {
  const marginPx = FIT.marginPx / 3;
  const move = (startPx: number, endPx: number, sizePx: number) => {
    const before = marginPx - startPx;
    const behind = sizePx - marginPx - endPx;
    if (before > 0) return before;
    return behind < 0 ? Math.max(behind, before) : 0;
  };
  const { zoom, xPx, yPx } = view;
  return pan(
    view,
    move(area.leftPx * zoom + xPx, area.rightPx * zoom + xPx, viewport.widthPx),
    move(area.topPx * zoom + yPx, area.bottomPx * zoom + yPx, viewport.heightPx),
  );
}

/** The part of the chart in view, widened by `marginPx` of the screen. */
export function areaInView({ xPx, yPx, zoom }: ChartView, viewport: Viewport, marginPx = 0): ChartArea {
  return {
    leftPx: (-xPx - marginPx) / zoom,
    topPx: (-yPx - marginPx) / zoom,
    rightPx: (viewport.widthPx - xPx + marginPx) / zoom,
    bottomPx: (viewport.heightPx - yPx + marginPx) / zoom,
  };
}

export function toChartPoint(view: ChartView, at: ChartPoint): ChartPoint {
  return { xPx: (at.xPx - view.xPx) / view.zoom, yPx: (at.yPx - view.yPx) / view.zoom };
}
