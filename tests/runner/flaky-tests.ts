import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type Browsers, RESULTS, runPlaywrightAlone, runVitestAlone } from './programs.ts';
import { mergeRuns, type RunResult } from './test-results.ts';

const LIST = join(RESULTS, 'flaky.json');
/** Shows a failure that comes once in ten runs with a probability of 88 %. */
const REPEATS = 20;
const BUSY_LOOP = 'for (;;);';

/** Keeps the places of a run's flaky tests for `npm test -- flaky`. */
export function saveFlaky(places: readonly string[]): void {
  writeFileSync(LIST, JSON.stringify(places));
}

export function readFlaky(): string[] {
  return existsSync(LIST) ? z.array(z.string()).parse(JSON.parse(readFileSync(LIST, 'utf8'))) : [];
}

/** Runs tests twenty times while every core is kept busy. `places` are files, browser tests with or without a line. */
export async function runUnderLoad(places: readonly string[], browsers: Browsers): Promise<RunResult> {
  const isBrowserTest = (place: string) => /\.spec\.ts(:\d+)?$/.test(place);
  const files = places.filter((place) => !isBrowserTest(place));
  const browserTests = places.filter(isBrowserTest);
  const loops = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', BUSY_LOOP]));
  try {
    const runs: RunResult[] = [];
    for (let round = 0; round < REPEATS && files.length > 0; round++) runs.push(await runVitestAlone('flaky', files));
    if (browserTests.length > 0) {
      const args = [`--repeat-each=${REPEATS}`, ...browserTests];
      runs.push(await runPlaywrightAlone('flaky-e2e', args, browsers));
    }
    return mergeRuns(runs);
  } finally {
    for (const loop of loops) loop.kill();
  }
}
