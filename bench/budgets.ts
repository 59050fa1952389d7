import type { Summary } from './stats.ts';

/** A limit that a measure is held to. */
export interface Bar {
  readonly limit: { readonly max: number } | { readonly min: number };
  /** Which value of the series is held to it. */
  readonly judged: keyof Omit<Summary, 'n'>;
  /** The limit while other programs keep the processor busy; null when the bar cannot be judged then. */
  readonly whenBusy?: number | null;
  /** How the value depends on the machine's speed. Without it the value does not: ratios, bytes and shares. */
  readonly follows?: MachineDependence;
}

/**
 * `time`: a machine at half the speed takes twice as long. `rate`: it does half as much in a second. `indirectly`: it
 * does worse by an amount that cannot be calculated, so a missed bar is not judged.
 */
export type MachineDependence = 'time' | 'rate' | 'indirectly';

export type Judgement = 'pass' | 'miss' | 'not judged (busy)' | 'not judged (slow)';

/** The machine while a series was measured. */
export interface Conditions {
  /** Cores that other programs used; null where unknown. */
  readonly busyCores: number | null;
  /** How many times longer the machine takes than the reference for the same work. */
  readonly slowness: number;
}

/** The machine counts as busy when other programs use this many cores. */
export const BUSY_CORES = 0.3;
/** From here on the machine counts as slow. */
export const SLOW_FACTOR = 1.15;

const atMost = (max: number, judged: Bar['judged']): Bar => ({ limit: { max }, judged });
const atLeast = (min: number, judged: Bar['judged']): Bar => ({ limit: { min }, judged });
/** Milliseconds, on a machine of the reference's speed. */
const atMostMs = (max: number, judged: Bar['judged']): Bar => ({ limit: { max }, judged, follows: 'time' });
const atLeastPerS = (min: number, judged: Bar['judged']): Bar => ({ limit: { min }, judged, follows: 'rate' });

/** Milliseconds per step of a settled flock. The lower quartile, because other programs can only slow a step down. */
export const STEP_MS = {
  worker1k: { ...atMostMs(0.25, 'p25'), whenBusy: 0.5 },
  worker10k: { ...atMostMs(2.5, 'p25'), whenBusy: 5 },
  at100k: atMostMs(30, 'p25'),
} as const;

/** Exponent of the step's cost over the population. */
export const GROWTH_EXPONENT = atMost(1.15, 'median');

/** How many times longer a baseline takes than the core for the same work. */
export const SPEED_UP = {
  overGridTypeScript: atLeast(1.5, 'median'),
  overBruteTypeScript: atLeast(50, 'median'),
} as const;

/** Distance to the fourth neighbor, averaged over a settled flock: less is a clump, more is a scattered swarm. */
export const COMPANY_PX = { min: 8, max: 40 } as const;

/** Bytes. */
export const SIZE_BYTES = {
  flockWasm: atMost(12_000, 'max'),
  jsonWasmGzip: atMost(6 * 1024, 'max'),
  shellGzip: atMost(200_000, 'max'),
  workerGzip: atMost(200_000, 'max'),
} as const;

/** Milliseconds to compare two texts of ten megabytes, which are indented already. */
export const COMPARED_MS = atMostMs(2500, 'median');

/** How many times longer the engine's own parse and stringify take than the JSON core. */
export const JSON_SPEED_UP = {
  formatMean: atLeast(6, 'median'),
  formatWorst: atLeast(5, 'median'),
  /** Strings of Chinese prose: the engine copies them unchecked, the core checks every byte as UTF-8. */
  formatProse: atLeast(4, 'median'),
  minifyMean: atLeast(5, 'median'),
  /** A file through the whole service, keeping the result. */
  file: atLeast(4, 'median'),
} as const;

/** The JSON tool in Chromium: how many times longer the engine's own functions take for the same work in a worker. */
export const JSON_CHROMIUM = {
  /** Reading a file, indenting it, keeping the result. */
  file: atLeast(4, 'median'),
  hugeFile: atLeast(10, 'median'),
  /** Passing a string, indenting it, keeping the result. */
  paste: atLeast(1.5, 'median'),
  /** Growth of the renderer for a file of half a gigabyte. */
  residentMB: atMost(150, 'max'),
} as const;

/** The page of the JSON tool with files of tens of megabytes. */
export const JSON_PAGE = {
  // Other programs slow down everything on the page.
  firstLinesMs: { ...atMostMs(1500, 'p95'), whenBusy: 3000 },
  longestTaskMs: { ...atMostMs(50, 'max'), whenBusy: null },
  lineFetchMs: { ...atMostMs(16, 'p95'), whenBusy: null },
  treeEditMs: { ...atMostMs(100, 'p95'), whenBusy: null },
  memoryLeftPercent: atMost(15, 'max'),
} as const;

/** YAML of 1 MB in the worker. */
export const YAML_MS = {
  format: { ...atMostMs(1000, 'p95'), whenBusy: null },
  convert: { ...atMostMs(1500, 'p95'), whenBusy: null },
} as const;

