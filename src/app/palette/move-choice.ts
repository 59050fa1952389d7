/** Rows that one press of a page key skips. */
const PAGE_ROWS = 8;

/**
 * The chosen row after a key. Arrows go round at both ends, the other keys stop there. Null for keys that do not move, and
 * in an empty list.
 */
export function moveChoice(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return Math.min(index + PAGE_ROWS, count - 1);
    case 'PageUp':
      return Math.max(index - PAGE_ROWS, 0);
    default:
      return null;
  }
}
