// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { focusLengths, focusSignals, focusTimer } from '../../../src/shared/focus/focus-stores.ts';
import type { FocusTimer, TimedTask, TimerEvent } from '../../../src/shared/focus/focus-timer.ts';
import { useFocusTimer } from '../../../src/shared/focus/use-focus-timer.ts';
import { startFakeClock, wait } from '../../features/goal-focus/a-clock.ts';
import { renderHook, setVisibility } from '../../features/goal-focus/a-hook.tsx';

const chime = vi.hoisted(() => ({ allowChime: vi.fn(), playChime: vi.fn() }));
vi.mock('../../../src/platform/chime.ts', () => chime);

const NOW = 1_795_334_400_000;
const MINUTE = 60_000;
const TASK = { goalId: 'read', taskId: 'read-1', title: 'Read' };

/** System notifications, title and body. */
const notifications: (readonly [title: string, body: string])[] = [];
class FakeNotification {
  static permission = 'granted';
  constructor(title: string, { body }: { readonly body: string }) {
    notifications.push([title, body]);
  }
}

/** Focus time that was counted. */
const counted: (readonly [task: TimedTask, ms: number])[] = [];
const onFocused = (task: TimedTask, ms: number) => void counted.push([task, ms]);

beforeEach(() => {
  startFakeClock(NOW);
  focusTimer.clear();
  focusLengths.clear();
  focusSignals.clear();
  counted.length = 0;
  notifications.length = 0;
  chime.allowChime.mockReset();
  chime.playChime.mockReset();
  FakeNotification.permission = 'granted';
  vi.stubGlobal('Notification', FakeNotification);
  onTestFinished(() => void vi.unstubAllGlobals());
});

const open = () => renderHook(useFocusTimer, { onFocused });
type Opened = Awaited<ReturnType<typeof open>>;
const apply = (opened: Opened, event: TimerEvent) => act(async () => opened.current().apply(event));
const start = (opened: Opened) => apply(opened, { type: 'start', task: TASK });

/** A timer that was started so many minutes ago. */
const startedAgo = (minutes: number, endsAt = NOW + (25 - minutes) * MINUTE): FocusTimer => ({
  step: 'running',
  phase: 'focus',
  round: 0,
  lengthMs: 25 * MINUTE,
  endsAt,
  task: TASK,
});

describe('the focus timer of the page', () => {
  it('counts in the title of its tab, also while another tab is in front', async () => {
    document.title = 'DIY SHOW';
    const opened = await open();
    await start(opened);
    expect(document.title).toBe('25:00 · DIY SHOW');
    await setVisibility('hidden');
    await wait(MINUTE + 1000);
    expect(document.title).toBe('23:59 · DIY SHOW');
    await setVisibility('visible');
    await apply(opened, { type: 'stop' });
    expect(document.title).toBe('DIY SHOW');
  });

  it('runs, shows the time left every second, and ends after its length', async () => {
    const timer = await open();
    expect([timer.current().timer.step, timer.current().left]).toEqual(['idle', null]);
    await start(timer);
    expect([timer.current().timer.step, timer.current().left]).toEqual(['running', 25 * MINUTE]);
    await wait(1000);
    expect(timer.current().left).toBe(25 * MINUTE - 1000);
    await wait(25 * MINUTE - 1001);
    expect(timer.current().timer.step).toBe('running');
    await wait(1);
    expect([timer.current().timer, timer.current().left]).toEqual([
      { step: 'ended', phase: 'focus', round: 1, lengthMs: 25 * MINUTE },
      null,
    ]);
    expect(counted).toEqual([[TASK, 25 * MINUTE]]);
  });

  it('has the length that the visitor chose', async () => {
    focusLengths.set({ focus: 50, break: 10, longBreak: 30 });
    const timer = await open();
    await start(timer);
    expect(timer.current().left).toBe(50 * MINUTE);
  });

  it('continues after a reload in the middle', async () => {
    focusTimer.set(startedAgo(10));
    const timer = await open();
    expect(timer.current().left).toBe(15 * MINUTE);
    await wait(15 * MINUTE);
    expect([timer.current().timer.step, counted]).toEqual(['ended', [[TASK, 25 * MINUTE]]]);
  });

  it('stays paused over a reload', async () => {
    const first = await open();
    await start(first);
    await wait(10 * MINUTE);
    await apply(first, { type: 'pause' });
    await first.remove();
    await wait(600 * MINUTE);
    const second = await open();
    expect([second.current().timer.step, second.current().left]).toEqual(['paused', 15 * MINUTE]);
    expect(counted).toEqual([]);
  });

  it('ends once, with its length, when the device wakes up long after the end', async () => {
    const timer = await open();
    await start(timer);
    vi.setSystemTime(NOW + 600 * MINUTE);
    await setVisibility('visible');
    expect([timer.current().timer, counted]).toEqual([
      { step: 'ended', phase: 'focus', round: 1, lengthMs: 25 * MINUTE },
      [[TASK, 25 * MINUTE]],
    ]);
  });

  it('ends although the clock of the device was set back a little in the meantime', async () => {
    const timer = await open();
    await start(timer);
    await wait(10 * MINUTE);
    vi.setSystemTime(Date.now() - 40);
    await wait(15 * MINUTE);
    expect(timer.current().timer.step).toBe('running');
    await wait(40);
    expect(timer.current().timer.step).toBe('ended');
  });

  it('is the same in two places of the page and counts its time once', async () => {
    const [one, other] = [await open(), await open()];
    await start(one);
    expect(other.current().timer.step).toBe('running');
    await wait(25 * MINUTE);
    expect([one.current().timer.step, other.current().timer.step]).toEqual(['ended', 'ended']);
    expect(counted).toEqual([[TASK, 25 * MINUTE]]);
    expect(chime.playChime).toHaveBeenCalledOnce();
  });

  it('counts the time until the visitor stops it', async () => {
    const timer = await open();
    await start(timer);
    await wait(7 * MINUTE);
    await apply(timer, { type: 'stop' });
    expect([timer.current().timer.step, counted]).toEqual(['idle', [[TASK, 7 * MINUTE]]]);
    expect(chime.playChime).not.toHaveBeenCalled();
  });
});

