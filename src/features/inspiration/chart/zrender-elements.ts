import { graphic } from 'echarts/core';
import type { Paint, Shape } from './model/shapes.ts';

/** An element of zrender, the drawing layer of ECharts. */
type ChartElement = InstanceType<typeof graphic.Group>['children'] extends () => (infer Each)[] ? Each : never;

interface LinesOptions {
  lines: readonly (readonly number[])[];
}

/** Any number of lines as one path, so that lines that meet do not darken each other. */
const Lines = graphic.extendShape({
  type: 'chart-lines',
  shape: { lines: [] as readonly (readonly number[])[] },
  buildPath(path: Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo'>, { lines }: LinesOptions) {
    for (const line of lines) {
      for (let at = 0; at + 1 < line.length; at += 2) {
        const [x = 0, y = 0] = [line[at], line[at + 1]];
        if (at === 0) path.moveTo(x, y);
        else path.lineTo(x, y);
      }
    }
  },
});

/** A shape as an element without events: the chart itself finds the box under the pointer. */
export function toElement(shape: Shape, fontFamily: string): ChartElement {
  // The library's own types do not agree on properties that may be undefined.
  return createElement(shape, fontFamily) as ChartElement;
}

function createElement(shape: Shape, fontFamily: string) {
  switch (shape.kind) {
    case 'box': {
      const { xPx, yPx, widthPx, heightPx, radiusPx } = shape;
      const place = { x: xPx, y: yPx, width: widthPx, height: heightPx, r: radiusPx };
      return new graphic.Rect({ silent: true, shape: place, style: toStyle(shape) });
    }
    case 'disc':
      return new graphic.Circle({
        silent: true,
        shape: { cx: shape.xPx, cy: shape.yPx, r: shape.radiusPx },
        style: toStyle(shape),
      });
    case 'lines':
      return new Lines({
        silent: true,
        shape: { lines: shape.lines },
        style: { ...toStyle({ ...shape, fill: null }), lineCap: shape.cap, lineJoin: 'round' },
      });
    case 'text':
      return new graphic.Text({
        silent: true,
        style: {
          text: shape.text,
          x: shape.xPx,
          y: shape.yPx,
          font: `${shape.weight} ${shape.sizePx}px ${fontFamily}`,
          fill: shape.fill.color,
          opacity: shape.fill.opacity,
          align: shape.align,
          verticalAlign: 'middle',
        },
      });
  }
}

interface Painted {
  readonly fill: Paint | null;
  readonly stroke: Paint | null;
  readonly strokePx: number;
}

function toStyle({ fill, stroke, strokePx }: Painted) {
  return {
    fill: fill?.color ?? 'none',
    fillOpacity: fill?.opacity ?? 1,
    stroke: stroke?.color ?? 'none',
    strokeOpacity: stroke?.opacity ?? 1,
    lineWidth: strokePx,
  };
}
