import { DataTexture, FloatType, NearestFilter, RGBAFormat } from 'three';
import type { FlockCore } from '../../../src/core/flock/flock-core.ts';
import type { Camera } from '../camera.ts';
import type { FlockView } from '../flock.api.ts';
import { type Bites, createBites } from './bites.ts';
import { BODY_SHAPES, type Motion } from './body-shapes.ts';
import { type Courses, createCourses } from './courses.ts';
import {
  BUBBLE_COUNT,
  createDistance,
  type Distance,
  FAR_COUNT,
  FAR_FISH,
  FAR_WINGS,
  hasBubbles,
  hasDepth,
} from './distance.ts';
import { HUNTER_COUNT, hunterBody, leaderTones, scalesOf, tonesOf } from './hunters.ts';
import { isFlying, type StageLook } from './stage.ts';
import { descending, fillBodies, fillRibbons } from './three-geometry.ts';
import { createLayers, createSceneGeometries, type Layer, type SceneGeometries } from './three-layers.ts';
import {
  createUniforms,
  type FlockUniforms,
  setDistanceTones,
  setHunterTones,
  setLeaderTones,
} from './three-uniforms.ts';

const MOTION_NUMBERS: Readonly<Record<Motion, number>> = { wave: 0, flap: 1, stiff: 2 };
const INDICES_PER_SEGMENT = 6;
/** Texels of a texture's row, as in `ringAt`: every graphics card with WebGL 2 has textures of this width. */
const TEXTURE_WIDTH = 2048;
/** Points of the morsels' shader: pellets of all helpings of food, then one ripple. */
const PELLET_COUNT = 40;

export interface FlockScene {
  readonly layers: readonly Layer[];
  setLook(look: StageLook): void;
  setView(width: number, height: number, pixelRatio: number): void;
  /** Shows for a moment where the leaders are going. */
  flashCourses(): void;
  /**
   * Passes the core's present to the graphics card: the rows written since the last call, or all rows after older ones
   * were rewritten and for a new WebGL context.
   */
  uploadFrame(seconds: number, isNewContext: boolean, camera: Camera): void;
  /** Draws the fish that are in the pond; the empty slots come first in the index and are skipped. */
  showPopulation(): void;
  dispose(): void;
}

/** The state of a scene, shared by the functions below. */
interface SceneContext {
  readonly core: FlockCore;
  readonly ring: DataTexture;
  readonly look: DataTexture;
  readonly uniforms: FlockUniforms;
  readonly geometries: SceneGeometries;
  readonly layers: readonly Layer[];
  readonly bites: Bites;
  readonly distance: Distance;
  readonly courses: Courses;
  readonly fishSlots: readonly number[];
  readonly hunterSlots: readonly number[];
  view: FlockView;
  shown: StageLook | null;
  uploadedRow: number;
  uploadedRewrites: number;
}

/**
 * The scene's geometry, materials and textures. The core's memory is the data of both textures: after a step,
 * `uploadFrame` marks the rows that changed.
 */
export function createScene(core: FlockCore, isSoftware: boolean): FlockScene {
  const ring = createDataTexture(core.ring, core.slots, core.ringRows);
  const look = createDataTexture(core.look, core.slots, 1);
  const distance = createDistance();
  const uniforms = createUniforms(ring, look, core, distance);
  const courses = createCourses(core);
  const geometries = createSceneGeometries(courses.dots);
  const layers = createLayers(uniforms, geometries, isSoftware);
  const hunterSlots = Array.from({ length: HUNTER_COUNT }, (_, hunter) => core.goldSlot + hunter);
  fillRibbons(geometries.fineRibbons, [...hunterSlots, ...descending(core.maxLeaders)], core.ringRows - 1);
  const scene: SceneContext = {
    core,
    ring,
    look,
    uniforms,
    geometries,
    layers,
    bites: createBites(core),
    distance,
    courses,
    fishSlots: descending(core.maxPopulation),
    hunterSlots,
    view: { width: 1, height: 1, pixelRatio: 1 },
    shown: null,
    uploadedRow: 0,
    uploadedRewrites: -1,
  };
  return {
    layers,
    setLook: (next) => setLook(scene, next),
    setView(width, height, pixelRatio) {
      scene.view = { width, height, pixelRatio };
    },
    flashCourses: () => scene.courses.flash(),
    uploadFrame(seconds, isNewContext, camera) {
      aimCamera(scene, camera);
      uploadFrame(scene, seconds, isNewContext, camera);
    },
    showPopulation: () => showPopulation(scene),
    dispose: () => disposeScene(scene),
  };
}

