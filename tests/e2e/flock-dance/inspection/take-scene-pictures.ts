import { _roots } from '@react-three/fiber';
import type { Mesh, RawShaderMaterial } from 'three';
import type { Picture, Pictures } from './compare-pictures.ts';

/** Layers of the scene without fish or ribbons. */
const WATER_LAYERS = ['water', 'plankton'];
const OTHER_LAYERS = [...WATER_LAYERS, 'morsels', 'hunters'];

/** Draws the present with WebGL: the stage's own scene, with some of its layers hidden. */
export function takeScenePictures(canvas: OffscreenCanvas): Pictures {
  const root = _roots.get(canvas);
  if (root === undefined) throw new Error('No scene is mounted on this canvas');
  const { gl, scene, camera } = root.store.getState();
  const layers = scene.children as Mesh<Mesh['geometry'], RawShaderMaterial>[];
  const draw = (isShown: (name: string) => boolean): Picture => {
    for (const { name, material } of layers) material.visible = isShown(name);
    gl.render(scene, camera);
    return readPixels(gl.getContext());
  };
  return {
    water: draw((name) => WATER_LAYERS.includes(name)),
    others: draw((name) => OTHER_LAYERS.includes(name)),
    whole: draw(() => true),
  };
}

function readPixels(context: WebGLRenderingContext | WebGL2RenderingContext): Picture {
  const { drawingBufferWidth: width, drawingBufferHeight: height } = context;
  const pixels = new Uint8Array(width * height * 4);
  context.readPixels(0, 0, width, height, context.RGBA, context.UNSIGNED_BYTE, pixels);
  return { width, height, pixels, isBottomUp: true };
}
