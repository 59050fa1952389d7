import type { Page } from '@playwright/test';
import { buildInspectedWorker } from './build-inspected-worker.ts';

const PRODUCT_WORKER = /\/assets\/flock\.worker-[^/]*\.js$/;

/** A processor draws the tests' pictures. With this in front, its worker reports the name of a graphics card. */
export const CARD_DISGUISE = `const ask = WebGL2RenderingContext.prototype.getParameter;
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    const value = ask.call(this, name);
    return /SwiftShader/.test(value) ? 'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060, OpenGL 4.6)' : value;
  };`;

/**
 * Gives the page the flock worker with its test interfaces (`places`, `inspect`) in place of the product's. All other
 * files are the product's own. `script` runs in the worker before any call arrives. Call before `goto`.
 */
export async function serveInspectedWorker(page: Page, script = ''): Promise<void> {
  const { entry, files } = await buildInspectedWorker();
  await page.route(PRODUCT_WORKER, async (route) => {
    // The server's answer brings its headers along, the content security policy among them.
    const response = await route.fetch();
    // Under its own name, which its other files import.
    await route.fulfill({ response, body: `import './${entry}';\n${script}` });
  });
  await page.route(
    ({ pathname }) => files.has(pathname.slice(pathname.lastIndexOf('/') + 1)),
    (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      const contentType = name.endsWith('.wasm') ? 'application/wasm' : 'text/javascript';
      return route.fulfill({ contentType, body: Buffer.from(files.get(name) ?? '') });
    },
  );
}
