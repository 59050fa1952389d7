// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { gameSound } from '../../../../src/features/flock-dance/game/sound-store.ts';
import { pressButton, renderScreen, reportRun, startGame } from '../screen-page.tsx';

/** The starts of all tones. */
const tones: number[] = [];
const vibrations: number[][] = [];

class FakeAudio {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  resume = async () => {
    this.state = 'running';
  };
  createGain = () => ({
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect() {},
  });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: (at: number) => void tones.push(at),
    stop() {},
  });
}

beforeEach(() => {
  gameSound.clear();
  tones.length = 0;
  vibrations.length = 0;
  vi.stubGlobal('AudioContext', FakeAudio);
  Object.defineProperty(navigator, 'vibrate', {
    configurable: true,
    value: (pattern: number[]) => vibrations.push(pattern),
  });
  return () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'vibrate');
    gameSound.clear();
  };
});

it('a game is silent until the player asks for its sound, which is remembered', async () => {
  await renderScreen();
  await startGame();
  await reportRun({ events: [{ type: 'bite', fish: 1, combo: 1, x: 1, y: 1 }] });
  expect([tones, vibrations]).toEqual([[], []]);
  await pressButton('打开声音');
  await reportRun({ events: [{ type: 'bite', fish: 1, combo: 2, x: 1, y: 1 }] });
  expect(tones).toHaveLength(1);
  expect(vibrations).toEqual([[8]]);
  expect(localStorage.getItem('mythinkn_flock_sound')).toBe('on');
  await pressButton('关闭声音');
  await reportRun({ events: [{ type: 'bite', fish: 1, combo: 3, x: 1, y: 1 }] });
  expect(tones).toHaveLength(1);
});
