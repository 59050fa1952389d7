import { type ChartController, createChartController } from '../../src/features/inspiration/chart/chart-controller.ts';
import { createChartDrawing } from '../../src/features/inspiration/chart/chart-drawing.ts';
import { layOutChart } from '../../src/features/inspiration/chart/model/layout.ts';
import { pan } from '../../src/features/inspiration/chart/model/zoom.ts';
import { STYLE } from '../../tests/features/inspiration/chart/a-style.ts';
import { createTaskTree } from './chart-tasks.ts';

export interface ChartPage {
  /** The chart that the pointer pans and zooms. */
  readonly controller: ChartController;
  /** Durations of long tasks since the last call, in milliseconds. */
  takeLongTasks(): number[];
  /** Draws so many frames of a pan at a zoom. @returns milliseconds per frame. */
  timeFrames(frames: number, zoom: number): number[];
}

declare global {
  var openChart: (taskCount: number) => ChartPage;
}

const VIEWPORT = { widthPx: 1280, heightPx: 720 };
/** A fast drag: about two screens a second. */
const STEP_PX = 40;

globalThis.openChart = (taskCount) => {
  const layout = layOutChart({ title: 'Goal', nodes: createTaskTree(taskCount), collapsed: new Set() });
  const scene = { layout, style: STYLE, fontFamily: 'sans-serif' };
  const stage = addStage();
  const longTasks: number[] = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    entryTypes: ['longtask'],
  });
  const controller = createChartController(stage, addHost(stage), { onOpen: () => {}, onToggle: () => {} });
  controller.setScene(scene);
  return {
    controller,
    takeLongTasks: () => longTasks.splice(0),
    timeFrames(frames, zoom) {
      const drawing = createChartDrawing(addHost(addStage()));
      drawing.resize(VIEWPORT);
      drawing.setScene(scene);
      // The lowest levels have the most boxes.
      const yPx = VIEWPORT.heightPx - layout.heightPx * zoom;
      let view = { xPx: -layout.widthPx * 0.3 * zoom, yPx, zoom };
      const times = Array.from({ length: frames }, () => {
        const before = performance.now();
        drawing.draw(view, { active: null, hovered: null });
        view = pan(view, -STEP_PX, 0);
        return performance.now() - before;
      });
      drawing.stop();
      return times;
    },
  };
};

function addStage(): HTMLElement {
  const stage = document.body.appendChild(document.createElement('div'));
  stage.style.cssText = `position: relative; width: ${VIEWPORT.widthPx}px; height: ${VIEWPORT.heightPx}px`;
  return stage;
}

function addHost(stage: HTMLElement): HTMLElement {
  const host = stage.appendChild(document.createElement('div'));
  host.style.cssText = 'position: absolute; inset: 0; pointer-events: none';
  return host;
}
