import type { Browser, Page } from '@playwright/test';
import { type StaticFile, serveFiles } from './static-server.ts';

/** A canvas as large as the view, in a worker that clears it to another color in every frame. */
const FILES: Readonly<Record<string, StaticFile>> = {
  '/': {
    type: 'text/html',
    body: '<!doctype html><title>bare</title><style>*{margin:0}canvas{display:block;width:100vw;height:100vh}</style><canvas></canvas>',
  },
  '/worker.js': {
    type: 'text/javascript',
    body: `let frames = 0;
addEventListener('message', ({ data, ports }) => {
  if (ports[0]) return ports[0].postMessage(frames);
  const gl = data.getContext('webgl2', { alpha: false, antialias: false, depth: false, stencil: false });
  requestAnimationFrame(function draw() {
    gl.clearColor(0, 0.1 + 0.1 * Math.sin(frames / 20), 0.2, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    frames += 1;
    requestAnimationFrame(draw);
  });
});`,
  },
};

interface BareCanvas {
  readonly page: Page;
  frames(): Promise<number>;
  close(): Promise<void>;
}

/** The minimum cost of a page that shows a new picture of this size in every frame. */
export async function openBareCanvas(
  browser: Browser,
  view: { readonly width: number; readonly height: number },
): Promise<BareCanvas> {
  const server = await serveFiles(FILES);
  const page = await browser.newPage({ viewport: { width: view.width, height: view.height } });
  await page.goto(server.origin);
  await page.evaluate(({ width, height }) => {
    const worker = new Worker('/worker.js');
    const canvas = document.querySelector('canvas');
    if (canvas === null) throw new Error('No canvas');
    Object.assign(canvas, { width, height });
    const surface = canvas.transferControlToOffscreen();
    worker.postMessage(surface, [surface]);
    Object.assign(window, { worker });
  }, view);
  return {
    page,
    frames: () =>
      page.evaluate(() => {
        const { port1, port2 } = new MessageChannel();
        (window as unknown as { worker: Worker }).worker.postMessage(null, [port2]);
        return new Promise<number>((resolve) => {
          port1.onmessage = ({ data }) => resolve(data);
        });
      }),
    async close() {
      await page.close();
      await server.close();
    },
  };
}
