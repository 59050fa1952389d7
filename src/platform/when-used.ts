import { whenIdle } from './when-idle.ts';

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'dragenter'] as const;

/**
 * Calls `job` in the first idle moment after the first sign that the visitor uses the page: a movement, a touch, a key, a
 * file dragged over it. A click or a key on an earlier page of the product counts. Call the returned function to cancel.
 */
export function whenUsed(job: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive === true) return whenIdle(job);
  const controller = new AbortController();
  const { signal } = controller;
  let cancel = () => controller.abort();
  const onSign = () => {
    controller.abort();
    cancel = whenIdle(job);
  };
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true, signal });
  return () => cancel();
}
