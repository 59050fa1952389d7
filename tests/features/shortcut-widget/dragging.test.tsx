// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chooseWidget, widgetChoices } from '../../../src/features/shortcut-widget/widget-store.ts';
import { endTask } from '../../shared/dom.ts';
import { renderWidget } from './a-widget.tsx';

const place = () => widgetChoices.refresh().place;

/** A window of 400 × 600: the area without its margins, and the circle at the bottom left. */
const AREA = { left: 8, top: 64, right: 392, bottom: 592, width: 384, height: 528, x: 8, y: 64, toJSON: () => ({}) };
const CIRCLE = { left: 8, top: 536, right: 48, bottom: 576, width: 40, height: 40, x: 8, y: 536, toJSON: () => ({}) };

beforeEach(() => {
  widgetChoices.clear();
  chooseWidget({ form: 'collapsed' });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    return this.tagName === 'ASIDE' ? CIRCLE : AREA;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(40);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  return () => vi.restoreAllMocks();
});

/** Presses in the middle of the circle and moves to this point. */
async function dragTo(target: HTMLElement, x: number, y: number): Promise<void> {
  await send(target, 'pointerdown', 28, 556);
  await send(window, 'pointermove', x, y);
}

/** The browser sends the click directly after the release. */
function release(target: HTMLElement, x: number, y: number): Promise<void> {
  return act(async () => {
    window.dispatchEvent(toEvent('pointerup', x, y));
    target.click();
  });
}

function send(target: EventTarget, type: string, clientX: number, clientY: number): Promise<void> {
  return act(async () => void target.dispatchEvent(toEvent(type, clientX, clientY)));
}

function toEvent(type: string, clientX: number, clientY: number): PointerEvent {
  return new PointerEvent(type, { clientX, clientY, bubbles: true, button: 0, isPrimary: true, pointerId: 1 });
}

it('follows the pointer inside of the window, snaps to the nearer side and opens nothing', async () => {
  const { rail, toggle } = await renderWidget();
  await dragTo(toggle(), 1000, 200);
  expect(rail()?.style.transform).toBe('translate(344px, 116px)');
  await release(toggle(), 300, 200);
  expect(place()).toEqual({ side: 'right', fromSidePx: 0, fromBottomPx: 372 });
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
});

it('clicks when the pointer hardly moves', async () => {
  const { toggle } = await renderWidget();
  await dragTo(toggle(), 31, 558);
  await release(toggle(), 31, 558);
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  expect(place().fromBottomPx).toBe(16);
});

it('clicks again after a drag', async () => {
  const { toggle } = await renderWidget();
  await dragTo(toggle(), 100, 100);
  await release(toggle(), 100, 100);
  await endTask();
  await act(async () => toggle().click());
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
});

it.each<[name: string, end: () => Promise<void>]>([
  ['Escape', () => act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))],
  ['a pointer that the browser takes away', () => send(window, 'pointercancel', 100, 100)],
])('returns after %s', async (_name, end) => {
  const { rail, toggle } = await renderWidget();
  await dragTo(toggle(), 100, 100);
  await end();
  expect(rail()?.style.transform).toBe('translate(0px, 472px)');
  expect(place()).toEqual({ side: 'left', fromSidePx: 0, fromBottomPx: 16 });
});

it('ignores the other buttons of a mouse', async () => {
  const { rail, toggle } = await renderWidget();
  const event = new PointerEvent('pointerdown', {
    clientX: 28,
    clientY: 556,
    bubbles: true,
    button: 2,
    isPrimary: true,
  });
  await act(async () => void toggle().dispatchEvent(event));
  await send(window, 'pointermove', 300, 100);
  expect(rail()?.style.transform).toBe('translate(0px, 472px)');
});
