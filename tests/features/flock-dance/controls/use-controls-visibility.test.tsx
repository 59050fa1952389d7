// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useControlsVisibility } from '../../../../src/features/flock-dance/controls/use-controls-visibility.ts';
import { render } from '../../../app/render.tsx';

let isVisible = true;

function Screen() {
  const panel = useRef<HTMLElement>(null);
  isVisible = useControlsVisibility(panel, true);
  return (
    <>
      <main id="water" />
      <section ref={panel} />
      <div data-quiet>
        <button type="button" id="pad" />
      </div>
    </>
  );
}

const happen = (id: string, event: Event) => act(async () => document.getElementById(id)?.dispatchEvent(event));
const rest = () => act(async () => vi.advanceTimersByTime(10_000));

beforeEach(async () => {
  vi.useFakeTimers();
  await render(<Screen />);
  return () => vi.useRealTimers();
});

it('idleness hides the controls, and a pointer on the water brings them back', async () => {
  expect(isVisible).toBe(true);
  await rest();
  expect(isVisible).toBe(false);
  await happen('water', new PointerEvent('pointerdown', { bubbles: true }));
  expect(isVisible).toBe(true);
});

it('a finger on the pad does not bring them back, a key there does', async () => {
  await rest();
  for (const type of ['pointerdown', 'pointermove', 'touchstart']) {
    await happen('pad', new Event(type, { bubbles: true }));
  }
  expect(isVisible).toBe(false);
  await happen('pad', new KeyboardEvent('keydown', { bubbles: true }));
  expect(isVisible).toBe(true);
});
