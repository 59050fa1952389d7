import { expect, type Page, test } from '@playwright/test';
import { FLOCK_RULES } from '../../../src/core/flock/flock-rules.ts';
import { replayRun } from '../../../src/core/flock/replay.ts';
import type { FlockStatus, RunStatus } from '../../../workers/flock/flock.api.ts';
import { loadCore } from '../../wasm/flock/load-core.ts';
import { MOVING } from '../whole-browser.ts';
import { createArrows, hunt, openPondSignedIn, readRun, score, startGame } from './flock-game.ts';
import { FLOCK } from './flock-page.ts';
import { callFlock } from './flock-worker.ts';

// A small pond is crowded, and cheap to draw.
test.use({ ...MOVING, viewport: { width: 780, height: 560 } });
test.slow();

/** Many fish at the highest speed, the same in every run. */
const TEEMING = `${FLOCK}?seed=20261122&population=700&leaders=2&speed=2&shape=fish`;

/** doc 3 §9. */
function expectGrowth({ score: eaten, shadows, speedFactor, sizeFactor }: RunStatus): void {
  expect({ eaten, shadows }).toEqual({ eaten, shadows: Math.min(Math.floor(eaten / 100), 2) });
  expect(speedFactor).toBeCloseTo(1 + 0.01 * Math.floor(Math.max(eaten - 50, 0) / 30), 4);
  expect(sizeFactor).toBeCloseTo(1 + 0.1 * Math.floor(eaten / 100), 4);
}

interface RecordingWindow {
  readonly flockWorkers: readonly Worker[];
  runs: RunStatus[];
}

/** Keeps each status of the game that the page asks for: between two looks of a busy test a hundred fish may be eaten. */
async function recordRuns(page: Page): Promise<() => Promise<RunStatus[]>> {
  await page.evaluate(() => {
    const recording = window as unknown as RecordingWindow;
    recording.runs = [];
    recording.flockWorkers.at(-1)?.addEventListener('message', ({ data }: MessageEvent) => {
      const status: Partial<FlockStatus> | null | undefined = data?.value?.value;
      if (status?.run) recording.runs.push(status.run);
    });
  });
  return () => page.evaluate(() => (window as unknown as RecordingWindow).runs);
}

test('a long game has one shadow at 100, two from 200 on, and a log that replays it', async ({ page, request }) => {
  await openPondSignedIn(page, request, TEEMING);
  await startGame(page, '自由捕鱼');
  await expect(score(page)).toHaveText('0');
  const arrows = createArrows(page);
  const readRuns = await recordRuns(page);
  for (const goal of [100, 200, 300]) await hunt(page, goal, arrows.steer);
  await arrows.release();
  await page.keyboard.press('p');
  const runs = await readRuns();
  for (const run of runs) expectGrowth(run);
  expect([...new Set(runs.map(({ shadows }) => shadows))]).toEqual([0, 1, 2]);
  const last = await readRun(page);
  await expect(score(page)).toHaveText(String(last?.score));

  const result = await callFlock(page, 'endRun');
  if (result === null || result.log === null) throw new Error('The run was not remembered');
  expectGrowth(result);
  // A typed array arrives as an object of its numbers.
  const log = { ...result.log, steps: Uint8Array.from(Object.values(result.log.steps)) };
  expect(replayRun(loadCore(), log, FLOCK_RULES)).toEqual({ score: result.score, hash: result.hash });
  expect(result.score).toBe(last?.score);
});
