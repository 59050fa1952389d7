import { loadFile } from '../load-file.ts';
import type { FlockStage, StageOptions } from './stage.ts';

/**
 * WebGL context options. Features that the picture does not need are off, because each of them is expensive for a
 * software rasterizer.
 */
const CONTEXT_OPTIONS = {
  depth: false,
  stencil: false,
  powerPreference: 'high-performance',
} as const;

/**
 * Opens the best stage that this canvas supports: WebGL 2, otherwise 2D. Each is loaded only when it is used.
 * @throws AppError `canvas-unavailable` when the canvas supports neither, `worker-unavailable` when the stage's file
 * cannot be loaded.
 */
export async function openStage(options: StageOptions): Promise<FlockStage> {
  const probe = probeWebGl();
  if (probe !== null) {
    const context = options.canvas.getContext('webgl2', {
      ...CONTEXT_OPTIONS,
      antialias: !probe.isSoftware,
      // [Note: Water behind the canvas]
      alpha: probe.isSoftware || options.look.backdrop !== null,
    });
    if (context !== null) {
      const { openThreeStage } = await loadFile(import('./three-stage.tsx'));
      return openThreeStage(options, context as WebGL2RenderingContext, probe.isSoftware);
    }
  }
  const { openPlainStage } = await loadFile(import('./plain-stage.ts'));
  return openPlainStage(options);
}

/** Finds out on a temporary canvas whether there is WebGL 2, and whether it is rendered in software. */
function probeWebGl(): { isSoftware: boolean } | null {
  const context = createProbeCanvas()?.getContext('webgl2');
  if (!context) return null;
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return { isSoftware: /swiftshader|llvmpipe|software|basic render/i.test(renderer) };
}

/** A page without OffscreenCanvas uses its document. */
function createProbeCanvas(): OffscreenCanvas | null {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(1, 1);
  const page = globalThis as { document?: { createElement(name: 'canvas'): unknown } };
  return (page.document?.createElement('canvas') as OffscreenCanvas | undefined) ?? null;
}
