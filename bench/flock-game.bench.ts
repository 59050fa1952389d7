import type { Page } from '@playwright/test';
import { createFlockCore, type FlockCore } from '../src/core/flock/flock-core.ts';
import { callFlock } from '../tests/e2e/flock-dance/flock-worker.ts';
import { openFlockPage } from './browser/flock-page.ts';
import { GAME } from './budgets.ts';
import { openHunt, sweepingSteering } from './flock/hunt.ts';
import { compileWasm } from './flock/wasm-files.ts';
import { FLOCK_SEED, type FlockInput, flockInput, VIEW_720P } from './inputs.ts';
import type { Bench, Part } from './part.ts';
import { ratios, timeSideBySide } from './timing.ts';

const POPULATION = 1000;
const PONDS = 8;
const STEP_ROUNDS = 60;
const PAGE_ROUNDS = 10;
const SETTLE_MS = 3000;
const WINDOW_MS = 3000;
const STEERING_MS = 50;

/** The cost of the game beside the plain swarm: the same fish, in the same run, in turns. */
export const flockGame: Part = {
  name: 'flock-game',
  async run(bench) {
    await compareSteps(bench);
    await compareFrames(bench);
  },
};

/**
 * Shoals gather and part, so that sometimes one swarm is cheaper and sometimes the other; so several ponds are
 * measured.
 */
async function compareSteps({ report }: Bench): Promise<void> {
  const module = await compileWasm('flock');
  const samples = { plain: [] as number[], game: [] as number[] };
  const scores: number[] = [];
  for (let pond = 0; pond < PONDS; pond++) {
    const input = { ...flockInput(POPULATION), seed: FLOCK_SEED + pond };
    const plain = openPlain(module, input);
    const core = createFlockCore(new WebAssembly.Instance(module, {}));
    core.setRules(input.rules);
    const { run, play } = openHunt(core, input);
    const timed = timeSideBySide({ plain: () => plain.step(input.stepS), game: play }, STEP_ROUNDS);
    samples.plain.push(...timed.plain);
    samples.game.push(...timed.game);
    const { score, shadows } = run.status();
    scores.push(shadows === 2 ? score : 0);
  }
  report.check(
    'the game is on: fish are eaten, two shadows swim along',
    scores.every((score) => score > 200),
    `${scores.join(', ')} points`,
  );
  report.measure({ measure: 'step, 1k plain', unit: 'ms', samples: samples.plain });
  report.measure({ measure: 'step, 1k game', unit: 'ms', samples: samples.game });
  report.measure({
    measure: 'step, game ÷ plain',
    unit: '×',
    samples: ratios(samples.game, samples.plain),
    bar: GAME.stepRatio,
  });
}

function openPlain(module: WebAssembly.Module, input: FlockInput): FlockCore {
  const core = createFlockCore(new WebAssembly.Instance(module, {}));
  core.setRules(input.rules);
  core.reset(input.seed, input.width, input.height, input.population, input.leaders);
  for (let i = 0; i < input.settleSteps; i++) core.step(input.stepS);
  return core;
}

/** Frames per second of the page, plain and in a game, in turns. The bench calls the worker as the page does. */
async function compareFrames({ report, openServer, openBrowser }: Bench): Promise<void> {
  const page = await openFlockPage(await openBrowser(), await openServer(), {
    population: POPULATION,
    view: VIEW_720P,
  });
  await page.waitForTimeout(SETTLE_MS);
  const fps = { plain: [] as number[], game: [] as number[] };
  let eaten = 0;
  for (let round = 0; round < PAGE_ROUNDS; round++) {
    fps.plain.push(await countFrames(page));
    await callFlock(page, 'startRun', { pond: 'free', seed: round + 1, limitMs: null, ghost: null });
    fps.game.push(await countFrames(page));
    eaten += (await callFlock(page, 'endRun'))?.score ?? 0;
    await page.waitForTimeout(SETTLE_MS);
  }
  report.check('the game was on: fish were eaten', eaten > 0, `${eaten} points`);
  report.measure({ measure: 'frames, 1k plain 720p', unit: 'fps', samples: fps.plain });
  report.measure({ measure: 'frames, 1k game 720p', unit: 'fps', samples: fps.game });
  report.measure({
    measure: 'frames, plain ÷ game',
    unit: '×',
    samples: ratios(fps.plain, fps.game),
    bar: GAME.frameRatio,
  });
  await page.context().close();
}

/** The plain swarm receives the same messages, which it ignores, so that the cost of measuring is on both sides. */
async function countFrames(page: Page): Promise<number> {
  await page.waitForTimeout(SETTLE_MS);
  const before = await callFlock(page, 'status');
  const start = performance.now();
  for (let frame = 0; performance.now() - start < WINDOW_MS; frame += 3) {
    await callFlock(page, 'steer', sweepingSteering(frame));
    await page.waitForTimeout(STEERING_MS);
  }
  const { frames } = await callFlock(page, 'status');
  return ((frames - before.frames) * 1000) / (performance.now() - start);
}
