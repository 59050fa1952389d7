import { act } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { whenIdle } from '../../src/platform/when-idle.ts';

/** Milliseconds between looks while something is awaited: most things are so after the next task. */
const FIRST_PAUSES_MS = [0, 0, 1, 2, 4];
const PAUSE_MS = 10;
/** Less than a test may take, so that its failure names the place that waits. */
const GIVE_UP_MS = 18_000;

/** Waits until something is so. Lazy files and transitions take their time inside of `act`, on a busy machine many seconds. */
export async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + GIVE_UP_MS;
  for (let turn = 0; performance.now() < deadline && !isSo(); turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, FIRST_PAUSES_MS[turn] ?? PAUSE_MS)));
  }
  expect(isSo()).toBe(true);
}

/** Waits until every file that the page has asked for is there, and the page has used it. */
export function filesLoaded(): Promise<void> {
  return act(() => vi.dynamicImportSettled());
}

/** Waits for the end of the present task. */
export function endTask(): Promise<void> {
  return act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
}

/** Waits for an idle moment, after everything that was to happen in an earlier one. */
export function idleMoment(): Promise<void> {
  return act(() => new Promise<void>((resolve) => void whenIdle(resolve)));
}

/** Gives the page a clock that passes only when the returned function is called, with its frames, until the end of the test. */
export function holdClock(): (ms: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
}

export function buttonOf(text: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find((button) => button.textContent === text);
}

/** Gives an object of the browser this property until the end of the test. */
export function emulate(target: object, name: string, property: PropertyDescriptor): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { ...property, configurable: true });
  onTestFinished(() => {
    if (before === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, before);
  });
}

/** Pretends that this element fills the screen, until the end of the test. */
export function setFullscreenElement(element: Element | null): void {
  const set = (value: Element | null) => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value });
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  };
  set(element);
  onTestFinished(() => set(null));
}

/** Types into a field as a visitor does. */
export async function type(field: Element | null | undefined, text: string): Promise<void> {
  if (!(field instanceof HTMLInputElement)) throw new Error('nothing to type into');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  await act(async () => {
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
