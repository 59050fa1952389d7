import { z } from '../../../core/schema.ts';
import { OVERLAY_OPACITY } from '../constants.ts';
import { PRESET_BACKGROUNDS, TEXT_COLORS } from '../palette.ts';
import { hexColor } from './hex-color.ts';
import { toStep } from './ranges.ts';

/** A card (doc 3 §3). */
export interface PostCard {
  readonly id: string;
  /** The text that is shown; the visitor may have edited it. */
  readonly text: string;
  /** The text that the split gave, with its leading emoji. */
  readonly originalText: string;
  /** The part of the whole text that the card was made from. */
  readonly originalSegment: string;
  readonly isCustomText: boolean;
  /** The visitor chose a background, a text color or a veil for this card. */
  readonly isCustomStyle: boolean;
  /** Shows what did not fit on the card before it, and belongs to that card. */
  readonly isContinuation: boolean;
  /** The visitor's whole text, of which this card and those after it show as much as fits; null for a text of one card. */
  readonly ownText: string | null;
  /** For a continuation the id of the card whose text it shows; null where the group's first card has an automatic text. */
  readonly restOf: string | null;
  readonly backgroundMode: 'color' | 'image';
  readonly backgroundColor: string;
  /** A data URL; null without a picture. Kept while the mode is `color`. */
  readonly backgroundImage: string | null;
  readonly textColor: string;
  /** Strength of the veil between a picture and the text, within `OVERLAY_OPACITY`. */
  readonly overlayOpacity: number;
}

/** A part of a text as the split gives it. */
export interface CardText {
  readonly segment: string;
  readonly text: string;
}

const IMAGE_URL = /^data:image\/(?:png|jpeg|webp|gif|avif|bmp|svg\+xml)[;,]/i;

/** A stored card. Fields of style that are missing or damaged get their defaults. */
export const cardSchema = z.object({
  id: z.string().min(1),
  text: z.string(),
  originalText: z.string(),
  originalSegment: z.string(),
  isCustomText: z.boolean().catch(false),
  isCustomStyle: z.boolean().catch(false),
  isContinuation: z.boolean().catch(false),
  ownText: z.string().nullable().catch(null),
  restOf: z.string().nullable().catch(null),
  backgroundMode: z.enum(['color', 'image']).catch('color'),
  backgroundColor: hexColor.catch(PRESET_BACKGROUNDS[0]),
  backgroundImage: z.string().regex(IMAGE_URL).nullable().catch(null),
  textColor: hexColor.catch(TEXT_COLORS.dark),
  overlayOpacity: z
    .number()
    .catch(OVERLAY_OPACITY.initial)
    .transform((opacity) => toStep(opacity, OVERLAY_OPACITY)),
});

/** A new card with the preset background of its index. */
export function createCard({ segment, text }: CardText, index: number, id: string): PostCard {
  return {
    id,
    text,
    originalText: text,
    originalSegment: segment,
    isCustomText: false,
    isCustomStyle: false,
    isContinuation: false,
    ownText: null,
    restOf: null,
    backgroundMode: 'color',
    backgroundColor: presetBackground(index),
    backgroundImage: null,
    textColor: TEXT_COLORS.dark,
    overlayOpacity: OVERLAY_OPACITY.initial,
  };
}

/** The preset background of a card's index, in turns. */
export function presetBackground(index: number): string {
  return PRESET_BACKGROUNDS[index % PRESET_BACKGROUNDS.length] ?? PRESET_BACKGROUNDS[0];
}

/** Whether the visitor changed the card by hand. */
export function isEdited({ isCustomText, isCustomStyle }: PostCard): boolean {
  return isCustomText || isCustomStyle;
}

/**
 * Sets the text. A text that equals the automatic one is no edit. Where the text continues on further cards, their part
 * stays behind the new one.
 */
export function editText(card: PostCard, text: string): PostCard {
  const isFollowed = card.ownText?.startsWith(card.text) === true;
  const whole = isFollowed ? text + (card.ownText ?? '').slice(card.text.length) : null;
  const isCustomText = (whole ?? text) !== card.originalText;
  return { ...card, text, isCustomText, ownText: isCustomText ? whole : null };
}

/** Returns to the text that the split gave; background and colors stay. */
export function restoreText(card: PostCard): PostCard {
  return { ...card, text: card.originalText, isCustomText: false, ownText: null };
}

/** Shows a color in place of a picture. */
export function setBackgroundColor(card: PostCard, backgroundColor: string): PostCard {
  return { ...card, backgroundMode: 'color', backgroundColor, isCustomStyle: true };
}

/** Shows a picture; `backgroundImage` is a data URL. */
export function setBackgroundImage(card: PostCard, backgroundImage: string): PostCard {
  return { ...card, backgroundMode: 'image', backgroundImage, isCustomStyle: true };
}

/** Removes the picture and returns to the color. */
export function clearBackground(card: PostCard): PostCard {
  return { ...card, backgroundMode: 'color', backgroundImage: null, isCustomStyle: true };
}

/** Switches between dark and white text. */
export function toggleTextColor(card: PostCard): PostCard {
  const textColor = card.textColor === TEXT_COLORS.white ? TEXT_COLORS.dark : TEXT_COLORS.white;
  return { ...card, textColor, isCustomStyle: true };
}

/** Sets the strength of the veil, limited to its range. */
export function setOverlayOpacity(card: PostCard, opacity: number): PostCard {
  return { ...card, overlayOpacity: toStep(opacity, OVERLAY_OPACITY), isCustomStyle: true };
}
