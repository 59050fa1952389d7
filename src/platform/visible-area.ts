/** A viewport that is this much lower than the window has an on-screen keyboard below it. */
const KEYBOARD_MIN_PX = 120;

/** The part of the window that an on-screen keyboard leaves, in pixels. */
interface VisibleArea {
  readonly topPx: number;
  readonly heightPx: number;
}

/** The visible part while an on-screen keyboard is open; null otherwise, also where the browser does not say. */
export function areaAboveKeyboard(): VisibleArea | null {
  const viewport = window.visualViewport ?? null;
  // A zoomed page has a smaller viewport, too.
  if (viewport === null || viewport.scale > 1.05) return null;
  if (window.innerHeight - viewport.height < KEYBOARD_MIN_PX) return null;
  return { topPx: viewport.offsetTop, heightPx: viewport.height };
}

/** Calls `handler` whenever that may have changed, until the returned function is called. */
export function onVisibleAreaChange(handler: () => void): () => void {
  const viewport = window.visualViewport ?? null;
  viewport?.addEventListener('resize', handler);
  viewport?.addEventListener('scroll', handler);
  return () => {
    viewport?.removeEventListener('resize', handler);
    viewport?.removeEventListener('scroll', handler);
  };
}
