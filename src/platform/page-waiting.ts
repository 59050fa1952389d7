import { nextPaint } from './next-paint.ts';

const PRESSES = ['pointerdown', 'click', 'keydown'] as const;

/** Presses whose answer is not painted yet. */
let presses = 0;
let waits = 0;

/** Notes presses for `markWaiting`, until the returned function is called. */
export function followPresses(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  for (const press of PRESSES) window.addEventListener(press, notePress, { capture: true, passive: true, signal });
  return () => controller.abort();
}

async function notePress(): Promise<void> {
  presses += 1;
  // A press may only close a menu, whose end then opens something.
  await nextPaint();
  await nextPaint();
  presses -= 1;
}

/**
 * Marks the page as waiting for what a press has just asked for, until the returned function is called; `shell.css` shows it.
 * What the page fetches by itself is not marked, however short a time ago the visitor pressed something else.
 */
export function markWaiting(): () => void {
  if (presses === 0) return () => {};
  const count = (change: 1 | -1) => {
    waits += change;
    document.documentElement.toggleAttribute('data-waiting', waits > 0);
  };
  count(1);
  return () => count(-1);
}
