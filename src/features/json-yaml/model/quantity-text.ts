/**
 * A whole number from 0 on with separators: `12,345`. The browser's own formatting takes tens of milliseconds at its first
 * use on a slow device, and words with counts are needed when the page starts.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
