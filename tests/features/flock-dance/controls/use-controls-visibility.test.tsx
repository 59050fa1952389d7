// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useControlsVisibility } from '../../../../src/features/flock-dance/controls/use-controls-visibility.ts';
import { onPortalEvent } from '../../../../src/shared/events.ts';
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

it('hides the controls when idle, and a pointer on the water shows them again', async () => {
  expect(isVisible).toBe(true);
  await rest();
  expect(isVisible).toBe(false);
  await happen('water', new PointerEvent('pointerdown', { bubbles: true }));
  expect(isVisible).toBe(true);
});

it('ignores a finger on the pad, but not a key there', async () => {
  await rest();
  for (const type of ['pointerdown', 'pointermove', 'touchstart']) {
    await happen('pad', new Event(type, { bubbles: true }));
  }
  expect(isVisible).toBe(false);
  await happen('pad', new KeyboardEvent('keydown', { bubbles: true }));
  expect(isVisible).toBe(true);
});

it('hides after five seconds, not before, and any key shows them again', async () => {
  await act(async () => vi.advanceTimersByTime(4900));
  expect(isVisible).toBe(true);
  await act(async () => vi.advanceTimersByTime(200));
  expect(isVisible).toBe(false);
  await happen('water', new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(isVisible).toBe(true);
});

it('hides and shows the header, too', async () => {
  const seen: string[] = [];
  const stops = (['hideHeader', 'showHeader'] as const).map((name) => onPortalEvent(name, () => seen.push(name)));
  await rest();
  await happen('water', new PointerEvent('pointermove', { bubbles: true }));
  for (const stop of stops) stop();
  expect(seen).toEqual(['hideHeader', 'showHeader']);
});
