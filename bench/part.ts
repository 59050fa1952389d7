import type { Browser, BrowserContext } from '@playwright/test';
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
  /** Path of a working Chromium. */
  chromium(): Promise<string>;
  /** A new browser, closed at the end of the part at the latest. */
  openBrowser(): Promise<Browser>;
  /**
   * A new browser with a profile on disk, like a visitor's: in a private profile the origin's file system is slower.
   * Closed and removed at the end of the part at the latest.
   */
  openProfile(): Promise<BrowserContext>;
}

export interface BenchOptions {
  readonly soakSeconds: number;
}
