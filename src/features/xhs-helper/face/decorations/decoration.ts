import { contrastOf } from '../../model/mix-colors.ts';
import type { ThemeColors } from '../../model/themes.ts';
import { VEILS } from '../../palette.ts';

/** Width of the drawing; decorations are drawn for a standard card and grow with it. */
export const DRAWN_WIDTH = 430;

export interface DecorationProps {
  readonly colors: ThemeColors;
  /** Height of the drawing at its fixed width. */
  readonly height: number;
  readonly isCover: boolean;
  /** Lines of ruled paper, in units of the drawing; null on covers. */
  readonly ruling: { readonly first: number; readonly distance: number } | null;
}

/** The tone of shapes that lie under the text and must not lower its contrast. */
export function sheenOf({ text }: Pick<ThemeColors, 'text'>): string {
  return contrastOf(text, VEILS.light) > contrastOf(text, VEILS.dark) ? VEILS.light : VEILS.dark;
}