/** Milliseconds to divide 1 MB of mixed Chinese text, three times the longest allowed one, into cards of Markdown. */
export const CARD_SPLIT_MS = { ...atMostMs(250, 'p95'), whenBusy: null };

/** Ten keys in the longest text of the card maker, each until its letter is painted. */
export const CARDS = { tenKeysMs: { ...atMostMs(500, 'p95'), whenBusy: null } } as const;

/** A picture of a card, and what keeps the page from answering while thirty are drawn. */
export const CARD_EXPORT = {
  pictureMs: { ...atMostMs(1000, 'p95'), whenBusy: null },
  longestTaskMs: { ...atMostMs(200, 'max'), whenBusy: null },
} as const;

/** The hierarchy chart of a goal with 2,000 tasks. */
export const CHART = {
  layoutMs: { ...atMostMs(25, 'p25'), whenBusy: 50 },
  growthExponent: atMost(1.25, 'median'),
  frameMs: { ...atMostMs(16, 'p95'), whenBusy: null },
  longestTaskMs: { ...atMostMs(50, 'max'), whenBusy: null },
} as const;

/** Pictures of the focus desktop, for a screen of 2560 × 1440 pixels. */
export const GOAL_IMAGES = {
  wallpaperMs: { ...atMostMs(1500, 'median'), whenBusy: 3000 },
  // Large pictures leave the processor's caches.
  growthExponent: atMost(1.25, 'median'),
  lightMs: { ...atMostMs(40, 'median'), whenBusy: 80 },
} as const;

/** The planning board, filled. */
export const BOARD = {
  answerMs: { ...atMostMs(200, 'median'), whenBusy: null },
  /** Until the first row of a goal. */
  openMs: { ...atMostMs(1000, 'p95'), whenBusy: null },
  longestTaskMs: { ...atMostMs(50, 'median'), whenBusy: null },
  importTaskMs: { ...atMostMs(120, 'median'), whenBusy: null },
  undoImportMs: { ...atMostMs(2000, 'median'), whenBusy: null },
} as const;

/** Processor time of an idle focus desktop, in percent of a core. */
export const DESK = {
  stillPercent: { ...atMost(1, 'median'), follows: 'time', whenBusy: null },
  clockPercent: { ...atMost(2, 'median'), follows: 'time', whenBusy: null },
  textToStill: atMost(3, 'median'),
  clockToText: atMost(2, 'median'),
  /** From a change in the edit sheet to the painted desktop. */
  changeMs: { ...atMostMs(100, 'p95'), whenBusy: null },
} as const;

/** Milliseconds from navigation to the first swimming frame, with an empty cache. */
export const FIRST_FRAME_MS = atMostMs(2000, 'p95');

/** The page without a graphics card. Frame rates cannot be judged while other programs use the processor that draws. */
export const PAGE = {
  fps1000: { ...atLeastPerS(24, 'median'), whenBusy: null },
  fps1000At1080p: { ...atLeastPerS(18, 'median'), whenBusy: null },
  fps180: { ...atLeastPerS(50, 'median'), whenBusy: null },
  workerFrameMs: atMostMs(2, 'median'),
  /** Processor time of the graphics and renderer processes. */
  cpuMsPerFrame1000: atMostMs(36, 'median'),
  cpuMsPerFrame180: atMostMs(20, 'median'),
  // Other programs lengthen every task of the page.
  longTasks: { ...atMost(0, 'max'), whenBusy: null, follows: 'indirectly' },
  longTasksAtStart: { ...atMost(1, 'max'), whenBusy: null, follows: 'indirectly' },
  longestTaskAtStartMs: { ...atMostMs(100, 'max'), whenBusy: null },
  framesWhileBlocked: atLeastPerS(10, 'median'),
  picturesWhileBlocked: atLeastPerS(3, 'median'),
  frameGapMs: atMostMs(1000, 'max'),
  litFish: atLeast(0.95, 'min'),
  litRandom: atMost(0.3, 'max'),
} as const;

/** How many times longer the game takes than the plain swarm of the same size, per step and per frame. */
export const GAME = {
  stepRatio: atMost(1.05, 'median'),
  frameRatio: { ...atMost(1.05, 'median'), whenBusy: null },
} as const;

/** Growth from the first third of a soak to the last. */
export const SOAK = {
  heapGrowthPercent: atMost(5, 'max'),
  residentGrowthMB: atMost(10, 'max'),
} as const;

