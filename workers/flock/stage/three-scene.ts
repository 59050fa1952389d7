import {
  type BufferGeometry,
  DataTexture,
  DoubleSide,
  FloatType,
  GLSL3,
  type IUniform,
  NearestFilter,
  NormalBlending,
  RawShaderMaterial,
  RGBAFormat,
  Vector2,
  Vector3,
} from 'three';
import type { FlockCore } from '../flock-wasm.ts';
import { BODY_SHAPES, type Motion } from './body-shapes.ts';
import { PALETTE } from './palette.ts';
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

const MOTION_NUMBERS: Readonly<Record<Motion, number>> = { wave: 0, flap: 1, stiff: 2 };
const INDICES_PER_SEGMENT = 6;

/** One mesh of the scene. Layers are drawn in the order of the list. */
export interface Layer {
  readonly name: string;
  readonly geometry: BufferGeometry;
  readonly material: RawShaderMaterial;
  readonly isPoints: boolean;
  /** Whether the layer belongs to the swarm, and not to the water round it. */
  readonly isSwarm: boolean;
}

/**
 * The scene's geometry, materials and textures. The core's memory is the data of both textures: after a step,
 * `uploadFrame` marks the rows that changed. With `isSoftware` there is no water: see [Note: Water behind the canvas].
 */
