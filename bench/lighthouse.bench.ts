import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PORTAL_PATH, portalPath, withBase } from '../src/core/paths.ts';
import { CHROMIUM_ARGUMENTS } from '../tests/chromium.ts';
import { ROOT, runNode } from '../tests/runner/command.ts';
import { LIGHTHOUSE } from './budgets.ts';
import type { Bench, Part } from './part.ts';

const RUNS = 3;
const QUALITIES = ['accessibility', 'best-practices', 'seo'] as const;
const REPORTS = join(ROOT, 'bench', 'results', 'lighthouse');
const METRICS = { 'first-contentful-paint': 'FCP', 'largest-contentful-paint': 'LCP', 'total-blocking-time': 'TBT' };

const PAGES = [
  { tool: 'home', path: PORTAL_PATH, bar: LIGHTHOUSE.performance },
  { tool: 'json-yaml', path: portalPath('json-yaml'), bar: LIGHTHOUSE.performance },
  // Software rendering, slowed down four times, does not represent a phone: reported, not judged.
  { tool: 'flock-dance', path: portalPath('flock-dance'), bar: null },
] as const;

/** Lighthouse on its mobile configuration, against the production build. */
export const lighthouse: Part = {
  name: 'lighthouse',
  async run(bench) {
    await mkdir(REPORTS, { recursive: true });
    const origin = await bench.openServer();
    for (const { tool, path, bar } of PAGES) {
      const results: LighthouseResult[] = [];
      for (let run = 1; run <= RUNS; run++) {
        results.push(await runLighthouse(bench, `${origin}${withBase(path)}`, `${tool}-${run}`));
      }
      reportPage(bench, tool, results, bar);
    }
  },
};

const resultSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ score: z.number().nullable(), numericValue: z.number().optional() })),
});

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

function reportPage(
  { report }: Bench,
  tool: string,
  results: readonly LighthouseResult[],
  bar: (typeof LIGHTHOUSE)['performance'] | null,
): void {
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
  report.measure({
    measure: `${tool} performance`,
    unit: 'of 100',
    samples: results.map((result) => scoreOf(result, 'performance')),
    ...(bar && { bar }),
    note: results.map(describeMetrics).join('; '),
  });
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
