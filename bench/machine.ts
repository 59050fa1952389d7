import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import type { Browser } from '@playwright/test';
import { ROOT } from '../tests/runner/command.ts';

/** The facts without which a figure cannot be interpreted. */
interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryBytes: number;
  readonly node: string;
  /** Commit of the measured files; `+` marks uncommitted changes. */
  readonly commit: string;
}

export interface BrowserFacts {
  readonly version: string;
  /** The renderer: the name of the graphics card, or of the software rasterizer. */
  readonly renderer: string;
}

export function readMachine(): Machine {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryBytes: totalmem(),
    node: process.version,
    commit: readCommit(),
  };
}

/** Load averages over one, five and fifteen minutes. */
export function readLoad(): readonly number[] {
  return loadavg().map((load) => Math.round(load * 100) / 100);
}

export async function readBrowserFacts(browser: Browser): Promise<BrowserFacts> {
  const page = await browser.newPage();
  const renderer = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('webgl2');
    const names = context?.getExtension('WEBGL_debug_renderer_info');
    return String(context?.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER) ?? 'no WebGL 2');
  });
  await page.close();
  return { version: browser.version(), renderer };
}

function readCommit(): string {
  try {
    const commit = git('rev-parse', '--short', 'HEAD');
    return git('status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}+`;
  } catch {
    return 'unknown';
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}
