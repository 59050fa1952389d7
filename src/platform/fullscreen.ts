/** Whether this browser can show an element on the full screen; iPhones cannot. */
export function canUseFullscreen(): boolean {
  return document.fullscreenEnabled === true;
}

export function isFullscreen(): boolean {
  return fullscreenElement() !== null;
}

/** The element that fills the screen. Nothing outside it is visible. Browsers without full screen lack the property. */
export function fullscreenElement(): Element | null {
  return document.fullscreenElement ?? null;
}

/** Enters or leaves full screen. Call from a user gesture. False when the browser refused. */
export async function toggleFullscreen(element: HTMLElement): Promise<boolean> {
  try {
    if (isFullscreen()) await document.exitFullscreen();
    else await element.requestFullscreen();
    return true;
  } catch {
    return false;
  }
}

/** Calls `handler` whenever full screen is entered or left, by whatever means. */
export function onFullscreenChange(handler: () => void): () => void {
  document.addEventListener('fullscreenchange', handler);
  return () => document.removeEventListener('fullscreenchange', handler);
}
