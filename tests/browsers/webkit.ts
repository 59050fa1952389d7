import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import { ensureProgram } from './debian-packages.ts';
import type { SmokeBrowser } from './smoke-browser.ts';

const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'];
const LIBRARIES = '/usr/lib';
const SCREEN = '1280x900x24';

/** WebKitGTK's own small browser in a virtual display, driven through its WebDriver. */
export async function openWebKit(): Promise<SmokeBrowser> {
  const driver = await ensureProgram('WebKitWebDriver', PACKAGES);
  const display = await startDisplay(await ensureProgram('Xvfb', PACKAGES));
  const port = await findFreePort();
  const environment = { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const service = spawn(driver, [`--port=${port}`], { env: environment, stdio: 'ignore' });
  const stop = () => {
    service.kill();
    display.process.kill();
  };
  try {
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    });
    const session = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    return {
      name: 'WebKit',
      open: (url) => session.get(url),
      evaluate: (expression) => session.executeScript(`return ${expression}`) as Promise<never>,
      type: (selector, text) => session.findElement(By.css(selector)).sendKeys(text),
      screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
      // The protocol does not report them; a page that failed shows its error instead of its heading.
      takeErrors: () => [],
      async close() {
        await session.quit().finally(stop);
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Debian keeps it beside the library, in a folder named after the processor and the version. */
function findMiniBrowser(): string {
  const processors = readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu'));
  const folders = processors.flatMap((processor) =>
    readdirSync(join(LIBRARIES, processor))
      .filter((name) => name.startsWith('webkit2gtk-'))
      .map((name) => join(LIBRARIES, processor, name, 'MiniBrowser')),
  );
  const found = folders.find((file) => existsSync(file));
  if (found === undefined) throw new Error('MiniBrowser is missing: install webkit2gtk-driver.');
  return found;
}

/** Resolves when the display accepts windows. */
function startDisplay(program: string): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  // The server picks a free number and writes it to the third stream.
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    child.stdio[3]?.once('data', (chunk: Buffer) => resolve({ name: `:${String(chunk).trim()}`, process: child }));
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
