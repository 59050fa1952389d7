/** A count with separators: `12,345`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}
