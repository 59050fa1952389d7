import type { FlockShape } from '../../../core/flock/flock-shape.ts';

export const copy = {
  hint: {
    triangle: '点一下水面，看它们围过来',
    fish: '点一下水面，给鱼喂点食',
    bird: '点一下天空，给鸟喂点食',
    plane: '点一下天空，看飞机围过来',
  } satisfies Record<FlockShape, string>,
  dismiss: '知道了',
} as const;
