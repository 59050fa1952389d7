import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildCurrent } from '../server/build/source-fingerprint.mjs';
import { ensureChromium } from './chromium.ts';
import { type CommandResult, ROOT, runNode } from './runner/command.ts';
import { type Plan, type Stage, toPlan } from './runner/plan.ts';
import { withDatabases } from './runner/postgres-databases.ts';
import * as summary from './runner/summary.ts';
import { listDatabaseTests } from './server/database-tests.ts';
import { reportZones, typecheckZones } from './typecheck.ts';

const RESULTS = join(ROOT, 'tests', 'results');
const PLAYWRIGHT_REPORT = join(RESULTS, 'playwright.json');

/** Shards of the tests on PostgreSQL that run side by side. */
const SHARDS = 3;

/** Set by the build stage. Browser tests need a build of the current sources. */
let isBuilt = false;

const STAGES: Readonly<Record<Stage, (plan: Plan) => Promise<summary.Counts>>> = {
  build: buildApp,
  lint: checkStyle,
  types: checkTypes,
  unit: runUnitTests,
  postgres: runPostgresTests,
  e2e: runEndToEndTests,
  browsers: openPagesInOtherBrowsers,
};

/** `npm test`: runs the parts that the arguments select and ends with one line of counts. Every check counts as one test. */
const plan = toPlan(process.argv.slice(2));
mkdirSync(RESULTS, { recursive: true });
const counts: summary.Counts[] = [];
for (const stages of plan.steps) {
  console.log(`\n── ${stages.join(', ')} ──`);
  counts.push(...(await Promise.all(stages.map((stage) => STAGES[stage](plan)))));
}
const total = summary.sumCounts(counts);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${summary.formatSummary(total)}`);

async function buildApp(): Promise<summary.Counts> {
  if (isBuildCurrent(ROOT)) {
    console.log('The build is up to date.');
    isBuilt = true;
    return summary.PASSED_CHECK;
  }
  const result = await runNode('vite/bin/vite.js', ['build', '--app', '--logLevel', 'warn']);
  isBuilt = result.exitCode === 0;
  return toCheck(result);
}

/** Captures the output, because other stages run at the same time. */
async function checkStyle(): Promise<summary.Counts> {
  const result = await runNode('@biomejs/biome/bin/biome', ['check'], { output: 'captured' });
  console.log(`lint ${result.exitCode === 0 ? 'passed' : `failed\n${result.output}`}`);
  return toCheck(result);
}

async function checkTypes(): Promise<summary.Counts> {
  const results = await typecheckZones();
  reportZones(results);
  const checks = results.filter(({ outcome }) => outcome !== 'empty');
  return summary.sumCounts(
    checks.map(({ outcome }) => (outcome === 'passed' ? summary.PASSED_CHECK : summary.FAILED_CHECK)),
  );
}

/** A run of everything tests PostgreSQL in a stage of its own; a part uses the database that the environment names. */
function runUnitTests({ steps, unitArguments }: Plan): Promise<summary.Counts> {
  return runVitest('vitest', unitArguments, steps.flat().includes('postgres') ? { TEST_DATABASE_URL: '' } : {});
}

/**
 * Each shard has a database of its own and tests one file at a time: the migrator reads the tables of all schemas and fails
 * if another test removes one meanwhile.
 */
async function runPostgresTests(): Promise<summary.Counts> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    return withDatabases(server, SHARDS, async (addresses) => {
      const shards = addresses.map((address, index) => {
        const args = [...listDatabaseTests(), `--shard=${index + 1}/${SHARDS}`];
        return runVitest(`postgres-${index + 1}`, args, { TEST_DATABASE_URL: address, VITEST_MAX_WORKERS: '1' });
      });
      return summary.sumCounts(await Promise.all(shards));
    });
  }
  console.log('PostgreSQL skipped: TEST_DATABASE_URL is not set (.ci/with-postgresql npm test brings a server along).');
  return summary.SKIPPED_CHECK;
}

/** `name` is that of the report. */
async function runVitest(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<summary.Counts> {
  const report = join(RESULTS, `${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const config = ['--config', 'tests/vitest.config.ts'];
  const result = await runNode('vitest/vitest.mjs', ['run', ...config, ...reporters, ...args], { environment });
  return readReport(report, summary.parseVitestReport, result);
}

async function runEndToEndTests({ e2eArguments }: Plan): Promise<summary.Counts> {
  if (!isBuilt) {
    console.log('The browser tests need a build, and it failed.');
    return summary.FAILED_CHECK;
  }
  const browser = await ensureChromium().catch((error: Error) => {
    console.error(error.message);
    return null;
  });
  if (browser === null) return summary.FAILED_CHECK;
  rmSync(PLAYWRIGHT_REPORT, { force: true });
  const environment = { CHROME_PATH: browser };
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', ...e2eArguments];
  const result = await runNode('@playwright/test/cli.js', args, { environment });
  return readReport(PLAYWRIGHT_REPORT, summary.parsePlaywrightReport, result);
}

/** Opens every page in Firefox and WebKit. Not part of a whole run. */
async function openPagesInOtherBrowsers({ e2eArguments }: Plan): Promise<summary.Counts> {
  if (!isBuilt) return summary.FAILED_CHECK;
  const { runBrowserSmoke } = await import('./browsers/run-smoke.ts');
  return runBrowserSmoke(e2eArguments);
}

function readReport(file: string, parse: (report: unknown) => summary.Counts, result: CommandResult): summary.Counts {
  if (!existsSync(file)) return summary.FAILED_CHECK;
  return summary.withExitCode(parse(JSON.parse(readFileSync(file, 'utf8'))), result.exitCode);
}

function toCheck({ exitCode }: CommandResult): summary.Counts {
  return exitCode === 0 ? summary.PASSED_CHECK : summary.FAILED_CHECK;
}
