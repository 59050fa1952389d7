import { PORTAL_PATH, withBase } from '../src/core/paths.ts';
import { readViews } from '../tests/e2e/built-manifest.ts';
import { startBarePage } from './browser/bare-page.ts';
import { loadPage, type PageLoad } from './browser/page-load.ts';
import { FIRST_SECOND } from './budgets.ts';
import type { Bench, Part } from './part.ts';
import { median } from './stats.ts';

const RUNS = 5;

/** The swarm starts a worker that draws without a graphics card: reported, not judged. */
const NOT_JUDGED: readonly string[] = ['/portal/flock-dance'];

/**
 * How every page starts on a slow processor, beside a page with React, MUI and one button. The runs of all pages take turns,
 * so that whatever else the machine does meets them alike.
 */
export const pageFirstSecond: Part = {
  name: 'page-first-second',
  async run(bench) {
    const origin = await bench.openServer();
    const browser = await bench.openBrowser();
    const bare = await startBarePage();
    try {
      const bareLoads: PageLoad[] = [];
      const loads = new Map(readViews().map(({ address }) => [address, [] as PageLoad[]]));
      for (let run = 0; run < RUNS; run++) {
        bareLoads.push(await loadPage(browser, `${bare.origin}${withBase(PORTAL_PATH)}`));
        for (const [address, own] of loads) own.push(await loadPage(browser, `${origin}${withBase(address)}`));
      }
      reportBare(bench, bareLoads);
      for (const [address, own] of loads) reportPage(bench, address, own, bareLoads);
    } finally {
      await bare.stop();
    }
  },
};

function reportBare({ report }: Bench, loads: readonly PageLoad[]): void {
  const samples = loads.map(({ blockingMs }) => blockingMs);
  report.check('the bare page blocks, so that there is a measure', median(samples) > 0);
  report.measure({ measure: 'bare page: blocking time', unit: 'ms', samples });
  report.measure({
    measure: 'bare page: first text',
    unit: 'ms',
    samples: loads.map(({ firstTextMs }) => firstTextMs),
  });
}

function reportPage(
  { report }: Bench,
  address: string,
  loads: readonly PageLoad[],
  bareLoads: readonly PageLoad[],
): void {
  const bareMs = median(bareLoads.map(({ blockingMs }) => blockingMs));
  const isJudged = !NOT_JUDGED.includes(address);
  const startsAfterText = loads.every(({ startMs, firstTextMs }) => startMs !== null && firstTextMs < startMs);
  report.check(`${address} shows text before its program has started`, startsAfterText);
  report.measure({
    measure: `${address} blocking time, of the bare page's`,
    unit: '×',
    samples: loads.map(({ blockingMs }) => blockingMs / bareMs),
    ...(isJudged && { bar: FIRST_SECOND.blockingOverBare }),
    note: `${median(loads.map(({ blockingMs }) => blockingMs)).toFixed(0)} ms`,
  });
  report.measure({
    measure: `${address} first text`,
    unit: 'ms',
    samples: loads.map(({ firstTextMs }) => firstTextMs),
    note: `${Math.max(...loads.map(({ requests }) => requests))} requests`,
  });
  report.measure({
    measure: `${address} layout shift`,
    unit: '',
    samples: loads.map(({ shift }) => shift),
    bar: FIRST_SECOND.shift,
  });
}
