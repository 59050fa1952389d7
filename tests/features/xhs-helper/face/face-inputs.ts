import { createCard, type PostCard } from '../../../../src/features/xhs-helper/model/card.ts';
import type { CardFaceInput } from '../../../../src/features/xhs-helper/model/face.ts';
import { type CardStyle, DEFAULT_STYLE } from '../../../../src/features/xhs-helper/model/settings.ts';

/** A picture of a card. */
export function cardInput(
  text: string,
  style: Partial<CardStyle> = {},
  changes: Partial<PostCard> = {},
): CardFaceInput & { readonly content: { readonly kind: 'card' } } {
  const card = { ...createCard({ segment: text, text }, 0, 'card'), ...changes };
  return { content: { kind: 'card', card }, style: { ...DEFAULT_STYLE, ...style }, number: 2, count: 9 };
}

export function coverInput(title: string, subtitle = '', style: Partial<CardStyle> = {}): CardFaceInput {
  return { content: { kind: 'cover', title, subtitle }, style: { ...DEFAULT_STYLE, ...style }, number: 1, count: 9 };
}
