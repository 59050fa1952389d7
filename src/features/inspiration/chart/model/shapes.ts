/** What the chart is drawn with, on the screen as well as in files. Lengths are pixels at zoom 1. */
export type Shape = BoxShape | DiscShape | LinesShape | TextShape;

export interface Paint {
  readonly color: string;
  /** 0 to 1. */
  readonly opacity: number;
}

interface Painted {
  readonly fill: Paint | null;
  readonly stroke: Paint | null;
  readonly strokePx: number;
}

interface BoxShape extends Painted {
  readonly kind: 'box';
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly radiusPx: number;
}

interface DiscShape extends Painted {
  readonly kind: 'disc';
  readonly xPx: number;
  readonly yPx: number;
  readonly radiusPx: number;
}

/** Strokes only. Every line has its x and y in turns. */
interface LinesShape {
  readonly kind: 'lines';
  readonly lines: readonly (readonly number[])[];
  readonly cap: 'butt' | 'round';
  readonly stroke: Paint;
  readonly strokePx: number;
}

export interface TextShape {
  readonly kind: 'text';
  readonly text: string;
  /** The anchor that `align` names, and the middle of the line. */
  readonly xPx: number;
  readonly yPx: number;
  readonly sizePx: number;
  readonly weight: 400 | 600;
  readonly align: 'left' | 'center' | 'right';
  readonly fill: Paint;
}

export function solid(color: string, opacity = 1): Paint {
  return { color, opacity };
}

/** From the middle of a line to the baseline of its text, as a multiple of the font size. */
export const BASELINE_SHIFT = 0.36;
