/** Lets the device vibrate: milliseconds on, off, on …. Nothing happens where it cannot, as on most desktops. */
export function vibrate(pattern: readonly number[]): void {
  if ('vibrate' in navigator) navigator.vibrate([...pattern]);
}
