import { type DataTexture, Vector2, Vector3, Vector4 } from 'three';
import type { FlockCore } from '../../../src/core/flock/flock-core.ts';
import { type Distance, depthRangeOf } from './distance.ts';
import { HUNTER_COUNT, type HunterTones } from './hunters.ts';
import { FAR_STRENGTH, PALETTE, tonesOfDistance } from './palette.ts';
import { isFlying, type StageLook } from './stage.ts';

/** Uniforms of all shaders; each shader takes those that it declares. */
export function createUniforms(ring: DataTexture, look: DataTexture, core: FlockCore, distance: Distance) {
  return {
    ring: { value: ring },
    look: { value: look },
    ringRows: { value: core.ringRows },
    folds: { value: look.image.height },
    closedRows: { value: 0 },
    headAge: { value: 0 },
    frame: { value: new Vector4(0, 0, 1, 1) },
    ahead: { value: 0 },
    shore: { value: new Vector2(1, 1) },
    pixelRatio: { value: 1 },
    seconds: { value: 0 },
    bodyLength: { value: 1 },
    scaleAll: { value: 1 },
    motion: { value: 0 },
    stride: { value: 1 },
    isFine: { value: 0 },
    leaders: { value: 1 },
    hidesLeaders: { value: 0 },
    firstHunter: { value: core.goldSlot },
    hunterScales: { value: Array.from({ length: HUNTER_COUNT }, () => 0) },
    hunterBacks: { value: emptyColors() },
    hunterFlanks: { value: emptyColors() },
    hunterRibbons: { value: emptyColors() },
    foods: { value: core.foods },
    far: { value: distance.far },
    farTint: { value: new Vector4() },
    bubbles: { value: distance.bubbles },
    isOverlay: { value: 0 },
    hasShafts: { value: 1 },
    nearScale: { value: new Vector2() },
    farDim: { value: 0 },
    ripple: { value: new Vector3(0, 0, 1) },
    backs: { value: PALETTE.followers.map(({ back }) => toColor(back)) },
    flanks: { value: PALETTE.followers.map(({ flank }) => toColor(flank)) },
    leaderBack: { value: toColor(PALETTE.leader.back) },
    leaderFlank: { value: toColor(PALETTE.leader.flank) },
    depthTint: { value: toColor(PALETTE.waterMiddle) },
    followerRibbon: { value: toColor(PALETTE.ribbon) },
    leaderRibbon: { value: toColor(PALETTE.leaderRibbon) },
    food: { value: toColor(PALETTE.food) },
    foodGlow: { value: toColor(PALETTE.foodGlow) },
    bite: { value: toColor(PALETTE.bite) },
    waterTop: { value: toColor(PALETTE.waterTop) },
    waterMiddle: { value: toColor(PALETTE.waterMiddle) },
    waterBottom: { value: toColor(PALETTE.waterBottom) },
    light: { value: toColor(PALETTE.light) },
    foam: { value: toColor(PALETTE.foam) },
    beyond: { value: toColor(PALETTE.beyond) },
    plankton: { value: toColor(PALETTE.plankton) },
  };
}

export function setHunterTones(uniforms: FlockUniforms, tones: readonly HunterTones[]): void {
  tones.forEach((tone, hunter) => {
    setColor(uniforms.hunterBacks.value[hunter], tone.back);
    setColor(uniforms.hunterFlanks.value[hunter], tone.flank);
    setColor(uniforms.hunterRibbons.value[hunter], tone.ribbon);
  });
}

export function setLeaderTones(
  { leaderBack, leaderFlank, leaderRibbon }: FlockUniforms,
  tones: { readonly back: string; readonly flank: string; readonly ribbon: string },
): void {
  leaderBack.value = toColor(tones.back);
  leaderFlank.value = toColor(tones.flank);
  leaderRibbon.value = toColor(tones.ribbon);
}

/** The colors of backdrop and followers, and how much fish differ by their depth. */
export function setDistanceTones(uniforms: FlockUniforms, look: StageLook): void {
  const { depth, light, followers, ribbon } = tonesOfDistance(look);
  uniforms.depthTint.value = toColor(depth);
  const { x, y, z } = toColor(light);
  uniforms.farTint.value.set(x, y, z, FAR_STRENGTH);
  uniforms.light.value.set(x, y, z);
  uniforms.plankton.value.set(x, y, z);
  uniforms.backs.value = followers.map(({ back }) => toColor(back));
  uniforms.flanks.value = followers.map(({ flank }) => toColor(flank));
  uniforms.followerRibbon.value = toColor(ribbon);
  uniforms.isOverlay.value = Number(look.backdrop !== null);
  uniforms.hasShafts.value = Number(!isFlying(look));
  const range = depthRangeOf(look);
  uniforms.nearScale.value.set(range.scale, range.grows);
  uniforms.farDim.value = range.dims;
}

export type FlockUniforms = ReturnType<typeof createUniforms>;

function emptyColors(): Vector4[] {
  return Array.from({ length: HUNTER_COUNT }, () => new Vector4());
}

function setColor(color: Vector4 | undefined, hex: string): void {
  const { x, y, z } = toColor(hex);
  color?.set(x, y, z, Number.parseInt(hex.slice(7), 16) / 255);
}

/** sRGB components 0 … 1: the shaders write display values, without three's color management. */
function toColor(hex: string): Vector3 {
  const component = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return new Vector3(component(1), component(3), component(5)).divideScalar(255);
}
