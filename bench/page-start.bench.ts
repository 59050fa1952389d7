import { openFlockPage, readFirstFrameMs, readLongTasks } from './browser/flock-page.ts';
import { FIRST_FRAME_MS, PAGE } from './budgets.ts';
import type { Part } from './part.ts';

const COLD_STARTS = 8;

/** Time from the navigation to a swimming flock, each time with an empty cache. */
export const pageStart: Part = {
  name: 'page-start',
  async run({ report, openServer, openBrowser }) {
    const origin = await openServer();
    const browser = await openBrowser();
    const starts: number[] = [];
    const longTasks: number[] = [];
    const longest: number[] = [];
    for (let i = 0; i < COLD_STARTS; i++) {
      const page = await openFlockPage(browser, origin);
      const firstFrame = await readFirstFrameMs(page);
      const durations = (await readLongTasks(page))
        .filter(({ start }) => start < firstFrame)
        .map(({ duration }) => duration);
      starts.push(firstFrame);
      longTasks.push(durations.length);
      longest.push(Math.max(0, ...durations));
      await page.context().close();
    }
    report.check('every cold start reaches its first frame', starts.every(Number.isFinite));
    report.measure({ measure: 'navigation → first frame', unit: 'ms', samples: starts, bar: FIRST_FRAME_MS });
    report.measure({ measure: 'long tasks at start', unit: '', samples: longTasks, bar: PAGE.longTasksAtStart });
    report.measure({
      measure: 'longest task at start',
      unit: 'ms',
      samples: longest,
      bar: PAGE.longestTaskAtStartMs,
    });
  },
};
