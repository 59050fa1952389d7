import { OUTPUT_SIDE_PX } from '../constants.ts';
import { clamp, type Size } from './geometry.ts';

/** Fixed ratios of width to height. */
const RATIOS = {
  free: null,
  original: null,
  '1:1': 1,
  '4:3': 4 / 3,
  '3:4': 3 / 4,
  '3:2': 3 / 2,
  '2:3': 2 / 3,
  '16:9': 16 / 9,
  '9:16': 9 / 16,
} as const satisfies Record<string, number | null>;

export type RatioId = keyof typeof RATIOS;

export const RATIO_IDS = Object.keys(RATIOS) as readonly RatioId[];

/** What fixes the proportions of the box: a ratio, or the exact size of the result. */
export type Aspect = { readonly kind: 'ratio'; readonly id: RatioId } | { readonly kind: 'exact'; readonly size: Size };

/** Width to height; null where the box has free proportions. */
export function aspectRatio(aspect: Aspect, picture: Size): number | null {
  if (aspect.kind === 'exact') return aspect.size.width / aspect.size.height;
  return aspect.id === 'original' ? picture.width / picture.height : RATIOS[aspect.id];
}

/** An exact size after one of its sides was entered. `ratio` adapts the other side; null keeps it. */
export function changeExactSize(size: Size, side: 'width' | 'height', value: number, ratio: number | null): Size {
  const entered = toSide(value);
  if (side === 'width') return { width: entered, height: ratio === null ? size.height : toSide(entered / ratio) };
  return { width: ratio === null ? size.width : toSide(entered * ratio), height: entered };
}

function toSide(value: number): number {
  return clamp(Math.round(value), OUTPUT_SIDE_PX.min, OUTPUT_SIDE_PX.max);
}
