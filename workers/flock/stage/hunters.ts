import type { FlockCore } from '../flock-wasm.ts';
import { BODY_SHAPES, type BodyShape } from './body-shapes.ts';
import { HUNTING_FISH } from './hunting-fish.ts';
import { PALETTE } from './palette.ts';
import type { StageLook } from './stage.ts';

/** Body length in bodies of a follower. */
const PREDATOR_SCALE = 2.9;
const SHADOW_SCALE = 0.62 * PREDATOR_SCALE;

/** Colors with opacity in their last two digits. */
export interface HunterTones {
  readonly back: string;
  readonly flank: string;
  readonly ribbon: string;
}

/** Hunters have adjacent slots, from the ghost's on: the ghost, two shadows, the predator. */
export const HUNTER_COUNT = 4;

export function tonesOf(look: StageLook): readonly HunterTones[] {
  return [PALETTE.ghost, PALETTE.shadow, PALETTE.shadow, look.isRun ? PALETTE.player : PALETTE.predator];
}

/** Scales of the hunters' bodies, in the order of their slots; 0 for absent hunters. */
export function scalesOf(core: FlockCore, look: StageLook): [number, number, number, number] {
  const size = look.hasPredator ? core.sizeFactor() : 0;
  const shadows = core.shadows();
  return [
    look.showsGuest ? PREDATOR_SCALE : 0,
    shadows > 0 ? SHADOW_SCALE * size : 0,
    shadows > 1 ? SHADOW_SCALE * size : 0,
    PREDATOR_SCALE * size,
  ];
}

/** A hunter's body, which is so large that it needs finer lines than a follower of the same shape. */
export function hunterBody({ shape }: StageLook): BodyShape {
  return shape === 'fish' ? HUNTING_FISH : BODY_SHAPES[shape];
}
