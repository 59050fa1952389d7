import {
  type BufferGeometry,
  DoubleSide,
  GLSL3,
  type IUniform,
  NoBlending,
  NormalBlending,
  RawShaderMaterial,
} from 'three';
import * as distant from './distance-shaders.ts';
import * as hunting from './hunter-shaders.ts';
import * as shaders from './shaders.ts';
import {
  createDotGeometry,
  createGeometry,
  createPlanktonGeometry,
  createShoreGeometry,
  createWaterGeometry,
} from './three-geometry.ts';
import type { FlockUniforms } from './three-uniforms.ts';
import * as watery from './water-shaders.ts';

/** One mesh of the scene. Layers are drawn in the order of the list. */
export interface Layer {
  readonly name: string;
  readonly geometry: BufferGeometry;
  readonly material: RawShaderMaterial;
  readonly isPoints: boolean;
}

/** The geometries that the scene fills; all but plankton and shore are empty at first. */
export interface SceneGeometries {
  readonly plankton: BufferGeometry;
  readonly far: BufferGeometry;
  readonly bubbles: BufferGeometry;
  readonly shore: BufferGeometry;
  readonly courses: BufferGeometry;
  readonly ribbons: BufferGeometry;
  /** Ribbons of hunters and leaders, with as many pieces as the ring has rows. */
  readonly fineRibbons: BufferGeometry;
  readonly morsels: BufferGeometry;
  readonly bodies: BufferGeometry;
  readonly hunters: BufferGeometry;
}

export function createSceneGeometries(courseDots: Float32Array): SceneGeometries {
  return {
    plankton: createPlanktonGeometry(),
    far: createGeometry(),
    bubbles: createGeometry(),
    shore: createShoreGeometry(),
    courses: createDotGeometry(courseDots),
    ribbons: createGeometry(),
    fineRibbons: createGeometry(),
    morsels: createGeometry(),
    bodies: createGeometry(),
    hunters: createGeometry(),
  };
}

/** All layers, the rearmost first. With `isSoftware` there is no water: see [Note: Water behind the canvas]. */
export function createLayers(
  uniforms: FlockUniforms,
  { plankton, far, bubbles, shore, courses, ribbons, fineRibbons, morsels, bodies, hunters }: SceneGeometries,
  isSoftware: boolean,
): readonly Layer[] {
  const fineUniforms = { ...uniforms, isFine: { value: 1 }, stride: { value: 1 } };
  return [
    ...(isSoftware ? [] : [createWater(uniforms)]),
    {
      name: 'plankton',
      geometry: plankton,
      material: createMaterial(uniforms, watery.PLANKTON_VERTEX, watery.PLANKTON_FRAGMENT, true),
      isPoints: true,
    },
    {
      name: 'far',
      geometry: far,
      material: createMaterial(uniforms, distant.FAR_VERTEX, distant.FAR_FRAGMENT, true),
      isPoints: false,
    },
    {
      name: 'bubbles',
      geometry: bubbles,
      material: createMaterial(uniforms, distant.BUBBLE_VERTEX, distant.BUBBLE_FRAGMENT, true),
      isPoints: true,
    },
    {
      name: 'shore',
      geometry: shore,
      material: createMaterial(uniforms, watery.SHORE_VERTEX, watery.SHORE_FRAGMENT, true),
      isPoints: false,
    },
    {
      name: 'ribbons',
      geometry: ribbons,
      material: createMaterial(uniforms, shaders.RIBBON_VERTEX, shaders.RIBBON_FRAGMENT, true),
      isPoints: false,
    },
    {
      name: 'fine-ribbons',
      geometry: fineRibbons,
      material: createMaterial(fineUniforms, shaders.RIBBON_VERTEX, shaders.RIBBON_FRAGMENT, true),
      isPoints: false,
    },
    {
      name: 'morsels',
      geometry: morsels,
      material: createMaterial(uniforms, hunting.MORSEL_VERTEX, hunting.MORSEL_FRAGMENT, true),
      isPoints: true,
    },
    {
      name: 'courses',
      geometry: courses,
      material: createMaterial(uniforms, distant.COURSE_VERTEX, distant.COURSE_FRAGMENT, true),
      isPoints: true,
    },
    {
      name: 'bodies',
      geometry: bodies,
      material: createMaterial(uniforms, shaders.BODY_VERTEX, shaders.BODY_FRAGMENT, false),
      isPoints: false,
    },
    {
      name: 'hunters',
      geometry: hunters,
      material: createMaterial(uniforms, hunting.HUNTER_VERTEX, hunting.HUNTER_FRAGMENT, true),
      isPoints: false,
    },
  ];
}

function createWater(uniforms: FlockUniforms): Layer {
  return {
    name: 'water',
    geometry: createWaterGeometry(),
    material: createMaterial(uniforms, watery.WATER_VERTEX, watery.WATER_FRAGMENT, false),
    isPoints: false,
  };
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
    // three draws transparent layers after all others; the order holds only when every layer is transparent.
    transparent: true,
    blending: isBlended ? NormalBlending : NoBlending,
    depthTest: false,
    depthWrite: false,
    // The shaders turn y downward, which reverses the winding of all triangles.
    side: DoubleSide,
  });
}
