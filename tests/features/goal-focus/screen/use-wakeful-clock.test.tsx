// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type GoalSettings, INITIAL_SETTINGS } from '../../../../src/features/goal-focus/model/settings.ts';
import { useWakefulClock } from '../../../../src/features/goal-focus/screen/use-wakeful-clock.ts';
import { startFakeClock, wait } from '../a-clock.ts';
import { renderHook, setVisibility } from '../a-hook.tsx';

/** Locks that hold now. */
let held = 0;
let requests = 0;
const stage = { current: document.createElement('div') };

beforeEach(() => {
  startFakeClock();
  held = 0;
  requests = 0;
  stage.current.style.transform = '';
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: {
      async request() {
        held += 1;
        requests += 1;
        const release = async () => {
          held -= 1;
        };
        return { release };
      },
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
});

const use = (settings: GoalSettings) => useWakefulClock(stage, settings);
const CLOCK: GoalSettings = { ...INITIAL_SETTINGS, cardType: 'clock', keepsAwake: true };
const offset = () => stage.current.style.transform.match(/-?[\d.]+/g)?.map(Number) ?? [];

describe('a clock that keeps the screen on', () => {
  it('holds the screen until it is switched off', async () => {
    const clock = await renderHook(use, CLOCK);
    expect(held).toBe(1);
    await clock.change({ ...CLOCK, keepsAwake: false });
    expect(held).toBe(0);
  });

  it('asks again when the page is shown, because the browser drops the lock of a hidden page', async () => {
    await renderHook(use, CLOCK);
    await setVisibility('hidden');
    expect(requests).toBe(1);
    await setVisibility('visible');
    expect(requests).toBe(2);
  });

  it('moves every minute by twelve pixels, to another place each time', async () => {
    await renderHook(use, CLOCK);
    await wait(59_999);
    expect(offset()).toEqual([]);
    const places = new Set<string>();
    for (let minute = 0; minute < 10; minute += 1) {
      await wait(minute === 0 ? 1 : 60_000);
      expect(Math.hypot(...offset())).toBeCloseTo(12, 0);
      places.add(offset().join());
    }
    expect(places.size).toBe(10);
  });

  it('returns to its place when it is switched off', async () => {
    const clock = await renderHook(use, CLOCK);
    await wait(60_000);
    await clock.change({ ...CLOCK, cardType: 'text' });
    expect([stage.current.style.transform, held]).toEqual(['', 0]);
  });
});

it.each<[string, Partial<GoalSettings>]>([
  ['a clock without this choice', { keepsAwake: false }],
  ['a text with this choice', { cardType: 'text' }],
])('%s lets the screen sleep and stays in its place', async (_case, change) => {
  await renderHook(use, { ...CLOCK, ...change });
  await wait(180_000);
  expect([held, stage.current.style.transform]).toEqual([0, '']);
});
