// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LATE_HANDS_MS } from '../../../../src/features/flock-dance/constants.ts';
import { ResultDialog } from '../../../../src/features/flock-dance/game/ResultDialog.tsx';
import { render } from '../../../app/render.tsx';
import { OUTCOME, ROUND } from '../a-round.ts';

const DAY_ROUND = { ...ROUND, kind: 'daily', day: '2026-11-21', setting: null, limitMs: 90_000 } as const;

const onClose = vi.fn();
const settle = () => act(async () => vi.advanceTimersByTime(LATE_HANDS_MS));
const again = () => [...document.querySelectorAll('button')].find((button) => button.textContent === '再来一局');
/** Sends a key to the button. Returns whether the browser may press the button with it. */
const strike = async (code: string, type: 'keydown' | 'keyup', repeat = false) => {
  const event = new KeyboardEvent(type, { code, repeat, bubbles: true, cancelable: true });
  await act(async () => again()?.dispatchEvent(event));
  return !event.defaultPrevented;
};

afterEach(() => {
  act(() => void vi.runOnlyPendingTimers());
  vi.useRealTimers();
});

beforeEach(async () => {
  vi.useFakeTimers();
  onClose.mockClear();
  const result = { round: DAY_ROUND, reason: 'time', outcome: { ...OUTCOME, elapsedMs: 90_000 } } as const;
  await render(<ResultDialog isOpen result={result} onAgain={() => undefined} onShare={null} onClose={onClose} />);
});

it('ignores a space bar that has been held since the game, however long', async () => {
  expect(await strike('Space', 'keydown', true)).toBe(false);
  await settle();
  expect(await strike('Space', 'keydown', true)).toBe(false);
  expect(await strike('Space', 'keyup')).toBe(false);
});

it('ignores a last tap on the space bar, but not later ones', async () => {
  expect([await strike('Space', 'keydown'), await strike('Space', 'keyup')]).toEqual([false, false]);
  await settle();
  expect([await strike('Space', 'keydown'), await strike('Space', 'keyup')]).toEqual([true, true]);
});

it('accepts keys that do not steer at once', async () => {
  expect([await strike('Enter', 'keydown'), await strike('Enter', 'keyup')]).toEqual([true, true]);
});

it('ignores a last click on the water', async () => {
  const press = () =>
    act(async () => {
      const backdrop = document.querySelector('.MuiDialog-container');
      for (const type of ['mousedown', 'click']) backdrop?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    });
  await press();
  expect(onClose).not.toHaveBeenCalled();
  await settle();
  await press();
  expect(onClose).toHaveBeenCalledOnce();
});

it('tells how many fish the game lacks for the next shadow, until all shadows swim along', async () => {
  const show = async (score: number, shadows: number) => {
    const result = { round: DAY_ROUND, reason: 'time', outcome: { ...OUTCOME, score, shadows } } as const;
    await render(<ResultDialog isOpen result={result} onAgain={null} onShare={null} onClose={onClose} />);
    return [...document.querySelectorAll('[role="dialog"]')].at(-1)?.textContent ?? '';
  };
  expect(await show(12, 0)).toContain('离下一条影子还差 18 条');
  expect(await show(37, 1)).toContain('离下一条影子还差 43 条');
  expect(await show(90, 2)).not.toContain('离下一条影子');
});
