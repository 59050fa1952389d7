import { z } from '../../../core/schema.ts';
import { CARD_SIZES, FONT_SIZE_PX, LINE_HEIGHT, MAX_CHARS, PADDING_PX } from '../constants.ts';
import { hexColor } from './hex-color.ts';
import { toStep } from './ranges.ts';
import { FONT_NAMES, THEME_IDS } from './themes.ts';

export const SPLIT_MODES = ['paragraph', 'auto', 'sentence', 'newline'] as const;
export const ALIGNMENTS = ['left', 'center', 'right'] as const;
export const CARD_SIZE_IDS = ['standard', 'portrait'] as const satisfies readonly (keyof typeof CARD_SIZES)[];

/** Colors of the visitor's own in place of the theme's, as six hexadecimal digits. */
const ownColorsSchema = z.object({ surface: hexColor, text: hexColor, accent: hexColor });

const inRange = (range: typeof MAX_CHARS | typeof FONT_SIZE_PX | typeof LINE_HEIGHT | typeof PADDING_PX) =>
  z
    .number()
    .catch(range.initial)
    .transform((value) => toStep(value, range));

/** How a text is divided (doc 3 §2, §9). */
export const splitRulesSchema = z.object({
  mode: z.enum(SPLIT_MODES).catch('auto'),
  maxChars: inRange(MAX_CHARS),
  spaceAsBreak: z.boolean().catch(false),
  autoEmoji: z.boolean().catch(false),
});

/** The look that all cards share (doc 3 §2, §9). */
export const styleSchema = z.object({
  fontSizePx: inRange(FONT_SIZE_PX),
  lineHeight: inRange(LINE_HEIGHT),
  paddingPx: inRange(PADDING_PX),
  alignment: z.enum(ALIGNMENTS).catch('left'),
  size: z.enum(CARD_SIZE_IDS).catch('standard'),
  /** A theme; null for the preset backgrounds. */
  theme: z.enum(THEME_IDS).nullable().catch(null),
  /** Font of all letters; null for the theme's own. */
  font: z.enum(FONT_NAMES).nullable().catch(null),
  /** Colors that replace the theme's; null for the theme's own. */
  colors: ownColorsSchema.nullable().catch(null),
  /** Puts a card with the title before the others. */
  hasCover: z.boolean().catch(false),
  hasPageNumbers: z.boolean().catch(false),
  /** Shown at the foot of every card; empty for none. */
  signature: z.string().catch(''),
});

export type CardRules = z.infer<typeof splitRulesSchema>;
export type CardStyle = z.infer<typeof styleSchema>;
export type OwnColors = z.infer<typeof ownColorsSchema>;

export const DEFAULT_RULES: CardRules = splitRulesSchema.parse({});
export const DEFAULT_STYLE: CardStyle = styleSchema.parse({});

/** A look on cards of another size: letters and padding keep their shares of the width, within their ranges. */
export function resizeStyle(
  style: CardStyle,
  size: CardStyle['size'],
): Pick<CardStyle, 'size' | 'fontSizePx' | 'paddingPx'> {
  const factor = CARD_SIZES[size].widthPx / CARD_SIZES[style.size].widthPx;
  return {
    size,
    fontSizePx: toStep(style.fontSizePx * factor, FONT_SIZE_PX),
    paddingPx: toStep(style.paddingPx * factor, PADDING_PX),
  };
}

/** Pixels of an exported picture. */
export function exportSizePx(size: CardStyle['size']): { readonly width: number; readonly height: number } {
  const { widthPx, heightPx, pixelRatio } = CARD_SIZES[size];
  return { width: widthPx * pixelRatio, height: heightPx * pixelRatio };
}
