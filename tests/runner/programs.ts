import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandResult, ROOT, runNode } from './command.ts';
import { tryAgain } from './second-try.ts';
import { parsePlaywrightReport, parseVitestReport, type RunResult, withExitCode } from './test-results.ts';

export const RESULTS = join(ROOT, 'tests', 'results');
const E2E_FOLDER = 'tests/e2e';
const CRASHED: RunResult = { tests: [], problems: 1, flaky: [] };

type Environment = Readonly<Record<string, string>>;

/** What the configuration of the browser tests reads; the shell is empty where the whole browser is used for all of them. */
export type Browsers = Readonly<Record<'CHROME_PATH' | 'HEADLESS_SHELL_PATH', string>>;

/** Runs Vitest, and what failed once more. `name` is that of the report. */
export async function runVitest(name: string, args: readonly string[], environment: Environment = {}) {
  return tryAgain(await runVitestOnce(name, args, environment), (files) => {
    announceSecondTry(files);
    return runVitestAlone(`${name}-again`, files, environment);
  });
}

/** Runs Vitest files one after the other, each in a process of its own. */
export function runVitestAlone(name: string, files: readonly string[], environment: Environment = {}) {
  return runVitestOnce(name, ['--isolate', ...files], { ...environment, VITEST_MAX_WORKERS: '1' });
}

async function runVitestOnce(name: string, args: readonly string[], environment: Environment): Promise<RunResult> {
  const report = join(RESULTS, `${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const config = ['--config', 'tests/vitest.config.ts'];
  const result = await runNode('vitest/vitest.mjs', ['run', ...config, ...reporters, ...args], { environment });
  return readReport(report, (json) => parseVitestReport(json, ROOT), result);
}

/** Runs Playwright, and what failed once more. `name` is that of the report and of the folder for screenshots. */
export async function runPlaywright(name: string, args: readonly string[], environment: Browsers) {
  return tryAgain(await runPlaywrightOnce(name, args, environment), (places) => {
    announceSecondTry(places);
    return runPlaywrightAlone(`${name}-again`, places, environment);
  });
}

/** Runs browser tests one after the other. */
export function runPlaywrightAlone(name: string, args: readonly string[], environment: Browsers) {
  return runPlaywrightOnce(name, ['--workers=1', ...args], environment);
}

async function runPlaywrightOnce(name: string, args: readonly string[], environment: Environment): Promise<RunResult> {
  const report = join(RESULTS, `${name}.json`);
  rmSync(report, { force: true });
  const options = ['--config', `${E2E_FOLDER}/playwright.config.ts`, '--output', join(RESULTS, name)];
  const result = await runNode('@playwright/test/cli.js', ['test', ...options, ...args], {
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return readReport(report, (json) => parsePlaywrightReport(json, E2E_FOLDER), result);
}

function announceSecondTry(places: readonly string[]): void {
  console.log(`\n── once more, alone: ${places.join(', ')} ──`);
}

function readReport(file: string, parse: (report: unknown) => RunResult, { exitCode }: CommandResult): RunResult {
  return existsSync(file) ? withExitCode(parse(JSON.parse(readFileSync(file, 'utf8'))), exitCode) : CRASHED;
}
