import { readdirSync, readlinkSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, vi } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

/*
 * Runs around each test file that shares its process with others, and names the file that leaves something behind: fake
 * timers, timers of our own code, listeners on `window`, listening servers, child processes, open database files.
 */

interface Listener {
  readonly target: Window | Document;
  readonly type: string;
  readonly handler: EventListener;
  readonly isCapturing: boolean;
  readonly made: Error;
}

/** Time in which ended work may settle. */
const SETTLING_MS = 1_000;
const OWN_FILE = /\/((?:src|workers|server|tests|bench|wasm)\/[^\s)]+)/;
/** In the stack of what a module does when it is loaded. */
const LOADING = 'runInlinedModule';
const RESOURCES = ['TCPServerWrap', 'PipeServerWrap', 'ProcessWrap'];
const DATABASE_FILE = /\.(?:db|sqlite)(?:-wal|-shm)?(?: \(deleted\))?$/;
const OPEN_FILES = '/proc/self/fd';

const timers = new Map<unknown, Error>();
let listeners: Listener[] = [];
const resourcesBefore = countResources();
const databasesBefore = countDatabases();
const restorers = [
  watchTimers('setTimeout', 'clearTimeout'),
  watchTimers('setInterval', 'clearInterval'),
  watchTimers('setImmediate', 'clearImmediate'),
  ...(typeof window === 'undefined' ? [] : [window, happyWindow(), document].map(watchListeners)),
];

afterAll(async () => {
  const deadline = performance.now() + SETTLING_MS;
  while (listLeftovers().length > 0 && performance.now() < deadline) {
    // The embedded database closes its file once nothing refers to its statements.
    if (countDatabases() > databasesBefore) collectGarbage();
    await nextTurn();
  }
  const leftovers = listLeftovers();
  for (const restore of restorers) restore();
  vi.useRealTimers();
  expect(leftovers, 'This file leaves something behind for the next one in its process').toEqual([]);
});

function listLeftovers(): string[] {
  const counts = countResources();
  return [
    ...(vi.isFakeTimers() ? ['fake timers'] : []),
    ...[...timers.values()].flatMap((made) => nameOwner('timer', made)),
    ...listeners
      .filter(({ target }) => target === window)
      .flatMap(({ type, made }) => nameOwner(`listener for ${type}`, made)),
    ...RESOURCES.filter((name) => (counts.get(name) ?? 0) > (resourcesBefore.get(name) ?? 0)),
    ...(countDatabases() > databasesBefore ? ['open database file'] : []),
  ];
}

/** Nothing for what a package made, or a module of ours when it was loaded: that lives as long as the page. */
function nameOwner(what: string, made: Error): string[] {
  const stack = made.stack ?? '';
  const [, maker = ''] = stack.split('\n').filter((line) => !line.includes('/leftovers.ts'));
  const [, file] = OWN_FILE.exec(maker.includes('/node_modules/') ? '' : maker) ?? [];
  return file === undefined || stack.includes(LOADING) ? [] : [`${what} of ${file}`];
}

function countResources(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of process.getActiveResourcesInfo()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Zero where the system does not list the open files of a process. */
function countDatabases(): number {
  return listOpenFiles().filter((path) => DATABASE_FILE.test(path)).length;
}

function listOpenFiles(): string[] {
  try {
    return readdirSync(OPEN_FILES).flatMap(readOpenFile);
  } catch {
    return [];
  }
}

function readOpenFile(descriptor: string): string[] {
  try {
    return [readlinkSync(`${OPEN_FILES}/${descriptor}`)];
  } catch {
    return [];
  }
}

/** Keeps where each timer that has not run yet was made. Returns the way back. */
function watchTimers(
  start: 'setTimeout' | 'setInterval' | 'setImmediate',
  stop: 'clearTimeout' | 'clearInterval' | 'clearImmediate',
): () => void {
  const realStart = globalThis[start] as (handler: () => void, ...rest: unknown[]) => unknown;
  const realStop = globalThis[stop] as (timer: never) => void;
  const watchedStart = (handler: (...args: unknown[]) => void, ...rest: unknown[]) => {
    // An immediate has no delay, and `run` ignores this one.
    const [delay, ...args] = start === 'setImmediate' ? [0, ...rest] : rest;
    const run = () => {
      if (start !== 'setInterval') timers.delete(timer);
      handler(...args);
    };
    const timer = realStart(run, delay);
    timers.set(timer, new Error('timer'));
    return timer;
  };
  const watchedStop = (timer: never) => {
    timers.delete(timer);
    realStop(timer);
  };
  Object.assign(watchedStart, realStart);
  Reflect.set(globalThis, start, watchedStart);
  Reflect.set(globalThis, stop, watchedStop);
  return () => {
    Reflect.set(globalThis, start, realStart);
    Reflect.set(globalThis, stop, realStop);
  };
}

/** Where the media queries of happy-dom leave listeners. Vitest makes `window` and `defaultView` mean the global object. */
function happyWindow(): Window {
  const own: unknown = Reflect.get(Document.prototype, 'defaultView', document);
  return own as Window;
}

/** Keeps where each listener was made. The way back removes those that are left. */
function watchListeners(target: Window | Document): () => void {
  const { addEventListener: add, removeEventListener: remove } = target;
  const watchedAdd = (type: string, handler: EventListener, options?: boolean | AddEventListenerOptions) => {
    add.call(target, type, handler, options);
    const listener = { target, type, handler, isCapturing: isCapturing(options), made: new Error('listener') };
    listeners.push(listener);
    const forget = () => {
      listeners = listeners.filter((one) => one !== listener);
    };
    if (typeof options !== 'object') return;
    options.signal?.addEventListener('abort', forget);
    if (options.once) add.call(target, type, forget, options);
  };
  const watchedRemove = (type: string, handler: EventListener, options?: boolean | EventListenerOptions) => {
    remove.call(target, type, handler, options);
    const isSame = (one: Listener) =>
      one.target === target && one.type === type && one.handler === handler && one.isCapturing === isCapturing(options);
    listeners = listeners.filter((one) => !isSame(one));
  };
  Object.assign(target, { addEventListener: watchedAdd, removeEventListener: watchedRemove });
  return () => {
    const own = listeners.filter((one) => one.target === target);
    for (const { type, handler, isCapturing: capture } of own) remove.call(target, type, handler, { capture });
    Object.assign(target, { addEventListener: add, removeEventListener: remove });
  };
}

function isCapturing(options: boolean | EventListenerOptions = false): boolean {
  return typeof options === 'boolean' ? options : options.capture === true;
}