describe('the signals at the end', () => {
  it.each([
    ['chime alone at first', {}, 1, []],
    ['are off', { sound: false }, 0, []],
    ['notify', { sound: false, notification: true }, 0, [['保持专注下一步', '专注完成，起来走走']]],
    ['do both', { notification: true }, 1, [['保持专注下一步', '专注完成，起来走走']]],
  ])('%s', async (_case, change, chimes, expected) => {
    focusSignals.update((before) => ({ ...before, ...change }));
    const timer = await open();
    await start(timer);
    await wait(25 * MINUTE);
    expect(chime.playChime).toHaveBeenCalledTimes(chimes);
    expect(notifications).toEqual(expected);
  });

  it('need the gesture of the start, which lets the page chime', async () => {
    const timer = await open();
    expect(chime.allowChime).not.toHaveBeenCalled();
    await start(timer);
    expect(chime.allowChime).toHaveBeenCalledOnce();
  });

  it('are given for a break, too', async () => {
    focusSignals.set({ sound: true, notification: true });
    focusTimer.set({ step: 'ended', phase: 'focus', round: 1, lengthMs: 25 * MINUTE });
    const timer = await open();
    await start(timer);
    await wait(5 * MINUTE);
    expect(notifications).toEqual([['保持专注下一步', '休息好了，继续下一步']]);
    expect(counted).toEqual([]);
  });

  it('show no notification that the visitor has forbidden since', async () => {
    focusSignals.set({ sound: true, notification: true });
    const timer = await open();
    await start(timer);
    FakeNotification.permission = 'denied';
    await wait(25 * MINUTE);
    expect([notifications, chime.playChime.mock.calls.length]).toEqual([[], 1]);
  });

  it.each([
    [59_999, 1],
    [60_000, 0],
  ])('come only within a minute of the end: after %i ms, %i', async (late, chimes) => {
    focusTimer.set(startedAgo(25, NOW - late));
    const timer = await open();
    await wait(0);
    expect(timer.current().timer.step).toBe('ended');
    expect(chime.playChime).toHaveBeenCalledTimes(chimes);
    expect(counted).toEqual([[TASK, 25 * MINUTE]]);
  });
});

it('the time left stands still on a hidden page, and is right at once when it is shown', async () => {
  const timer = await open();
  await start(timer);
  await setVisibility('hidden');
  const before = timer.results.length;
  await wait(10 * MINUTE);
  expect(timer.results.length).toBe(before);
  await setVisibility('visible');
  expect(timer.current().left).toBe(15 * MINUTE);
});
