import {
  type BufferGeometry,
  DataTexture,
  DoubleSide,
  FloatType,
  GLSL3,
  type IUniform,
  NearestFilter,
  NoBlending,
  NormalBlending,
  RawShaderMaterial,
  RGBAFormat,
} from 'three';
import type { FlockCore } from '../flock-wasm.ts';
import { createBites } from './bites.ts';
import { BODY_SHAPES, type Motion } from './body-shapes.ts';
import * as hunting from './hunter-shaders.ts';
import { HUNTER_COUNT, hunterBody, scalesOf, tonesOf } from './hunters.ts';
import * as shaders from './shaders.ts';
import type { StageLook } from './stage.ts';
import {
  createGeometry,
  createPlanktonGeometry,
  createWaterGeometry,
  descending,
  fillBodies,
  fillRibbons,
} from './three-geometry.ts';
import { createUniforms, setHunterTones } from './three-uniforms.ts';
import * as watery from './water-shaders.ts';

const MOTION_NUMBERS: Readonly<Record<Motion, number>> = { wave: 0, flap: 1, stiff: 2 };
const INDICES_PER_SEGMENT = 6;
/** Points of the morsels' shader: pellets of all helpings of food, then one ripple. */
const PELLET_COUNT = 40;

/** What a layer shows: the water, the fish in it, or what hunts and feeds them. */
export type LayerSubject = 'water' | 'fish' | 'others';

/** One mesh of the scene. Layers are drawn in the order of the list. */
export interface Layer {
  readonly name: string;
  readonly geometry: BufferGeometry;
  readonly material: RawShaderMaterial;
  readonly isPoints: boolean;
  readonly shows: LayerSubject;
}

/**
 * The scene's geometry, materials and textures. The core's memory is the data of both textures: after a step,
 * `uploadFrame` marks the rows that changed. With `isSoftware` there is no water: see [Note: Water behind the canvas].
 */
