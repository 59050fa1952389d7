import type { Summary } from './stats.ts';

/** A limit that a measure is held to. */
export interface Bar {
  readonly limit: { readonly most: number } | { readonly least: number };
  /** Which value of the series is held to it. */
  readonly judged: keyof Omit<Summary, 'n'>;
  /** The limit while other programs keep the processor busy; null where the bar then says nothing. */
  readonly whenBusy?: number | null;
}

export type Judgement = 'pass' | 'miss' | 'not judged (busy)';

/** Cores that other programs use, from which on the machine counts as busy. */
export const BUSY_CORES = 0.3;

const most = (limit: number, judged: Bar['judged']): Bar => ({ limit: { most: limit }, judged });
const least = (limit: number, judged: Bar['judged']): Bar => ({ limit: { least: limit }, judged });

/** Milliseconds a step of a settled flock. The lower quartile, because a step can only be slowed by other programs. */
export const STEP_MS = {
  worker1k: { ...most(0.25, 'p25'), whenBusy: 0.5 },
  worker10k: { ...most(2.5, 'p25'), whenBusy: 5 },
  at100k: most(30, 'p25'),
} as const;

/** Exponent of the step's cost over the population. */
export const GROWTH_EXPONENT = most(1.15, 'median');

/** How many times longer than the core a baseline takes for the same work. */
export const SPEED_UP = {
  overGridTypeScript: least(1.5, 'median'),
  overBruteTypeScript: least(50, 'median'),
} as const;

/** Distance to the fourth neighbor, averaged over a settled flock: closer is a clump, farther is no company. */
export const COMPANY_PX = { least: 8, most: 40 } as const;

/** Bytes. */
export const SIZE_BYTES = {
  flockWasm: most(12_000, 'max'),
  jsonWasmGzip: most(6 * 1024, 'max'),
  shellGzip: most(200_000, 'max'),
  workerGzip: most(200_000, 'max'),
} as const;

/** How many times longer than the JSON core the engine's own parse and stringify take. */
export const JSON_SPEED_UP = {
  formatMean: least(6, 'median'),
  formatWorst: least(5, 'median'),
  /** Strings of Chinese prose: the engine copies them as they are, here every byte is checked as UTF-8. */
  formatProse: least(4, 'median'),
  minifyMean: least(5, 'median'),
  /** A file through the whole service, its result kept. */
  file: least(4, 'median'),
} as const;

/** The JSON tool in Chromium: how many times longer the engine's own functions take for the same work in a worker. */
export const JSON_CHROMIUM = {
  /** A file read, indented, its result kept. */
  file: least(4, 'median'),
  hugeFile: least(10, 'median'),
  /** A string handed over, indented, its result kept. */
  paste: least(1.5, 'median'),
  /** What the renderer grows by, a file of half a gigabyte. */
  residentMB: most(150, 'max'),
} as const;

/** The page of the JSON tool with files of tens of megabytes. */
export const JSON_PAGE = {
  // Other programs stretch all that the page does.
  firstLinesMs: { ...most(1500, 'p95'), whenBusy: 3000 },
  longestTaskMs: { ...most(50, 'max'), whenBusy: null },
  lineFetchMs: { ...most(16, 'p95'), whenBusy: null },
  memoryLeftPercent: most(15, 'max'),
} as const;

/** Milliseconds from navigation to the first swimming frame, nothing cached. */
export const FIRST_FRAME_MS = most(2000, 'p95');

/** The page without a graphics card. Frame rates say nothing while others take the processor that draws. */
export const PAGE = {
  fps1000: { ...least(24, 'median'), whenBusy: null },
  fps1000At1080p: { ...least(18, 'median'), whenBusy: null },
  fps180: { ...least(50, 'median'), whenBusy: null },
  workerFrameMs: most(2, 'median'),
  /** Processor time of the graphics and renderer processes. */
  cpuMsPerFrame1000: most(36, 'median'),
  cpuMsPerFrame180: most(20, 'median'),
  // Other programs stretch every task of the page.
  longTasks: { ...most(0, 'max'), whenBusy: null },
  longTasksAtStart: { ...most(1, 'max'), whenBusy: null },
  longestTaskAtStartMs: { ...most(100, 'max'), whenBusy: null },
  framesWhileBlocked: least(10, 'median'),
  picturesWhileBlocked: least(3, 'median'),
  frameGapMs: most(1000, 'max'),
  litFish: least(0.95, 'min'),
  litRandom: most(0.3, 'max'),
} as const;

/** How many times longer the game takes than the plain swarm of the same size, step by step and frame by frame. */
export const GAME = {
  stepRatio: most(1.05, 'median'),
  frameRatio: { ...most(1.05, 'median'), whenBusy: null },
} as const;

/** From the first third of a soak to the last. */
export const SOAK = {
  heapGrowthPercent: most(5, 'max'),
  residentGrowthMB: most(10, 'max'),
} as const;

/** The service calls over HTTP. Other programs take the processor that server and measuring process share. */
export const SERVER = {
  /** How many times as many answers a bare route gives. PostgreSQL is one more program that takes its share. */
  overBare: {
    embedded: { 'portal-config': most(3, 'median'), profile: most(10, 'median') },
    PostgreSQL: {
      'portal-config': { ...most(6, 'median'), whenBusy: null },
      profile: { ...most(15, 'median'), whenBusy: null },
    },
  },
  p99OverBare: { ...most(8, 'median'), whenBusy: null },
  /** How many times longer the one takes than the other: no more than chance. */
  apart: { ...most(1.15, 'median'), whenBusy: null },
  /** While 500 people sign in at once. */
  healthP99Ms: { ...most(100, 'max'), whenBusy: null },
  rssMB: most(300, 'max'),
} as const;

/** Lighthouse scores, 0 … 100, on its mobile configuration. */
export const LIGHTHOUSE = {
  quality: least(100, 'min'),
  performance: { ...least(90, 'median'), whenBusy: null },
} as const;

/** `busyCores`: what other programs used meanwhile; null where it is not known. */
export function judge(bar: Bar, summary: Summary, busyCores: number | null): Judgement {
  const value = summary[bar.judged];
  if (meets(bar, value)) return 'pass';
  const isBusy = busyCores !== null && busyCores >= BUSY_CORES;
  if (!isBusy || bar.whenBusy === undefined) return 'miss';
  if (bar.whenBusy === null) return 'not judged (busy)';
  return meets(withLimit(bar, bar.whenBusy), value) ? 'pass' : 'miss';
}

export function formatLimit({ limit, whenBusy }: Bar): string {
  const text = 'most' in limit ? `≤ ${limit.most}` : `≥ ${limit.least}`;
  return typeof whenBusy === 'number' ? `${text} (busy ${whenBusy})` : text;
}

function meets({ limit }: Bar, value: number): boolean {
  return 'most' in limit ? value <= limit.most : value >= limit.least;
}

function withLimit(bar: Bar, value: number): Bar {
  return { ...bar, limit: 'most' in bar.limit ? { most: value } : { least: value } };
}
