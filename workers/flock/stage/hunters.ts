import type { FlockCore } from '../../../src/core/flock/flock-core.ts';
import { FLOCK_RULES } from '../../../src/core/flock/flock-rules.ts';
import { BODY_SHAPES, type BodyShape } from './body-shapes.ts';
import { HUNTING_FISH } from './hunting-fish.ts';
import { PALETTE } from './palette.ts';
import type { StageLook } from './stage.ts';

/** Body length in bodies of a follower. */
const PREDATOR_SCALE = 2.9;
const SHADOW_SCALE = FLOCK_RULES.shadowScale * PREDATOR_SCALE;

/** Colors with opacity in their last two digits. */
export interface HunterTones {
  readonly back: string;
  readonly flank: string;
  readonly ribbon: string;
}

const GOLD_SCALE = 1.7;

/** Hunters have adjacent slots: the golden fish, which is drawn like them, the ghost, two shadows, the predator. */
export const HUNTER_COUNT = 5;

export function tonesOf(look: StageLook): readonly HunterTones[] {
  return [PALETTE.gold, PALETTE.ghost, PALETTE.shadow, PALETTE.shadow, look.isRun ? PALETTE.player : PALETTE.predator];
}

/** Scales of the hunters' bodies, in the order of their slots; 0 for absent hunters. */
export function scalesOf(core: FlockCore, look: StageLook): number[] {
  const size = look.hasPredator ? core.sizeFactor() : 0;
  const shadows = core.shadows();
  return [
    look.isRun && (core.look[core.goldSlot * 4 + 2] ?? 0) > 0 ? GOLD_SCALE : 0,
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

/** Radius of the ring round a leader during a game. */
export const RING_PX = 20;

/** Leaders are bright as long as the pond is only watched. In a game they cannot be eaten, and look so. */
export function leaderTones({ isRun }: StageLook) {
  return isRun ? PALETTE.spared : { ...PALETTE.leader, ribbon: PALETTE.leaderRibbon };
}
