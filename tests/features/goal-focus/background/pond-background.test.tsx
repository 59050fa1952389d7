// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FlockStart, FlockStatus } from '../../../../src/bridges/flock-bridge.ts';
import { PondBackground } from '../../../../src/features/goal-focus/background/PondBackground.tsx';
import { render } from '../../../app/render.tsx';

const { openFlock } = vi.hoisted(() => ({ openFlock: vi.fn() }));
vi.mock('../../../../src/bridges/flock-bridge.ts', () => ({ openFlock }));

type Start = 'resolves' | 'rejects';

let start: Start = 'resolves';
let status: () => Promise<Partial<FlockStatus> | null> = async () => ({ canDraw: true });
let prefersReducedMotion = false;
const log: string[] = [];
const starts: FlockStart[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  start = 'resolves';
  status = async () => ({ canDraw: true });
  prefersReducedMotion = false;
  log.length = 0;
  starts.length = 0;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const matches = prefersReducedMotion && query.includes('reduced-motion');
    return Object.assign(new EventTarget(), { matches, addListener() {}, removeListener() {} }) as never;
  });
  openFlock.mockImplementation((_canvas: HTMLCanvasElement, options: FlockStart) => {
    starts.push(options);
    return {
      started: start === 'resolves' ? Promise.resolve({}) : Promise.reject(new Error('no worker')),
      setRunning: (isRunning: boolean) => log.push(isRunning ? 'run' : 'rest'),
      configure: ({ isCalm }: { readonly isCalm: boolean }) => log.push(isCalm ? 'calm' : 'lively'),
      resize: () => log.push('resize'),
      status: () => status(),
      close: () => log.push('close'),
    };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = async (isPaused = false, onFailed = vi.fn()) => {
  const host = await render(<PondBackground isPaused={isPaused} onFailed={onFailed} />);
  await act(async () => vi.advanceTimersByTimeAsync(0));
  return { host, onFailed };
};
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const setVisibility = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });

it('opens one small pond of few frames, hidden from screen readers', async () => {
  const { host, onFailed } = await show();
  expect(host.querySelectorAll('[aria-hidden="true"] canvas')).toHaveLength(1);
  expect(starts.at(-1)).toMatchObject({
    frameRateMax: 20,
    settings: { population: 60, hasPredator: false, isCalm: false },
  });
  expect(log.slice(-2)).toEqual(['run', 'lively']);
  expect(onFailed).not.toHaveBeenCalled();
});

it('keeps one open pond and one canvas where effects run twice', async () => {
  const onFailed = vi.fn();
  const host = await render(
    <StrictMode>
      <PondBackground isPaused={false} onFailed={onFailed} />
    </StrictMode>,
  );
  await act(async () => vi.advanceTimersByTimeAsync(0));
  expect(starts.length - log.filter((each) => each === 'close').length).toBe(1);
  expect(host.querySelectorAll('canvas')).toHaveLength(1);
  expect(onFailed).not.toHaveBeenCalled();
});

it('rests while it is paused, and while the page is hidden', async () => {
  await show(true);
  expect(log.filter((each) => each === 'run')).toEqual([]);
  log.length = 0;
  await show();
  await setVisibility('hidden');
  expect(log.at(-1)).toBe('rest');
  await setVisibility('visible');
  expect(log.at(-1)).toBe('run');
});

it('swims calmly under reduced motion', async () => {
  prefersReducedMotion = true;
  await show();
  expect(log.at(-1)).toBe('calm');
});

it.each<[name: string, prepare: () => void, ms: number]>([
  ['it cannot start', () => (start = 'rejects'), 0],
  ['its worker is lost', () => (status = () => Promise.reject(new Error('crashed'))), 10_000],
  ['its graphics context stays lost', () => (status = async () => ({ canDraw: false })), 20_000],
])('reports once that %s, and removes the canvas', async (_name, prepare, ms) => {
  prepare();
  const { host, onFailed } = await show();
  await wait(ms);
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(host.querySelector('canvas')).toBeNull();
  await wait(60_000);
  expect(onFailed).toHaveBeenCalledTimes(1);
});

it('keeps a pond whose graphics context is restored', async () => {
  const answers = [false, true, false, true];
  status = async () => ({ canDraw: answers.shift() ?? true });
  const { onFailed } = await show();
  await wait(60_000);
  expect(onFailed).not.toHaveBeenCalled();
});
