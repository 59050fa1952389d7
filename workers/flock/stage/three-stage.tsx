import { advance, createRoot, extend, useFrame, useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { Mesh, Points, setConsoleFunction, WebGLRenderer } from 'three';
import type { FlockInspection, FlockView } from '../flock.api.ts';
import { createFrameClock } from './frame-clock.ts';
import { comparePictures } from './inspect-picture.ts';
import type { FlockStage, StageLook, StageOptions } from './stage.ts';
import { createScene, type FlockScene, type Layer, type LayerSubject } from './three-scene.ts';

extend({ Mesh, Points });

// r3f still keeps its time with three's deprecated Clock, and three says so once; everything else it says is passed on.
setConsoleFunction((level, message, ...rest) => {
  if (!message.includes('THREE.Clock')) console[level](message, ...rest);
});

/**
 * Draws the flock with three on a WebGL 2 context that the caller has opened on `options.canvas`.
 * The frame is ours: one callback steps the pond, uploads what changed and renders.
 *
 * [Note: Water behind the canvas] A software rasterizer pays for every shaded pixel. There the canvas is transparent and
 * the page's own background is the water; with a graphics card the water is shaded, and its light moves.
 */
export async function openThreeStage(
  options: StageOptions,
  context: WebGL2RenderingContext,
  isSoftware: boolean,
): Promise<FlockStage> {
  const { canvas, core } = options;
  const scene = createScene(core, isSoftware);
  const root = createRoot(canvas);
  let { look, view } = options;
  let isRunning = false;
  let isLost = false;
  let isNewContext = true;
  let seconds = 0;
  let renderer: WebGLRenderer | null = null;
  let draw: (() => void) | null = null;

  const render = () => {
    if (isLost || draw === null) return;
    const before = performance.now();
    scene.uploadFrame(seconds, isNewContext);
    scene.showPopulation();
    isNewContext = false;
    draw();
    options.onDrawn(performance.now() - before);
  };

  const clock = createFrameClock((elapsed) => {
    if (isLost) return;
    seconds += elapsed;
    options.onFrame(elapsed);
    advance(seconds, false);
  });

  const onLost = (event: Event) => {
    event.preventDefault();
    isLost = true;
  };
  const onRestored = () => {
    isLost = false;
    isNewContext = true;
    if (!isRunning) render();
  };
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);

  scene.setLook(look);
  scene.setView(view.width, view.height, view.pixelRatio);
  await root.configure({
    size: { width: view.width, height: view.height, top: 0, left: 0 },
    dpr: view.pixelRatio,
    flat: true,
    linear: true,
    frameloop: 'never',
    gl: (defaults) => new WebGLRenderer({ ...defaults, canvas, context }),
  });
  await new Promise<void>((resolve) => {
    root.render(
      <Swarm
        scene={scene}
        onFrame={render}
        onMount={(gl, drawScene) => {
          renderer = gl;
          draw = drawScene;
          resolve();
        }}
      />,
    );
  });

  return {
    renderer: 'webgl2',
    isSoftware,
    canDraw: () => !isLost,
    setLook(next: StageLook) {
      look = next;
      scene.setLook(look);
      if (!isRunning) render();
    },
    resize(next: FlockView) {
      view = next;
      scene.setView(view.width, view.height, view.pixelRatio);
      // The ring was stretched in place: every row has to travel again.
      isNewContext = true;
      // At once, and drawn in the same task: a new drawing buffer is empty.
      renderer?.setDrawingBufferSize(view.width, view.height, view.pixelRatio);
      render();
    },
    setRunning(next: boolean) {
      isRunning = next;
      clock.setRunning(next);
    },
    inspect(): FlockInspection {
      const picture = (...subjects: readonly LayerSubject[]) => {
        for (const layer of scene.layers) layer.material.visible = subjects.includes(layer.shows);
        render();
        return readPixels(context);
      };
      return comparePictures(core, look, view, {
        water: picture('water'),
        others: picture('water', 'others'),
        whole: picture('water', 'others', 'fish'),
      });
    },
    dispose() {
      clock.setRunning(false);
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
      root.unmount();
      scene.dispose();
    },
  };
}

interface SwarmProps {
  readonly scene: FlockScene;
  readonly onFrame: () => void;
  /** Hands out the renderer, and the function that draws the mounted scene. */
  readonly onMount: (renderer: WebGLRenderer, draw: () => void) => void;
}

function Swarm({ scene, onFrame, onMount }: SwarmProps) {
  return (
    <>
      {scene.layers.map((layer, order) => (
        <SwarmLayer key={layer.name} layer={layer} order={order} />
      ))}
      <Renderer onFrame={onFrame} onMount={onMount} />
    </>
  );
}

function SwarmLayer({ layer, order }: { readonly layer: Layer; readonly order: number }) {
  const props = {
    geometry: layer.geometry,
    material: layer.material,
    frustumCulled: false,
    renderOrder: order,
    // The scene disposes of what it made.
    dispose: null,
  };
  return layer.isPoints ? <points {...props} /> : <mesh {...props} />;
}

function Renderer({ onFrame, onMount }: Pick<SwarmProps, 'onFrame' | 'onMount'>) {
  const { gl, scene, camera } = useThree();
  useEffect(() => onMount(gl, () => gl.render(scene, camera)), [gl, scene, camera, onMount]);
  // A priority above 0 takes rendering over from r3f.
  useFrame(onFrame, 1);
  return null;
}

function readPixels(context: WebGL2RenderingContext) {
  const width = context.drawingBufferWidth;
  const height = context.drawingBufferHeight;
  const pixels = new Uint8Array(width * height * 4);
  context.readPixels(0, 0, width, height, context.RGBA, context.UNSIGNED_BYTE, pixels);
  return { width, height, pixels, isBottomUp: true };
}
