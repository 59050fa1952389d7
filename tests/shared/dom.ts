import { act } from 'react';
import { expect, onTestFinished } from 'vitest';

/** Waits until something is so. Lazy files and transitions take their time inside of `act`. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500 && !isSo(); turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  }
  expect(isSo()).toBe(true);
}

export function buttonOf(text: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find((button) => button.textContent === text);
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
