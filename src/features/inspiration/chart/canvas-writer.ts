import type { Paint, Shape, TextShape } from './model/shapes.ts';

/** Draws a shape on a canvas. The canvas may be scaled and moved. */
export function paintShape(context: CanvasRenderingContext2D, shape: Shape, fontFamily: string): void {
  switch (shape.kind) {
    case 'box':
      context.beginPath();
      addRoundedBox(context, shape);
      paintPath(context, shape);
      break;
    case 'disc':
      context.beginPath();
      context.arc(shape.xPx, shape.yPx, shape.radiusPx, 0, 2 * Math.PI);
      paintPath(context, shape);
      break;
    case 'lines':
      context.beginPath();
      for (const line of shape.lines) addLine(context, line);
      context.lineCap = shape.cap;
      context.lineJoin = 'round';
      paintPath(context, { ...shape, fill: null });
      break;
    case 'text':
      paintText(context, shape, fontFamily);
  }
}

interface Painted {
  readonly fill: Paint | null;
  readonly stroke: Paint | null;
  readonly strokePx: number;
}

function paintPath(context: CanvasRenderingContext2D, { fill, stroke, strokePx }: Painted): void {
  if (fill !== null) {
    context.globalAlpha = fill.opacity;
    context.fillStyle = fill.color;
    context.fill();
  }
  if (stroke === null) return;
  context.globalAlpha = stroke.opacity;
  context.strokeStyle = stroke.color;
  context.lineWidth = strokePx;
  context.stroke();
}

interface RoundedBox {
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly radiusPx: number;
}

/** Browsers of 2022 have no `roundRect` yet. */
function addRoundedBox(context: CanvasRenderingContext2D, { xPx, yPx, widthPx, heightPx, radiusPx }: RoundedBox): void {
  const radius = Math.min(radiusPx, widthPx / 2, heightPx / 2);
  const [right, bottom] = [xPx + widthPx, yPx + heightPx];
  context.moveTo(xPx + radius, yPx);
  context.arcTo(right, yPx, right, bottom, radius);
  context.arcTo(right, bottom, xPx, bottom, radius);
  context.arcTo(xPx, bottom, xPx, yPx, radius);
  context.arcTo(xPx, yPx, right, yPx, radius);
  context.closePath();
}

function addLine(context: CanvasRenderingContext2D, line: readonly number[]): void {
  for (let at = 0; at + 1 < line.length; at += 2) {
    const [x = 0, y = 0] = [line[at], line[at + 1]];
    if (at === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
}

function paintText(context: CanvasRenderingContext2D, shape: TextShape, fontFamily: string): void {
  context.globalAlpha = shape.fill.opacity;
  context.fillStyle = shape.fill.color;
  context.font = `${shape.weight} ${shape.sizePx}px ${fontFamily}`;
  context.textAlign = shape.align;
  context.textBaseline = 'middle';
  context.fillText(shape.text, shape.xPx, shape.yPx);
}
