import type { ChartDrawing, ChartMarks, ChartScene } from '../../../../src/features/inspiration/chart/chart-drawing.ts';
import type { ChartView, Viewport } from '../../../../src/features/inspiration/chart/model/zoom.ts';

interface FakeDrawing extends ChartDrawing {
  scene: ChartScene | null;
  view: ChartView | null;
  marks: ChartMarks | null;
  viewport: Viewport | null;
  isStopped: boolean;
}

/** Drawings since the start of the file, the latest last. */
export const drawings: FakeDrawing[] = [];

/** In place of the real drawing, because this document has no canvas: notes what it would draw. */
export function createChartDrawing(): ChartDrawing {
  const drawing: FakeDrawing = {
    scene: null,
    view: null,
    marks: null,
    viewport: null,
    isStopped: false,
    setScene: (scene) => {
      drawing.scene = scene;
    },
    resize: (viewport) => {
      drawing.viewport = viewport;
    },
    draw: (view, marks) => {
      drawing.view = view;
      drawing.marks = marks;
    },
    stop: () => {
      drawing.isStopped = true;
    },
  };
  drawings.push(drawing);
  return drawing;
}
