// @vitest-environment happy-dom

import { act, useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import type { FlockSession, RunResult, RunStart, RunStatus } from '../../../../src/bridges/flock-bridge.ts';
import type { FlockShape } from '../../../../src/core/flock/flock-shape.ts';
import type { Steering } from '../../../../src/core/flock/steering.ts';
import { useRunRecords } from '../../../../src/features/flock-dance/game/records-store.ts';
import { useRunStatus } from '../../../../src/features/flock-dance/game/run-status-store.ts';
import type { SteeringDevice } from '../../../../src/features/flock-dance/game/steering-device.ts';
import { useCatchMode } from '../../../../src/features/flock-dance/game/use-catch-mode.ts';
import { type GameControl, useGame } from '../../../../src/features/flock-dance/game/use-game.ts';
import type { Challenge } from '../../../../src/features/flock-dance/model/game.ts';
import { dayOf, seedOfDay } from '../../../../src/features/flock-dance/model/pond-of-the-day.ts';
import { NO_RECORDS } from '../../../../src/features/flock-dance/model/run-records.ts';
import { STORAGE_KEYS } from '../../../../src/platform/storage/keys.ts';
import {
  closeAccountDialog,
  takeInterruptedAction,
  useAccountDialogs,
} from '../../../../src/shared/account-dialogs.ts';
import { sessionKeeper } from '../../../../src/shared/session/session.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { render } from '../../../app/render.tsx';
import { aReply } from '../../../shared/session/a-session.ts';

vi.mock('../../../../src/features/flock-dance/game/GameLayer.tsx', () => ({ GameLayer: () => null }));

const STATUS: RunStatus = {
  score: 23,
  shadows: 0,
  speedFactor: 1,
  sizeFactor: 1,
  elapsedMs: 4000,
  limitMs: null,
  isOver: false,
  ghostScore: null,
};
const LOG = {
  seed: 5,
  conditions: [{ step: 0, width: 800, height: 600, population: 180, leaders: 2, pace: 1, refreshes: false }],
  steps: Uint8Array.of(66, 127, 0, 1),
};

/** A pond that notes what it is asked for. */
class Pond implements FlockSession {
  readonly started = new Promise<never>(() => undefined);
  readonly runs: RunStart[] = [];
  readonly steers: Steering[] = [];
  result: RunResult | null = { ...STATUS, score: 25, hash: 1, log: LOG };
  startRun = async (start: RunStart) => void this.runs.push(start);
  steer = (steering: Steering) => void this.steers.push(steering);
  endRun = async () => this.result;
  status = async () => null;
  configure = () => undefined;
  resize = () => undefined;
  setRunning = () => undefined;
  refreshRoutes = () => undefined;
  reset = () => undefined;
  feed = () => undefined;
  setRoute = () => undefined;
  close = () => undefined;
}

interface Scene {
  readonly pond: Pond | null;
  readonly shape: FlockShape;
  readonly challenge: Challenge | null;
  readonly isCovered: boolean;
}

const useScene = create<Scene>(() => ({ pond: null, shape: 'fish', challenge: null, isCovered: false }));
let control: GameControl;
let device: SteeringDevice;

/** The catch mode over a pond, as the screen has it. */
function Screen() {
  const { pond, shape, challenge, isCovered } = useScene();
  const screen = useRef<HTMLElement>(null);
  const water = useRef<HTMLButtonElement>(null);
  control = useGame(shape, challenge);
  ({ device } = useCatchMode({ control, session: pond, isLost: false, water, screen, isCovered }));
  return (
    <>
      <main ref={screen}>
        <button type="button" id="water" ref={water} />
        <button type="button" id="inside" />
      </main>
      <button type="button" id="outside" />
    </>
  );
}

let pond: Pond;
const show = (change: Partial<Scene>) => act(async () => useScene.setState(change));
const start = (kind: 'free' | 'daily' = 'free') => act(async () => control.start(kind));
const tell = (run: Partial<RunStatus>) => act(async () => useRunStatus.setState({ run: { ...STATUS, ...run } }));
const element = (id: string) => document.getElementById(id) as HTMLElement;
const focus = (id: string) => act(async () => element(id).focus());
const press = (code: string, type = 'keydown') => {
  const event = new KeyboardEvent(type, { code, bubbles: true, cancelable: true });
  element('water').dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(async () => {
  localStorage.clear();
  useRunRecords.setState(NO_RECORDS);
  closeAccountDialog();
  sessionKeeper.begin(aReply('a'));
  pond = new Pond();
  useScene.setState({ pond, shape: 'fish', challenge: null, isCovered: false });
  await render(<Screen />);
});

describe('a game begins', () => {
  it('in a pond of its own, with the focus on the water', async () => {
    await start();
    await act(async () => control.end('player'));
    await start();
    expect(pond.runs).toHaveLength(2);
    expect(pond.runs[0]?.seed).not.toBe(pond.runs[1]?.seed);
    expect(pond.runs[0]).toMatchObject({ limitMs: null, ghost: null });
    expect(document.activeElement?.id).toBe('water');
  });

  it("in the pond of a friend's link, with their score to beat", async () => {
    await show({ challenge: { seed: 77, score: 30, day: null } });
    await start();
    expect(pond.runs).toEqual([{ seed: 77, limitMs: null, ghost: null }]);
    expect(control.round?.target).toBe(30);
  });

  it("against a friend's score of today in today's pond, and of another day for as long as they had", async () => {
    const day = dayOf(new Date());
    await show({ challenge: { seed: seedOfDay(day), score: 30, day } });
    await start('daily');
    expect(control.round?.target).toBe(30);
    await act(async () => control.end('player'));
    await show({ challenge: { seed: 77, score: 31, day: '2026-01-02' } });
    await start();
    expect(control.round).toMatchObject({ kind: 'free', seed: 77, target: 31, day: '2026-01-02', limitMs: 90_000 });
  });

  it('after a login, for a visitor', async () => {
    await act(async () => sessionKeeper.end());
    await start('daily');
    expect(pond.runs).toEqual([]);
    expect(useAccountDialogs.getState()).toMatchObject({ name: 'login', reason: expect.stringContaining('捕鱼') });
    await act(async () => sessionKeeper.begin(aReply('b')));
    await act(async () => takeInterruptedAction()?.());
    expect(pond.runs).toMatchObject([{ seed: seedOfDay(dayOf(new Date())), limitMs: 90_000 }]);
  });

  it("today's, against the best run of the day", async () => {
    await start('daily');
    await act(async () => control.end('time'));
    await start('daily');
    expect(pond.runs.map(({ ghost }) => ghost)).toEqual([null, LOG]);
  });
});

it('a finger that stays on the pad through the end of a game does not steer the next', async () => {
  await start();
  await act(async () => device.pad({ x: 1, y: 0 }));
  await act(async () => {
    control.end('time');
    await Promise.resolve();
    device.pad({ x: 1, y: 0 });
  });
  await act(async () => device.pad({ x: 0.9, y: 0 }));
  await start();
  expect(pond.steers.at(-1)).toMatchObject({ kind: 'direction', x: 0, y: 0 });
});

describe('a game ends', () => {
  it.each<[reason: string, end: () => Promise<unknown>]>([
    ['player', () => act(async () => control.end('player'))],
    ['time', () => tell({ isOver: true })],
    ['signed-out', () => act(async () => sessionKeeper.end())],
    ['shape', () => show({ shape: 'bird' })],
  ])('%s: with the result of the pond, which is remembered', async (reason, end) => {
    await start();
    await tell({});
    await end();
    expect(control.game).toMatchObject({ step: 'over', reason, outcome: { score: 25, isRecord: true } });
    expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.flockRecords) ?? '')).toMatchObject({ free: { score: 25 } });
  });

  it('lost: with what was last known', async () => {
    await start();
    await tell({ score: 9 });
    await show({ pond: null });
    expect(control.game).toMatchObject({ step: 'over', reason: 'lost', outcome: { score: 9, isRecord: true } });
  });

  it('lost before anything was known: without a result, that of the game before included', async () => {
    await start();
    await tell({ score: 9 });
    await show({ pond: null });
    await start();
    expect(control.game).toEqual({ step: 'watching' });
  });

  it('without a result: the focus that went with its button comes back to the water', async () => {
    pond.result = null;
    await start();
    element('water').blur();
    await act(async () => control.end('player'));
    expect(control.game).toEqual({ step: 'watching' });
    expect(document.activeElement?.id).toBe('water');
  });

  it('a game that cannot begin is said so and leaves no result', async () => {
    pond.startRun = () => Promise.reject(new Error('offline'));
    pond.result = null;
    await start();
    expect(control.game).toEqual({ step: 'watching' });
    expect(useToastStore.getState().toasts.at(-1)?.message).toContain('游戏没能打开');
  });

  it('a record that cannot be stored is said so', async () => {
    const refuse = () => {
      throw new Error('full');
    };
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({ getItem: () => null, setItem: refuse } as never);
    await start();
    await act(async () => control.end('player'));
    expect(control.game).toMatchObject({ outcome: { isRecord: true, isUnsaved: true } });
    expect(useRunRecords.getState().free?.score).toBe(25);
  });

  it('a record that could not be stored is not forgotten for an older one that is', async () => {
    const stored = JSON.stringify({ free: { score: 7, elapsedMs: 1000, at: 1 }, daily: null });
    const refuse = () => {
      throw new Error('full');
    };
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({ getItem: () => stored, setItem: refuse } as never);
    await start();
    await act(async () => control.end('player'));
    await start();
    await act(async () => control.end('player'));
    expect(control.game).toMatchObject({ outcome: { previousBest: 25, isRecord: false } });
  });

  it('only a better one is a record, and a page that is left keeps it too', async () => {
    await start();
    await act(async () => control.end('player'));
    await start();
    await act(async () => control.end('player'));
    expect(control.game).toMatchObject({ outcome: { previousBest: 25, isRecord: false } });
    await start();
    await tell({ score: 31 });
    window.dispatchEvent(new Event('pagehide'));
    expect(useRunRecords.getState().free?.score).toBe(31);
  });
});