function setLook(scene: SceneContext, next: StageLook): void {
  const { core, uniforms, geometries, fishSlots, hunterSlots, shown } = scene;
  const body = BODY_SHAPES[next.shape];
  if (shown?.shape !== next.shape) {
    fillBodies(geometries.bodies, body, fishSlots);
    fillBodies(geometries.hunters, hunterBody(next), hunterSlots);
    uniforms.motion.value = MOTION_NUMBERS[body.motion];
    uniforms.bodyLength.value = body.lengthPx;
    fillBodies(geometries.far, isFlying(next) ? FAR_WINGS : FAR_FISH, descending(FAR_COUNT));
  }
  if (shown?.trailSegments !== next.trailSegments) {
    fillRibbons(geometries.ribbons, fishSlots, next.trailSegments);
    uniforms.stride.value = Math.floor((core.ringRows - 1) / Math.max(next.trailSegments, 1));
  }
  setHunterTones(uniforms, tonesOf(next));
  setLeaderTones(uniforms, leaderTones(next));
  setDistanceTones(uniforms, next);
  geometries.plankton.setDrawRange(0, isFlying(next) ? 0 : Number.POSITIVE_INFINITY);
  geometries.far.setDrawRange(0, hasDepth(next) ? Number.POSITIVE_INFINITY : 0);
  geometries.bubbles.setDrawRange(0, hasBubbles(next) ? BUBBLE_COUNT : 0);
  uniforms.hidesLeaders.value = Number(next.hidesLeaders);
  scene.shown = next;
}

/** In a world of fixed size all bodies have their own size; a pond that fills the canvas has larger fish on large canvases. */
function aimCamera({ uniforms, geometries, view }: SceneContext, { scale, x, y, shore, aheadS }: Camera): void {
  const { width, height, pixelRatio } = view;
  uniforms.frame.value.set(x, y, width / scale, height / scale);
  uniforms.ahead.value = aheadS;
  uniforms.pixelRatio.value = pixelRatio * scale;
  uniforms.scaleAll.value = shore === null ? Math.min(Math.max(Math.sqrt(width * height) / 900, 0.8), 1.25) : 1;
  if (shore !== null) uniforms.shore.value.set(shore.width, shore.height);
  geometries.shore.setDrawRange(0, shore === null ? 0 : Number.POSITIVE_INFINITY);
}

function uploadFrame(scene: SceneContext, seconds: number, isNewContext: boolean, camera: Camera): void {
  const { core, ring, look, uniforms, shown } = scene;
  const present = core.closedRows();
  const first = Math.max(scene.uploadedRow, present - core.ringRows + 1);
  ring.clearUpdateRanges();
  const needsAll = isNewContext || core.rewrites() !== scene.uploadedRewrites;
  scene.uploadedRewrites = core.rewrites();
  for (let row = first; row <= present && !needsAll; row++) {
    markRow(ring, row % core.ringRows, core.slots);
  }
  ring.needsUpdate = true;
  look.needsUpdate = true;
  scene.uploadedRow = present;
  uniforms.closedRows.value = present;
  uniforms.headAge.value = core.headAge();
  uniforms.leaders.value = core.leaders();
  uniforms.seconds.value = seconds;
  if (shown === null) return;
  if (hasDepth(shown)) scene.distance.move(seconds, uniforms.frame.value.z, uniforms.frame.value.w, shown);
  showMorsels(scene, seconds, shown, camera.marksPlayer);
  showCourses(scene, seconds, shown);
}

