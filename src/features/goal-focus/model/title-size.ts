/** Titles shorter than this have the largest size; longer ones than the other bound wrap. In widths of a Chinese character. */
const COLUMNS = { min: 6, max: 16 } as const;
/** Latin letters, digits and spaces are about half as wide as Chinese characters. */
const NARROW = /[\u0020-\u024f]/;

/** The number of columns that a title needs on a line of its card, which decides its size. */
export function toTitleColumns(title: string): number {
  const widths = title
    .split('\n')
    .map((line) => [...line].reduce((sum, char) => sum + (NARROW.test(char) ? 0.55 : 1), 0));
  return Math.min(COLUMNS.max, Math.max(COLUMNS.min, ...widths));
}