export function createScene(core: FlockCore, isSoftware: boolean) {
  const ring = createDataTexture(core.ring, core.slots, core.ringRows);
  const look = createDataTexture(core.look, core.slots, 1);
  const uniforms = createUniforms(ring, look, core);
  const predatorUniforms = { ...uniforms, isPredator: { value: 1 } };
  const fishSlots = descending(core.maxPopulation);
  const predatorSlots = [core.predatorSlot];
  const fineUniforms = { ...uniforms, isFine: { value: 1 }, stride: { value: 1 } };

  const ribbons = createGeometry();
  const fineRibbons = createGeometry();
  fillRibbons(fineRibbons, [...predatorSlots, ...descending(core.maxLeaders)], core.ringRows - 1);
  const predator = createGeometry();
  const bodies = createGeometry();
  const layers: readonly Layer[] = [
    ...(isSoftware ? [] : [createWater(uniforms)]),
    {
      name: 'plankton',
      geometry: createPlanktonGeometry(),
      material: createMaterial(uniforms, shaders.PLANKTON_VERTEX, shaders.PLANKTON_FRAGMENT, true),
      isPoints: true,
      isSwarm: false,
    },
    {
      name: 'ribbons',
      geometry: ribbons,
      material: createMaterial(uniforms, shaders.RIBBON_VERTEX, shaders.RIBBON_FRAGMENT, true),
      isPoints: false,
      isSwarm: true,
    },
    {
      name: 'fine-ribbons',
      geometry: fineRibbons,
      material: createMaterial(fineUniforms, shaders.RIBBON_VERTEX, shaders.RIBBON_FRAGMENT, true),
      isPoints: false,
      isSwarm: true,
    },
    {
      name: 'predator',
      geometry: predator,
      material: createMaterial(predatorUniforms, shaders.BODY_VERTEX, shaders.BODY_FRAGMENT, false),
      isPoints: false,
      isSwarm: true,
    },
    {
      name: 'bodies',
      geometry: bodies,
      material: createMaterial(uniforms, shaders.BODY_VERTEX, shaders.BODY_FRAGMENT, false),
      isPoints: false,
      isSwarm: true,
    },
  ];

  let shown: StageLook | null = null;
  let uploadedRow = 0;

  return {
    layers,

    setLook(next: StageLook): void {
      const body = BODY_SHAPES[next.shape];
      if (shown?.shape !== next.shape) {
        fillBodies(bodies, body, fishSlots);
        fillBodies(predator, body, predatorSlots);
        uniforms.motion.value = MOTION_NUMBERS[body.motion];
        uniforms.bodyLength.value = body.lengthPx;
      }
      if (shown?.trailSegments !== next.trailSegments) {
        fillRibbons(ribbons, fishSlots, next.trailSegments);
        uniforms.stride.value = Math.floor((core.ringRows - 1) / Math.max(next.trailSegments, 1));
      }
      uniforms.hidesLeaders.value = Number(next.hidesLeaders);
      shown = next;
    },

    setView(width: number, height: number, pixelRatio: number): void {
      uniforms.pond.value.set(width, height);
      uniforms.pixelRatio.value = pixelRatio;
      uniforms.scaleAll.value = Math.min(Math.max(Math.sqrt(width * height) / 900, 0.8), 1.25);
    },

    /**
     * Hands the core's present to the graphics card: the rows written since the last call, or all of them into a
     * context that has just been made.
     */
    uploadFrame(seconds: number, isNewContext: boolean): void {
      const present = core.closedRows();
      const first = Math.max(uploadedRow, present - core.ringRows + 1);
      ring.clearUpdateRanges();
      for (let row = first; row <= present && !isNewContext; row++) {
        ring.addUpdateRange((row % core.ringRows) * core.slots * 4, core.slots * 4);
      }
      ring.needsUpdate = true;
      look.needsUpdate = true;
      uploadedRow = present;
      uniforms.closedRows.value = present;
      uniforms.headAge.value = core.headAge();
      uniforms.leaders.value = core.leaders();
      uniforms.seconds.value = seconds;
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
      predator.setDrawRange(0, shown.hasPredator ? bodyIndices : 0);
      // The predator's ribbon comes first, then the leaders'; without segments at all nothing has a ribbon.
      const fineIndices = (core.ringRows - 1) * INDICES_PER_SEGMENT;
      const fineFirst = shown.hasPredator ? 0 : fineIndices;
      const fineCount = shown.trailSegments === 0 ? 0 : (core.maxLeaders + 1) * fineIndices - fineFirst;
      fineRibbons.setDrawRange(fineFirst, fineCount);
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
    material: createMaterial(uniforms, shaders.WATER_VERTEX, shaders.WATER_FRAGMENT, false),
    isPoints: false,
    isSwarm: false,
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

function createUniforms(ring: DataTexture, look: DataTexture, core: FlockCore) {
  return {
    ring: { value: ring },
    look: { value: look },
    closedRows: { value: 0 },
    headAge: { value: 0 },
    pond: { value: new Vector2(1, 1) },
    pixelRatio: { value: 1 },
    seconds: { value: 0 },
    bodyLength: { value: 1 },
    scaleAll: { value: 1 },
    motion: { value: 0 },
    stride: { value: 1 },
    isFine: { value: 0 },
    leaders: { value: 1 },
    hidesLeaders: { value: 0 },
    isPredator: { value: 0 },
    predatorSlot: { value: core.predatorSlot },
    backs: { value: PALETTE.followers.map(({ back }) => toColor(back)) },
    flanks: { value: PALETTE.followers.map(({ flank }) => toColor(flank)) },
    leaderBack: { value: toColor(PALETTE.leader.back) },
    leaderFlank: { value: toColor(PALETTE.leader.flank) },
    predatorBack: { value: toColor(PALETTE.predator.back) },
    predatorFlank: { value: toColor(PALETTE.predator.flank) },
    depthTint: { value: toColor(PALETTE.waterMiddle) },
    followerRibbon: { value: toColor(PALETTE.ribbon) },
    leaderRibbon: { value: toColor(PALETTE.leaderRibbon) },
    predatorRibbon: { value: toColor(PALETTE.predatorRibbon) },
    waterTop: { value: toColor(PALETTE.waterTop) },
    waterMiddle: { value: toColor(PALETTE.waterMiddle) },
    waterBottom: { value: toColor(PALETTE.waterBottom) },
    light: { value: toColor(PALETTE.light) },
    plankton: { value: toColor(PALETTE.plankton) },
  };
}

/** sRGB components 0 … 1: the shaders write display values, three's color management stays out of it. */
function toColor(hex: string): Vector3 {
  const value = Number.parseInt(hex.slice(1), 16);
  return new Vector3(value >> 16, (value >> 8) & 255, value & 255).divideScalar(255);
}

function createMaterial(
  uniforms: Record<string, IUniform>,
  vertexShader: string,
  fragmentShader: string,
  isTransparent: boolean,
): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    uniforms,
    vertexShader,
    fragmentShader,
    transparent: isTransparent,
    blending: NormalBlending,
    depthTest: false,
    depthWrite: false,
    // Turning y downward turns the winding round.
    side: DoubleSide,
  });
}
