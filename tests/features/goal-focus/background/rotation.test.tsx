// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useRotation } from '../../../../src/features/goal-focus/background/use-rotation.ts';
import type { RotationPlan } from '../../../../src/features/goal-focus/model/rotation.ts';
import { click, render } from '../../../app/render.tsx';

const THREE: RotationPlan = { count: 3, interleaves: false, intervalMs: 10_000 };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function Layer({ plan = THREE, isPaused = false }: { readonly plan?: RotationPlan; readonly isPaused?: boolean }) {
  const { frame, step } = useRotation({ plan, solidMs: 3000, isPaused });
  return (
    <>
      <output>{frame.kind === 'image' ? frame.index : '-'}</output>
      <button type="button" onClick={() => step('next')}>
        next
      </button>
    </>
  );
}

const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const shown = (host: Element) => host.querySelector('output')?.textContent;

it('shows the solid color first, then each image for its time', async () => {
  const host = await render(<Layer />);
  expect(shown(host)).toBe('-');
  await wait(3000);
  expect(shown(host)).toBe('0');
  await wait(9999);
  expect(shown(host)).toBe('0');
  await wait(1);
  expect(shown(host)).toBe('1');
});

it('stands still while paused, but follows the visitor', async () => {
  const host = await render(<Layer isPaused />);
  await wait(60_000);
  expect(shown(host)).toBe('-');
  await click(host.querySelector('button'));
  expect(shown(host)).toBe('0');
});

it('gives an image that the visitor chose its whole time', async () => {
  const host = await render(<Layer />);
  await wait(3000);
  await wait(9000);
  await click(host.querySelector('button'));
  await wait(9999);
  expect(shown(host)).toBe('1');
  await wait(1);
  expect(shown(host)).toBe('2');
});