/** An update range lies within one row of the texture. */
function markRow(ring: DataTexture, row: number, slots: number): void {
  const { width } = ring.image;
  for (let at = 0; at < slots; at += width) ring.addUpdateRange((row * slots + at) * 4, width * 4);
}

function showCourses({ courses, geometries }: SceneContext, seconds: number, { isCalm }: StageLook): void {
  const count = courses.move(seconds, isCalm);
  geometries.courses.setDrawRange(0, count);
  const dots = geometries.courses.getAttribute('dot');
  if (count > 0) dots.needsUpdate = true;
}

function showPopulation(scene: SceneContext): void {
  const { core, geometries, shown } = scene;
  if (shown === null) return;
  const population = core.population();
  const hidden = core.maxPopulation - population;
  const bodyIndices = BODY_SHAPES[shown.shape].triangles.length;
  const ribbonIndices = shown.trailSegments * INDICES_PER_SEGMENT;
  geometries.bodies.setDrawRange(hidden * bodyIndices, population * bodyIndices);
  geometries.ribbons.setDrawRange(hidden * ribbonIndices, population * ribbonIndices);
  showHunters(scene, shown);
}

/** Skips the slots before the first hunter that is present: in the order of their slots the predator is the last. */
function showHunters({ core, uniforms, geometries }: SceneContext, look: StageLook): void {
  const scales = scalesOf(core, look);
  uniforms.hunterScales.value = scales;
  const first = scales.findIndex((scale) => scale > 0);
  const hidden = first === -1 ? HUNTER_COUNT : first;
  const bodyIndices = hunterBody(look).triangles.length;
  geometries.hunters.setDrawRange(hidden * bodyIndices, (HUNTER_COUNT - hidden) * bodyIndices);
  // The leaders' ribbons follow; without segments nothing has a ribbon.
  const ribbonIndices = (core.ringRows - 1) * INDICES_PER_SEGMENT;
  const ribbonCount = look.trailSegments === 0 ? 0 : HUNTER_COUNT + core.maxLeaders - hidden;
  geometries.fineRibbons.setDrawRange(hidden * ribbonIndices, ribbonCount * ribbonIndices);
}

function showMorsels(
  { core, bites, uniforms, geometries }: SceneContext,
  seconds: number,
  look: StageLook,
  marksPlayer: boolean,
): void {
  const { x, y, age } = bites.note(seconds, look.isCalm, marksPlayer);
  uniforms.ripple.value.set(x, y, age);
  let hasFood = false;
  for (let i = 2; i < core.foods.length; i += 4) hasFood ||= (core.foods[i] ?? 0) > 0;
  const first = hasFood ? 0 : PELLET_COUNT;
  // The ripple has the place behind the pellets, then follow the rings of the leaders.
  const rings = look.isRun && !look.hidesLeaders ? core.leaders() : 0;
  const end = rings > 0 ? PELLET_COUNT + 1 + rings : PELLET_COUNT + Number(age < 1);
  geometries.morsels.setDrawRange(first, end - first);
}

function disposeScene({ layers, ring, look }: SceneContext): void {
  for (const layer of layers) {
    layer.geometry.dispose();
    layer.material.dispose();
  }
  ring.dispose();
  look.dispose();
}

/** Rows of `slots` texels each; longer ones are folded. */
function createDataTexture(texels: Float32Array, slots: number, rows: number): DataTexture {
  const width = Math.min(slots, TEXTURE_WIDTH);
  const height = (slots / width) * rows;
  // The view is on wasm memory, which is never a SharedArrayBuffer here.
  const texture = new DataTexture(texels as Float32Array<ArrayBuffer>, width, height, RGBAFormat, FloatType);
  texture.minFilter = NearestFilter;
  texture.magFilter = NearestFilter;
  texture.needsUpdate = true;
  return texture;
}
