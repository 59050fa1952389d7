import { readFile } from 'node:fs/promises';
import { DAILY_LIMIT_MS } from '../src/core/flock/daily-pond.ts';
import { createFlockCore } from '../src/core/flock/flock-core.ts';
import { FLOCK_RULES } from '../src/core/flock/flock-rules.ts';
import { verifyRun } from '../src/core/flock/verify-run.ts';
import { seedOfDay } from '../src/features/flock-dance/model/pond-of-the-day.ts';
import { FAIRNESS } from './budgets.ts';
import { type BotGame, playBotGame, type Window } from './flock/bot-game.ts';
import { BOTS, type BotName } from './flock/bots.ts';
import { wasmFile } from './flock/wasm-files.ts';
import type { Bench, Part } from './part.ts';

const DAYS = ['2026-11-21', '2026-11-22', '2026-11-23'] as const;
/** Windows of phones, a tablet and desktops, with displays of several rates. */
const WINDOWS: readonly Window[] = [
  { width: 390, height: 844, rate: 60 },
  { width: 844, height: 390, rate: 120 },
  { width: 820, height: 1180, rate: 60 },
  { width: 1280, height: 800, rate: 60 },
  { width: 1920, height: 1080, rate: 120 },
  { width: 2560, height: 1440, rate: 120 },
];
const WISE: BotName = 'densest group, sprints wisely';
const HOLDERS: readonly BotName[] = ['nearest fish, boost held', 'densest group, boost held'];
const VERIFY_ROUNDS = 5;

/** Whether today's pond is a fair game: simple players in every window on several days, and the cost of checking a score. */
export const flockBots: Part = {
  name: 'flock-bots',
  async run(bench) {
    const module = new WebAssembly.Module(new Uint8Array(await readFile(wasmFile('flock'))));
    const games = await playAll(module);
    compareWindows(bench, games);
    comparePlayers(bench, games);
    countMisses(bench, games);
    timeVerification(bench, module, games);
  },
};

interface PlayedGame extends BotGame {
  readonly bot: BotName;
  readonly day: string;
  readonly window: Window;
}

async function playAll(module: WebAssembly.Module): Promise<readonly PlayedGame[]> {
  const games: PlayedGame[] = [];
  for (const bot of Object.keys(BOTS) as BotName[]) {
    for (const day of DAYS) {
      for (const window of WINDOWS) {
        games.push({ bot, day, window, ...(await playBotGame(module, seedOfDay(day), BOTS[bot], window)) });
      }
    }
  }
  return games;
}

/** Equal decisions give equal games; only the moment of a decision may fall into another step. */
function compareWindows({ report }: Bench, games: readonly PlayedGame[]): void {
  for (const bot of Object.keys(BOTS) as BotName[]) {
    const medians = WINDOWS.map((window) =>
      median(games.filter((game) => game.bot === bot && game.window === window).map(({ result }) => result.score)),
    );
    const spread = Math.max(...medians) / Math.max(Math.min(...medians), 1) - 1;
    report.check(`same in all windows: ${bot}`, spread <= FAIRNESS.windowSpread, `medians ${medians.join(', ')}`);
  }
}

function comparePlayers({ report }: Bench, games: readonly PlayedGame[]): void {
  const scoreOf = (bot: BotName) => median(games.filter((game) => game.bot === bot).map(({ result }) => result.score));
  const wise = scoreOf(WISE);
  for (const holder of HOLDERS) {
    const ratio = wise / Math.max(scoreOf(holder), 1);
    report.check(`sprinting wisely beats ${holder}`, ratio >= FAIRNESS.staminaRatio, `${ratio.toFixed(2)} times`);
  }
}

function countMisses({ report }: Bench, games: readonly PlayedGame[]): void {
  for (const bot of Object.keys(BOTS) as BotName[]) {
    const own = games.filter((game) => game.bot === bot).map(({ touches }) => touches);
    const touched = own.reduce((sum, touches) => sum + touches.touched, 0);
    const missed = own.reduce((sum, touches) => sum + touches.missed, 0);
    const note = `${missed} of ${touched}`;
    report.check(`what the snout touches is eaten: ${bot}`, missed <= touched * FAIRNESS.missedTouches, note);
  }
}

function timeVerification({ report }: Bench, module: WebAssembly.Module, games: readonly PlayedGame[]): void {
  const core = createFlockCore(new WebAssembly.Instance(module, {}));
  const samples: number[] = [];
  let differing = 0;
  for (const { result, day } of games.slice(0, VERIFY_ROUNDS)) {
    if (result.log === null) continue;
    const start = performance.now();
    const verified = verifyRun(core, result.log, { seed: seedOfDay(day), limitMs: DAILY_LIMIT_MS, rules: FLOCK_RULES });
    samples.push(performance.now() - start);
    if (!('score' in verified) || verified.score !== result.score || verified.hash !== result.hash) differing += 1;
  }
  report.check('the log of a game proves its score', differing === 0 && samples.length > 0, `${differing} differ`);
  report.measure({ measure: 'check of a score, 90 s', unit: 'ms', samples });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