describe('a game waits', () => {
  const hide = async (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  };

  it.each<[when: string, leave: () => Promise<unknown>, goesOn: boolean]>([
    ['while the page is hidden', () => hide('hidden'), false],
    ['while a dialog of the tool is open', () => show({ isCovered: true }), false],
    ['when the focus leaves the screen', () => focus('outside'), false],
    ['not when it goes to a control', () => focus('inside'), true],
  ])('%s', async (_when, leave, goesOn) => {
    await start();
    await leave();
    expect(control.game).toMatchObject({ step: 'playing', pause: goesOn ? null : 'away' });
  });

  it('until the player goes on', async () => {
    await start();
    await hide('hidden');
    await hide('visible');
    expect(control.game).toMatchObject({ pause: 'away' });
    await act(async () => control.resume());
    expect(control.game).toMatchObject({ pause: null });
    expect(document.activeElement?.id).toBe('water');
    expect(pond.runs).toHaveLength(1);
  });
});

describe('keys', () => {
  it.each<[name: string, detail: number, focused: string]>([
    ['a control that was pressed with a pointer gives the keyboard back', 1, 'water'],
    ['a control that was pressed with a key keeps it', 0, 'inside'],
  ])('%s', async (_name, detail, focused) => {
    await start();
    await focus('inside');
    await act(async () => element('inside').dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
    expect(document.activeElement?.id).toBe(focused);
  });

  it('stay with what a control has opened', async () => {
    await start();
    await focus('inside');
    await act(async () => control.pause('player'));
    await act(async () => element('inside').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
    expect(document.activeElement?.id).toBe('inside');
  });

  it('steer and do not scroll while the game is on', async () => {
    await start();
    expect([press('ArrowRight'), press('Space'), press('KeyP'), press('Tab')]).toEqual([true, true, false, false]);
    press('ArrowRight', 'keyup');
    expect(pond.steers).toEqual([
      { kind: 'direction', x: 1, y: 0, boost: false },
      { kind: 'direction', x: 1, y: 0, boost: true },
      { kind: 'direction', x: 0, y: 0, boost: true },
    ]);
  });

  it('are let go of by a pause, and do nothing while it lasts', async () => {
    await start();
    press('ArrowUp');
    await act(async () => control.pause('player'));
    expect(pond.steers.at(-1)).toEqual({ kind: 'direction', x: 0, y: 0, boost: false });
    expect(press('ArrowUp')).toBe(false);
    expect(pond.steers).toHaveLength(2);
  });
});