/** Service calls over HTTP. Server and measuring process share the processor with other programs. */
export const SERVER = {
  /** How many times more answers a bare route gives. PostgreSQL is another program that needs the processor. */
  overBare: {
    embedded: { 'portal-config': atMost(3, 'median'), profile: atMost(10, 'median') },
    PostgreSQL: {
      'portal-config': { ...atMost(6, 'median'), whenBusy: null },
      profile: { ...atMost(15, 'median'), whenBusy: null },
    },
  },
  p99OverBare: { ...atMost(8, 'median'), whenBusy: null },
  /** Ratio of two times that must be equal but for chance. */
  apart: { ...atMost(1.15, 'median'), whenBusy: null },
  /** While 500 people sign in at the same time. */
  healthP99Ms: { ...atMostMs(100, 'max'), whenBusy: null },
  rssMB: atMost(300, 'max'),
  /** A login while one network has 100 connections of refused logins, compared with a login alone. */
  loginBesideRefused: { ...atMost(4, 'median'), whenBusy: null },
  /** Time of the processor. */
  refusedCpuMs: { ...atMostMs(0.6, 'median'), whenBusy: null },
  pageCpuMs: { ...atMostMs(2, 'median'), whenBusy: null },
  /** Until the handles of attackers who left are gone. */
  releaseMs: atMostMs(10_000, 'max'),
} as const;

/** Lists of the administration with 100,000 accounts. */
export const ADMIN_LISTS = {
  /** A page of a list with its total. */
  pageP95Ms: { ...atMostMs(100, 'p95'), whenBusy: null },
  /** Of another call, while a list is read. */
  waitMs: { ...atMostMs(100, 'max'), whenBusy: null },
  /** Growth of the process while all accounts are exported. */
  exportMB: atMost(50, 'max'),
} as const;

/** Lighthouse scores, 0 … 100, on its mobile configuration. */
export const LIGHTHOUSE = {
  quality: atLeast(100, 'min'),
  performance: {
    home: { ...atLeast(97, 'median'), whenBusy: null, follows: 'indirectly' },
    tool: { ...atLeast(90, 'median'), whenBusy: null, follows: 'indirectly' },
  },
} as const;

/** How a page starts. Other programs take the processor from both pages, but not at the same moments. */
export const FIRST_SECOND = {
  /** As a multiple of what a page with React, MUI and one button takes. */
  blockingOverBare: { ...atMost(1.15, 'median'), whenBusy: null },
  shift: atMost(0.02, 'max'),
} as const;

/** Files of the LAN station from page to page. Other programs take the processor from all ways alike. */
export const LAN_TRANSFER = {
  /** With hashing and keeping, in the file system or, where the page has none, in memory. */
  fileOverRaw: { ...atLeast(0.9, 'median'), whenBusy: 0.75 },
  /** How many times longer the script takes for a hash than the core. */
  hashOverScript: atLeast(2, 'median'),
  longestTaskMs: { ...atMostMs(50, 'max'), whenBusy: null },
  heapMB: atMost(32, 'max'),
} as const;

/** Processor time of the page of a room's creator. */
export const STATION = {
  /** 300 texts, or 100 offers of files, from one guest at once. */
  burstMs: { ...atMostMs(500, 'p95'), whenBusy: null },
  /** 300 texts within six seconds. */
  streamMs: { ...atMostMs(1000, 'p95'), whenBusy: null },
  /** A text in a conversation of 300. */
  messageMs: { ...atMostMs(100, 'p95'), whenBusy: null },
} as const;

export function judge(bar: Bar, summary: Summary, { busyCores, slowness }: Conditions): Judgement {
  const value = normalize(bar, summary[bar.judged], slowness);
  if (meets(bar, value)) return 'pass';
  if (bar.follows === 'indirectly' && slowness >= SLOW_FACTOR) return 'not judged (slow)';
  const isBusy = busyCores !== null && busyCores >= BUSY_CORES;
  if (!isBusy || bar.whenBusy === undefined) return 'miss';
  if (bar.whenBusy === null) return 'not judged (busy)';
  return meets(withLimit(bar, bar.whenBusy), value) ? 'pass' : 'miss';
}

/**
 * The value that a machine of the reference's speed would have given. A faster machine gets no stricter bar, because
 * not everything that is timed is computing.
 */
export function normalize({ follows }: Bar, value: number, slowness: number): number {
  const factor = Math.max(slowness, 1);
  if (follows === 'time') return value / factor;
  return follows === 'rate' ? value * factor : value;
}

export function formatLimit({ limit, whenBusy }: Bar): string {
  const text = 'max' in limit ? `≤ ${limit.max}` : `≥ ${limit.min}`;
  return typeof whenBusy === 'number' ? `${text} (busy ${whenBusy})` : text;
}

function meets({ limit }: Bar, value: number): boolean {
  return 'max' in limit ? value <= limit.max : value >= limit.min;
}

function withLimit(bar: Bar, value: number): Bar {
  return { ...bar, limit: 'max' in bar.limit ? { max: value } : { min: value } };
}

/**
 * Today's pond as a fair game: how far scores may differ between windows, how much better a player who sprints wisely is than
 * one who holds the boost, and the share of fish that the snout touches and does not eat.
 */
export const FAIRNESS = { windowSpread: 0.1, staminaRatio: 1.5, missedTouches: 0.05 } as const;
