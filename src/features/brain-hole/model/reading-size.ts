export const READING_SIZES = ['small', 'medium', 'large'] as const;
export type ReadingSize = (typeof READING_SIZES)[number];

export const INITIAL_READING_SIZE: ReadingSize = 'medium';

/** Stored text → reading size; null for any other text. */
export function parseReadingSize(text: string): ReadingSize | null {
  return READING_SIZES.find((size) => size === text) ?? null;
}
