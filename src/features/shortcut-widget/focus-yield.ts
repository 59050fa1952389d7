import { coversFocus } from './model/focus-cover.ts';

const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Lets the widget disappear while it covers the focus, and marks that with `data-yields`. */
export function yieldToFocus(box: HTMLElement): void {
  const focused = document.activeElement;
  const isElsewhere = focused !== null && focused !== document.body && !box.contains(focused);
  const yields =
    isElsewhere && coversFocus(box.getBoundingClientRect(), focused.getBoundingClientRect(), focused.matches(FIELD));
  box.dataset.yields = String(yields);
}

/** Does so whenever the focus or the page below it moves, until the returned function is called. */
export function keepYielding(box: HTMLElement): () => void {
  let frame = 0;
  const update = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => yieldToFocus(box));
  };
  const events = ['focusin', 'focusout', 'scroll'] as const;
  for (const event of events) document.addEventListener(event, update, { capture: true, passive: true });
  update();
  return () => {
    cancelAnimationFrame(frame);
    for (const event of events) document.removeEventListener(event, update, { capture: true });
  };
}
