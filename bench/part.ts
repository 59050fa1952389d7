import type { Browser } from '@playwright/test';
import type { Report } from './report.ts';

/** One part of the bench. `npm run bench -- page` runs every part whose name is `page` or begins with `page-`. */
export interface Part {
  readonly name: string;
  run(bench: Bench): Promise<void>;
}

export interface Bench {
  readonly report: Report;
  readonly options: BenchOptions;
  /** The production build behind the product's own server, started at the first call. Resolves to its origin. */
  openServer(): Promise<string>;
  /** Path of a Chromium that starts. */
  chromium(): Promise<string>;
  /** A new browser, closed at the end of the part at the latest. */
  openBrowser(): Promise<Browser>;
}

export interface BenchOptions {
  readonly soakSeconds: number;
}
