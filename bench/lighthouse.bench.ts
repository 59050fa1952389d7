import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PORTAL_PATH, portalPath, withBase } from '../src/core/paths.ts';
import { CHROMIUM_ARGUMENTS } from '../tests/chromium.ts';
import { ROOT, runNode } from '../tests/runner/command.ts';
import { startBarePage } from './browser/bare-page.ts';
import { FIRST_SECOND, LIGHTHOUSE } from './budgets.ts';
import type { Bench, Part } from './part.ts';
import { median } from './stats.ts';

const RUNS = 3;
const LONG_TASK_MS = 50;
const QUALITIES = ['accessibility', 'best-practices', 'seo'] as const;
const REPORTS = join(ROOT, 'bench', 'results', 'lighthouse');
const METRICS = { 'first-contentful-paint': 'FCP', 'largest-contentful-paint': 'LCP', 'total-blocking-time': 'TBT' };

const PAGES = [
  { tool: 'home', path: PORTAL_PATH, bar: LIGHTHOUSE.performance.home },
  { tool: 'json-yaml', path: portalPath('json-yaml'), bar: LIGHTHOUSE.performance.tool },
  // Software rendering, slowed down four times, does not represent a phone: reported, not judged.
  { tool: 'flock-dance', path: portalPath('flock-dance'), bar: null },
] as const;
const BARE = 'bare page';

/**
 * Lighthouse on its mobile configuration, against the production build and beside a page with React, MUI and one button.
 * The runs of all pages take turns, so that whatever else the machine does meets them alike.
 */
export const lighthouse: Part = {
  name: 'lighthouse',
  async run(bench) {
    await mkdir(REPORTS, { recursive: true });
    const origin = await bench.openServer();
    const bare = await startBarePage();
    const urls = new Map<string, string>([[BARE, `${bare.origin}${withBase(PORTAL_PATH)}`]]);
    for (const { tool, path } of PAGES) urls.set(tool, `${origin}${withBase(path)}`);
    const results = new Map([...urls.keys()].map((name) => [name, [] as LighthouseResult[]]));
    try {
      for (let run = 1; run <= RUNS; run++) {
        for (const [name, url] of urls) {
          results.get(name)?.push(await runLighthouse(bench, url, `${name.replace(' ', '-')}-${run}`));
        }
      }
    } finally {
      await bare.stop();
    }
    const bareResults = results.get(BARE) ?? [];
    reportPerformance(bench, BARE, bareResults, null);
    for (const { tool, bar } of PAGES) {
      const own = results.get(tool) ?? [];
      reportQualities(bench, tool, own);
      reportPerformance(bench, tool, own, bar);
      reportBlocking(bench, tool, own, bareResults, bar === null);
      reportShift(bench, tool, own);
    }
  },
};

const resultSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      details: z.looseObject({ items: z.unknown().optional() }).optional(),
    }),
  ),
});

/** Rows of the audit `long-tasks`; durations in ms. Other audits have details of other shapes. */
const tasksSchema = z.array(z.looseObject({ duration: z.number() }));

type LighthouseResult = z.infer<typeof resultSchema>;

async function runLighthouse({ chromium }: Bench, url: string, name: string): Promise<LighthouseResult> {
  const file = join(REPORTS, `${name}.json`);
  const flags = ['--headless=new', ...CHROMIUM_ARGUMENTS].join(' ');
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  const environment = { CHROME_PATH: await chromium() };
  const run = () => runNode('lighthouse/cli/index.js', [url, ...options], { environment, output: 'captured' });
  // Now and then Lighthouse loses its own trace and must run again, independent of the page.
  const first = await run();
  const { exitCode, output } = first.exitCode === 0 ? first : await run();
  if (exitCode !== 0) throw new Error(`Lighthouse ended with ${exitCode}:\n${output}`);
  return resultSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

type Bar = (typeof LIGHTHOUSE)['performance']['home'] | (typeof LIGHTHOUSE)['performance']['tool'] | null;

function reportQualities({ report }: Bench, tool: string, results: readonly LighthouseResult[]): void {
  const failures = results.flatMap(({ runtimeError }) => runtimeError?.message ?? []);
  report.check(`${tool} loads`, failures.length === 0, failures.join('; '));
  for (const category of QUALITIES) {
    report.measure({
      measure: `${tool} ${category}`,
      unit: 'of 100',
      samples: results.map((result) => scoreOf(result, category)),
      bar: LIGHTHOUSE.quality,
      note: [...new Set(results.flatMap((result) => listFailing(result, category)))].join(', '),
    });
  }
}

function reportPerformance({ report }: Bench, page: string, results: readonly LighthouseResult[], bar: Bar): void {
  report.measure({
    measure: `${page} performance`,
    unit: 'of 100',
    samples: results.map((result) => scoreOf(result, 'performance')),
    ...(bar && { bar }),
    note: results.map(describeMetrics).join('; '),
  });
}

function reportBlocking(
  { report }: Bench,
  tool: string,
  results: readonly LighthouseResult[],
  bareResults: readonly LighthouseResult[],
  isReported: boolean,
): void {
  const bareMs = median(bareResults.map(toBlockingMs));
  report.measure({
    measure: `${tool} blocking time, of the bare page's`,
    unit: '×',
    samples: results.map((result) => toBlockingMs(result) / bareMs),
    ...(isReported ? {} : { bar: FIRST_SECOND.blockingOverBare }),
    note: `${median(results.map(toBlockingMs)).toFixed(0)} of ${bareMs.toFixed(0)} ms`,
  });
}

function reportShift({ report }: Bench, tool: string, results: readonly LighthouseResult[]): void {
  report.measure({
    measure: `${tool} layout shift`,
    unit: '',
    samples: results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN),
    bar: FIRST_SECOND.shift,
  });
}

/**
 * What all long tasks take beyond 50 ms each. Lighthouse's own blocking time leaves out what comes before the first
 * paint, and so everything that a page does which paints nothing until its program has run.
 */
function toBlockingMs({ audits }: LighthouseResult): number {
  const tasks = tasksSchema.parse(audits['long-tasks']?.details?.items ?? []);
  return tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
}

function scoreOf({ categories }: LighthouseResult, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

/** Names of the audits with lost points. */
function listFailing({ categories, audits }: LighthouseResult, category: string): string[] {
  const weighed = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1);
}

function describeMetrics({ audits }: LighthouseResult): string {
  return Object.entries(METRICS)
    .map(([id, name]) => `${name} ${((audits[id]?.numericValue ?? Number.NaN) / 1000).toFixed(2)} s`)
    .join(' ');
}
