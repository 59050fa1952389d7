import { type ChartStyle, drawBox, drawLinks } from './box-shapes.ts';
import type { ChartLayout } from './layout.ts';
import { listLinks } from './links.ts';
import type { Shape } from './shapes.ts';

/** Every shape of a chart, whatever is in view, box by box: the lines first, because boxes cover them. */
export function* drawWholeChart(layout: ChartLayout, style: ChartStyle): Generator<Shape> {
  const all = { leftPx: 0, topPx: 0, rightPx: layout.widthPx, bottomPx: layout.heightPx };
  yield drawLinks(listLinks(layout, all), style.colors);
  for (const box of layout.boxes) {
    const { main, details } = drawBox(box, style);
    yield* main;
    yield* details;
  }
}
