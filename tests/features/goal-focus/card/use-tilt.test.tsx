// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useTilt } from '../../../../src/features/goal-focus/card/use-tilt.ts';
import { render } from '../../../app/render.tsx';
import { startFakeClock, wait } from '../a-clock.ts';
import { pointer } from '../a-hook.tsx';

const FRAME_MS = 20;
beforeEach(() => startFakeClock());

function Card({ isOn }: { readonly isOn: boolean }) {
  const card = useRef<HTMLElement>(null);
  useTilt(card, isOn);
  return <section ref={card} />;
}

const transform = () => document.querySelector('section')?.style.transform;

it.each([
  ['the right edge', 1, 0.5, 'rotateX(0.00deg) rotateY(7.00deg)'],
  ['the left edge', 0, 0.5, 'rotateX(0.00deg) rotateY(-7.00deg)'],
  ['the bottom', 0.5, 1, 'rotateX(-7.00deg) rotateY(0.00deg)'],
  ['the top right corner', 1, 0, 'rotateX(7.00deg) rotateY(7.00deg)'],
])('leans towards the mouse at %s, by seven degrees at most', async (_place, x, y, expected) => {
  await render(<Card isOn />);
  await pointer('pointermove', x * window.innerWidth, y * window.innerHeight);
  await wait(FRAME_MS);
  expect(transform()?.replaceAll('-0.00', '0.00')).toBe(expected);
});

it('changes once a frame, to the last place of the mouse', async () => {
  await render(<Card isOn />);
  await pointer('pointermove', 0, window.innerHeight / 2);
  await pointer('pointermove', window.innerWidth, window.innerHeight / 2);
  expect(transform()).toBe('');
  await wait(FRAME_MS);
  expect(transform()).toContain('rotateY(7.00deg)');
});

it.each(['touch', 'pen'])('ignores %s', async (type) => {
  await render(<Card isOn />);
  await pointer('pointermove', 0, 0, type);
  await wait(FRAME_MS);
  expect(transform()).toBe('');
});

it('stands straight when the mouse leaves the window', async () => {
  await render(<Card isOn />);
  await pointer('pointermove', 0, 0);
  await wait(FRAME_MS);
  await act(async () => void document.documentElement.dispatchEvent(new PointerEvent('pointerleave')));
  await wait(FRAME_MS);
  expect(transform()?.replaceAll('-0.00', '0.00')).toBe('rotateX(0.00deg) rotateY(0.00deg)');
});

it('stands straight, and follows nothing, while it is off', async () => {
  await render(<Card isOn={false} />);
  await pointer('pointermove', 0, 0);
  await wait(FRAME_MS);
  expect(transform()).toBe('');
});