export function createScene(core: FlockCore, isSoftware: boolean) {
  const ring = createDataTexture(core.ring, core.slots, core.ringRows);
  const look = createDataTexture(core.look, core.slots, 1);
  const uniforms = createUniforms(ring, look, core);
  const fineUniforms = { ...uniforms, isFine: { value: 1 }, stride: { value: 1 } };
  const fishSlots = descending(core.maxPopulation);
  const hunterSlots = Array.from({ length: HUNTER_COUNT }, (_, hunter) => core.guestSlot + hunter);

  const ribbons = createGeometry();
  const fineRibbons = createGeometry();
  fillRibbons(fineRibbons, [...hunterSlots, ...descending(core.maxLeaders)], core.ringRows - 1);
  const morsels = createGeometry();
  const bodies = createGeometry();
  const hunters = createGeometry();
  const layers: readonly Layer[] = [
    ...(isSoftware ? [] : [createWater(uniforms)]),
    {
      name: 'plankton',
      geometry: createPlanktonGeometry(),
      material: createMaterial(uniforms, watery.PLANKTON_VERTEX, watery.PLANKTON_FRAGMENT, true),
      isPoints: true,
      shows: 'water',
    },
    {
      name: 'ribbons',
      geometry: ribbons,
      material: createMaterial(uniforms, shaders.RIBBON_VERTEX, shaders.RIBBON_FRAGMENT, true),
      isPoints: false,
      shows: 'fish',
    },
    {
      name: 'fine-ribbons',
      geometry: fineRibbons,
      material: createMaterial(fineUniforms, shaders.RIBBON_VERTEX, shaders.RIBBON_FRAGMENT, true),
      isPoints: false,
      shows: 'fish',
    },
    {
      name: 'morsels',
      geometry: morsels,
      material: createMaterial(uniforms, hunting.MORSEL_VERTEX, hunting.MORSEL_FRAGMENT, true),
      isPoints: true,
      shows: 'others',
    },
    {
      name: 'bodies',
      geometry: bodies,
      material: createMaterial(uniforms, shaders.BODY_VERTEX, shaders.BODY_FRAGMENT, false),
      isPoints: false,
      shows: 'fish',
    },
    {
      name: 'hunters',
      geometry: hunters,
      material: createMaterial(uniforms, hunting.HUNTER_VERTEX, hunting.HUNTER_FRAGMENT, true),
      isPoints: false,
      shows: 'others',
    },
  ];

  const bites = createBites(core);
  let shown: StageLook | null = null;
  let uploadedRow = 0;
  let uploadedRewrites = -1;

  /** Skips the hunters before the first that is there: in the order of their slots the predator is the last. */
  const showHunters = (look: StageLook) => {
    const scales = scalesOf(core, look);
    uniforms.hunterScales.value.set(...scales);
    const first = scales.findIndex((scale) => scale > 0);
    const hidden = first === -1 ? HUNTER_COUNT : first;
    const bodyIndices = hunterBody(look).triangles.length;
    hunters.setDrawRange(hidden * bodyIndices, (HUNTER_COUNT - hidden) * bodyIndices);
    // The leaders' ribbons follow; without segments at all nothing has a ribbon.
    const ribbonIndices = (core.ringRows - 1) * INDICES_PER_SEGMENT;
    const ribbonCount = look.trailSegments === 0 ? 0 : HUNTER_COUNT + core.maxLeaders - hidden;
    fineRibbons.setDrawRange(hidden * ribbonIndices, ribbonCount * ribbonIndices);
  };

  const showMorsels = (seconds: number, look: StageLook) => {
    const { x, y, age } = bites.note(seconds, look.isCalm);
    uniforms.ripple.value.set(x, y, age);
    let hasFood = false;
    for (let i = 2; i < core.foods.length; i += 4) hasFood ||= (core.foods[i] ?? 0) > 0;
    const first = hasFood ? 0 : PELLET_COUNT;
    morsels.setDrawRange(first, PELLET_COUNT + Number(age < 1) - first);
  };

  return {
    layers,

    setLook(next: StageLook): void {
      const body = BODY_SHAPES[next.shape];
      if (shown?.shape !== next.shape) {
        fillBodies(bodies, body, fishSlots);
        fillBodies(hunters, hunterBody(next), hunterSlots);
        uniforms.motion.value = MOTION_NUMBERS[body.motion];
        uniforms.bodyLength.value = body.lengthPx;
      }
      if (shown?.trailSegments !== next.trailSegments) {
        fillRibbons(ribbons, fishSlots, next.trailSegments);
        uniforms.stride.value = Math.floor((core.ringRows - 1) / Math.max(next.trailSegments, 1));
      }
      setHunterTones(uniforms, tonesOf(next));
      uniforms.hidesLeaders.value = Number(next.hidesLeaders);
      shown = next;
    },

    setView(width: number, height: number, pixelRatio: number): void {
      uniforms.pond.value.set(width, height);
      uniforms.pixelRatio.value = pixelRatio;
      uniforms.scaleAll.value = Math.min(Math.max(Math.sqrt(width * height) / 900, 0.8), 1.25);
    },

    /**
     * Hands the core's present to the graphics card: the rows written since the last call, or all of them when older
     * ones were rewritten and into a context that has just been made.
     */
    uploadFrame(seconds: number, isNewContext: boolean): void {
      const present = core.closedRows();
      const first = Math.max(uploadedRow, present - core.ringRows + 1);
      ring.clearUpdateRanges();
      const needsAll = isNewContext || core.rewrites() !== uploadedRewrites;
      uploadedRewrites = core.rewrites();
      for (let row = first; row <= present && !needsAll; row++) {
        ring.addUpdateRange((row % core.ringRows) * core.slots * 4, core.slots * 4);
      }
      ring.needsUpdate = true;
      look.needsUpdate = true;
      uploadedRow = present;
      uniforms.closedRows.value = present;
      uniforms.headAge.value = core.headAge();
      uniforms.leaders.value = core.leaders();
      uniforms.seconds.value = seconds;
      if (shown !== null) showMorsels(seconds, shown);
    },

    /** Draws as many fish as there are; the slots that hold none come first in the index. */
    showPopulation(): void {
      if (shown === null) return;
      const population = core.population();
      const hidden = core.maxPopulation - population;
      const bodyIndices = BODY_SHAPES[shown.shape].triangles.length;
      const ribbonIndices = shown.trailSegments * INDICES_PER_SEGMENT;
      bodies.setDrawRange(hidden * bodyIndices, population * bodyIndices);
      ribbons.setDrawRange(hidden * ribbonIndices, population * ribbonIndices);
      showHunters(shown);
    },

    dispose(): void {
      for (const layer of layers) {
        layer.geometry.dispose();
        layer.material.dispose();
      }
      ring.dispose();
      look.dispose();
    },
  };
}

export type FlockScene = ReturnType<typeof createScene>;

function createWater(uniforms: Record<string, IUniform>): Layer {
  return {
    name: 'water',
    geometry: createWaterGeometry(),
    material: createMaterial(uniforms, watery.WATER_VERTEX, watery.WATER_FRAGMENT, false),
    isPoints: false,
    shows: 'water',
  };
}

function createDataTexture(texels: Float32Array, width: number, height: number): DataTexture {
  // The view is on wasm memory, which is an ArrayBuffer: this core shares nothing.
  const texture = new DataTexture(texels as Float32Array<ArrayBuffer>, width, height, RGBAFormat, FloatType);
  texture.minFilter = NearestFilter;
  texture.magFilter = NearestFilter;
  texture.needsUpdate = true;
  return texture;
}

function createMaterial(
  uniforms: Record<string, IUniform>,
  vertexShader: string,
  fragmentShader: string,
  isBlended: boolean,
): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    uniforms,
    vertexShader,
    fragmentShader,
    // three draws what is transparent after all the rest: only layers that all are keep their order.
    transparent: true,
    blending: isBlended ? NormalBlending : NoBlending,
    depthTest: false,
    depthWrite: false,
    // Turning y downward turns the winding round.
    side: DoubleSide,
  });
}
