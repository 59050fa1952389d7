import type { Browser, Page } from '@playwright/test';
import { cpuBetween, readProcesses } from './processes.ts';

const WINDOW_MS = 3000;
const WINDOWS = 4;

/** Costs of frames, one value per interval. */
interface FrameCosts {
  readonly fps: number[];
  /** Processor time of the graphics and renderer processes, in milliseconds a frame. */
  readonly gpuMs: number[];
  readonly rendererMs: number[];
}

/** Counts frames and the browser's processor time over a few intervals of equal length. */
export async function watchFrames(
  page: Page,
  browser: Browser,
  readFrames: () => Promise<number>,
): Promise<FrameCosts> {
  const costs: FrameCosts = { fps: [], gpuMs: [], rendererMs: [] };
  let [frames, at, processes] = [await readFrames(), performance.now(), await readProcesses(browser)];
  for (let i = 0; i < WINDOWS; i++) {
    await page.waitForTimeout(WINDOW_MS);
    const [framesNow, now, processesNow] = [await readFrames(), performance.now(), await readProcesses(browser)];
    const drawn = Math.max(framesNow - frames, 1);
    costs.fps.push((drawn * 1000) / (now - at));
    costs.gpuMs.push(cpuBetween(processes, processesNow, 'GPU') / drawn);
    costs.rendererMs.push(cpuBetween(processes, processesNow, 'renderer') / drawn);
    [frames, at, processes] = [framesNow, now, processesNow];
  }
  return costs;
}

/** Processor time per frame of all drawing processes. */
export function totalMs({ gpuMs, rendererMs }: FrameCosts): number[] {
  return gpuMs.map((gpu, i) => gpu + (rendererMs[i] ?? 0));
}
