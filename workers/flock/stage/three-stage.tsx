import { advance, createRoot, extend, type ReconcilerRoot, useFrame, useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { Mesh, Points, setConsoleFunction, WebGLRenderer } from 'three';
import type { FlockView } from '../flock.api.ts';
import { createFrameClock } from './frame-clock.ts';
import type { FlockStage, StageOptions } from './stage.ts';
import type { Layer } from './three-layers.ts';
import { createScene, type FlockScene } from './three-scene.ts';

extend({ Mesh, Points });

// r3f still uses three's deprecated Clock, about which three warns once. All other messages are passed on.
setConsoleFunction((level, message, ...rest) => {
  if (!message.includes('THREE.Clock')) console[level](message, ...rest);
});

/** The state of an open stage, shared by the functions below. */
interface ThreeContext {
  readonly options: StageOptions;
  readonly scene: FlockScene;
  isRunning: boolean;
  /** Whether the WebGL context is lost. */
  isLost: boolean;
  /** Whether the graphics card has nothing of the ring yet. */
  isNewContext: boolean;
  /** Time that the frames have shown, in seconds. */
  seconds: number;
  /** Null until the scene is mounted. */
  mounted: { readonly renderer: WebGLRenderer; readonly draw: () => void } | null;
}

/**
 * Draws the flock with three on a WebGL 2 context that the caller has opened on `options.canvas`.
 * The frame is ours: one callback steps the pond, uploads the changed rows and renders.
 *
 * [Note: Water behind the canvas] A software rasterizer pays for every shaded pixel. There the canvas is transparent and
 * the page's own background is the water; with a graphics card the water is shaded, and its light moves. In front of a page's
 * backdrop the canvas is transparent everywhere, and a graphics card adds the light alone.
 */
export async function openThreeStage(
  options: StageOptions,
  webgl: WebGL2RenderingContext,
  isSoftware: boolean,
): Promise<FlockStage> {
  const { canvas, core, view } = options;
  const scene = createScene(core, isSoftware);
  const context: ThreeContext = {
    options,
    scene,
    isRunning: false,
    isLost: false,
    isNewContext: true,
    seconds: 0,
    mounted: null,
  };
  const clock = createFrameClock(options.frameRateMax, (elapsed) => showFrame(context, elapsed));
  const stopWatching = watchContextLoss(context);
  scene.setLook(options.look);
  scene.setView(view.width, view.height, view.pixelRatio);
  const root = createRoot(canvas);
  await mountScene(context, root, webgl);
  return {
    renderer: 'webgl2',
    isSoftware,
    canDraw: () => !context.isLost,
    setLook(look) {
      scene.setLook(look);
      if (!context.isRunning) render(context);
    },
    resize: (next) => resize(context, next),
    setRunning(isRunning) {
      context.isRunning = isRunning;
      clock.setRunning(isRunning);
    },
    flashCourses() {
      scene.flashCourses();
      if (!context.isRunning) render(context);
    },
    takePicture() {
      // Read in the task that draws: afterwards the drawing buffer is empty.
      render(context);
      return createImageBitmap(canvas);
    },
    dispose() {
      clock.setRunning(false);
      stopWatching();
      root.unmount();
      scene.dispose();
    },
  };
}

function showFrame(context: ThreeContext, elapsed: number): void {
  if (context.isLost) return;
  context.seconds += elapsed;
  context.options.onFrame(elapsed);
  advance(context.seconds, false);
}

function render(context: ThreeContext): void {
  const { scene, mounted, seconds, isNewContext } = context;
  if (context.isLost || mounted === null) return;
  const before = performance.now();
  scene.uploadFrame(seconds, isNewContext, context.options.camera());
  scene.showPopulation();
  context.isNewContext = false;
  mounted.draw();
  context.options.onDrawn(performance.now() - before);
}

function resize(context: ThreeContext, { width, height, pixelRatio }: FlockView): void {
  context.scene.setView(width, height, pixelRatio);
  // The ring was stretched in place: every row must be uploaded again.
  context.isNewContext = true;
  // Drawn at once, in the same task: a new drawing buffer is empty.
  context.mounted?.renderer.setDrawingBufferSize(width, height, pixelRatio);
  render(context);
}

/** Stops drawing from the loss of the WebGL context until it is restored. @returns a function that stops watching. */
function watchContextLoss(context: ThreeContext): () => void {
  const { canvas } = context.options;
  const onLost = (event: Event) => {
    event.preventDefault();
    context.isLost = true;
  };
  const onRestored = () => {
    context.isLost = false;
    context.isNewContext = true;
    if (!context.isRunning) render(context);
  };
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);
  return () => {
    canvas.removeEventListener('webglcontextlost', onLost);
    canvas.removeEventListener('webglcontextrestored', onRestored);
  };
}

async function mountScene(
  context: ThreeContext,
  root: ReconcilerRoot<OffscreenCanvas>,
  webgl: WebGL2RenderingContext,
): Promise<void> {
  const { canvas, view } = context.options;
  await root.configure({
    size: { width: view.width, height: view.height, top: 0, left: 0 },
    dpr: view.pixelRatio,
    flat: true,
    linear: true,
    frameloop: 'never',
    gl: (defaults) => new WebGLRenderer({ ...defaults, canvas, context: webgl }),
  });
  await new Promise<void>((resolve) => {
    root.render(
      <Swarm
        scene={context.scene}
        onFrame={() => render(context)}
        onMount={(renderer, draw) => {
          context.mounted = { renderer, draw };
          resolve();
        }}
      />,
    );
  });
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
    name: layer.name,
    geometry: layer.geometry,
    material: layer.material,
    frustumCulled: false,
    renderOrder: order,
    // The scene disposes of its own geometry and materials.
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
