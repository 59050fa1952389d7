import { mkdirSync } from 'node:fs';
import { isBuildCurrent } from '../server/build/source-fingerprint.mjs';
import { ensureChromium, ensureHeadlessShell } from './chromium.ts';
import { type CommandResult, ROOT, runNode } from './runner/command.ts';
import { readFlaky, runUnderLoad, saveFlaky } from './runner/flaky-tests.ts';
import { type Plan, type Stage, toPlan } from './runner/plan.ts';
import { withDatabases } from './runner/postgres-databases.ts';
import { type Browsers, RESULTS, runPlaywright, runVitest } from './runner/programs.ts';
import * as summary from './runner/summary.ts';
import { isLongTest } from './runner/test-files.ts';
import { mergeRuns, type RunResult, toPlace } from './runner/test-results.ts';
import { listDatabaseTests } from './server/database-tests.ts';
import { reportZones, typecheckZones } from './typecheck.ts';

/** Shards of the tests on PostgreSQL that run side by side. */
const SHARDS = 3;

/** Chooses the browser tests by the name of their file. */
const LONG_ONLY = '--grep=\\.long\\.spec\\.ts';
const NOT_LONG = '--grep-invert=\\.long\\.spec\\.ts';

/** Set by the build stage. Browser tests need a build of the current sources. */
let isBuilt = false;

const flakyPlaces: string[] = [];

const STAGES: Readonly<Record<Stage, (plan: Plan) => Promise<summary.Counts>>> = {
  build: buildApp,
  lint: checkStyle,
  types: checkTypes,
  unit: async (plan) => report(await runUnitTests(plan)),
  postgres: runPostgresTests,
  e2e: ({ e2eArguments }) => withBrowsers((browsers) => runBrowserTests('playwright', e2eArguments, browsers)),
  long: runLongTests,
  flaky: repeatFlakyTests,
  browsers: openPagesInOtherBrowsers,
};

/** `npm test`: runs the parts that the arguments select and ends with one line of counts. Every check counts as one test. */
const plan = toPlan(process.argv.slice(2));
mkdirSync(RESULTS, { recursive: true });
const counts: summary.Counts[] = [];
for (const stages of plan.steps) {
  console.log(`\n── ${stages.join(', ')} ──`);
  const start = performance.now();
  counts.push(...(await Promise.all(stages.map((stage) => STAGES[stage](plan)))));
  console.log(`── ${stages.join(', ')}: ${Math.round((performance.now() - start) / 1000)} s ──`);
}
if (!plan.steps.flat().includes('flaky')) saveFlaky([...new Set(flakyPlaces)]);
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
function runUnitTests({ steps, unitArguments }: Plan): Promise<RunResult> {
  const isWhole = steps.flat().includes('postgres');
  const selection = unitArguments.length === 0 ? ['--project=!long'] : unitArguments;
  return runVitest('vitest', selection, isWhole ? { TEST_DATABASE_URL: '' } : {});
}

async function runPostgresTests(): Promise<summary.Counts> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return report(await runOnPostgres(server, 'postgres', SHARDS, (file) => !isLongTest(file)));
  console.log('PostgreSQL skipped: TEST_DATABASE_URL is not set (.ci/with-postgresql npm test brings a server along).');
  return summary.SKIPPED_CHECK;
}

/**
 * Each shard has a database of its own and tests one file at a time: the migrator reads the tables of all schemas and fails
 * if another test removes one meanwhile.
 */
function runOnPostgres(
  server: string,
  name: string,
  shards: number,
  isWanted: (file: string) => boolean,
): Promise<RunResult> {
  return withDatabases(server, shards, async (addresses) => {
    const runs = addresses.map((address, index) => {
      const args = [...listDatabaseTests().filter(isWanted), `--shard=${index + 1}/${shards}`];
      return runVitest(`${name}-${index + 1}`, args, { TEST_DATABASE_URL: address, VITEST_MAX_WORKERS: '1' });
    });
    return mergeRuns(await Promise.all(runs));
  });
}

function runBrowserTests(name: string, args: readonly string[], browsers: Browsers): Promise<RunResult> {
  return runPlaywright(name, args.length === 0 ? [NOT_LONG] : args, browsers);
}

/** Tests that kill, attack or wait: on the embedded database, on PostgreSQL and in the browser. */
function runLongTests({ unitArguments }: Plan): Promise<summary.Counts> {
  const server = process.env.TEST_DATABASE_URL;
  return withBrowsers(async (browsers) => {
    const embedded = ['--project=long', '--passWithNoTests', ...unitArguments];
    // Those on PostgreSQL use one worker and often wait.
    const files = await Promise.all([
      runVitest('long', embedded, { TEST_DATABASE_URL: '' }),
      ...(server ? [runOnPostgres(server, 'long-postgres', 1, isLongTest)] : []),
    ]);
    return mergeRuns([...files, await runBrowserTests('long-e2e', [LONG_ONLY, '--pass-with-no-tests'], browsers)]);
  });
}

function repeatFlakyTests({ unitArguments }: Plan): Promise<summary.Counts> {
  const places = unitArguments.length > 0 ? unitArguments : readFlaky();
  if (places.length === 0) console.log('The last run had no flaky test.');
  return withBrowsers((browsers) => runUnderLoad(places, browsers));
}

/** Needs a build, because the tests open its pages. */
async function withBrowsers(run: (browsers: Browsers) => Promise<RunResult>): Promise<summary.Counts> {
  if (!isBuilt) {
    console.log('The browser tests need a build, and it failed.');
    return summary.FAILED_CHECK;
  }
  try {
    const shell = await ensureHeadlessShell();
    return report(await run({ CHROME_PATH: await ensureChromium(), HEADLESS_SHELL_PATH: shell ?? '' }));
  } catch (error) {
    console.error(String(error));
    return summary.FAILED_CHECK;
  }
}

/** Opens every page in Firefox and WebKit. Not part of a whole run. */
async function openPagesInOtherBrowsers({ e2eArguments }: Plan): Promise<summary.Counts> {
  if (!isBuilt) return summary.FAILED_CHECK;
  const { runBrowserSmoke } = await import('./browsers/run-smoke.ts');
  return runBrowserSmoke(e2eArguments);
}

function report(result: RunResult): summary.Counts {
  flakyPlaces.push(...result.flaky.map(toPlace));
  return summary.toCounts(result);
}

function toCheck({ exitCode }: CommandResult): summary.Counts {
  return exitCode === 0 ? summary.PASSED_CHECK : summary.FAILED_CHECK;
}
