import type { CardFaceInput } from '../model/face.ts';
import { continueText } from '../model/line-break/continue-text.ts';
import { layOutText, type TextBox } from '../model/line-break/layout-text.ts';
import type { CardStyle } from '../model/settings.ts';
import { layOutCover } from './cover-layout.ts';
import { contentBox, type FaceBox, type FaceLayout } from './face-geometry.ts';
import { lookOf } from './face-looks.ts';
import { measureIn } from './measure-text.ts';

/** A middle that looks like one lies above the geometric middle. */
const MIDDLE_SHARE = 0.44;

/** Gaps between letters grow by at most this share of the font size; beyond, a ragged edge looks better. */
const STRETCH_SHARE_MAX = 0.16;

const cardLayouts = new WeakMap<object, WeakMap<CardStyle, FaceLayout>>();
let lastCover: { readonly key: string; readonly style: CardStyle; readonly layout: FaceLayout } | null = null;

/**
 * Places the text of a picture. Remembered for as long as card and style are the same objects, so that a change of one card
 * does not lay out the others.
 */
export function layOutFace({ content, style }: Pick<CardFaceInput, 'content' | 'style'>): FaceLayout {
  if (content.kind === 'cover') {
    const key = `${content.title}\n\n${content.subtitle}`;
    if (lastCover === null || lastCover.key !== key || lastCover.style !== style) {
      lastCover = { key, style, layout: layOutCover(content, style, contentBox(content, style)) };
    }
    return lastCover.layout;
  }
  const ofCard = cardLayouts.get(content.card) ?? new WeakMap<CardStyle, FaceLayout>();
  cardLayouts.set(content.card, ofCard);
  const known = ofCard.get(style);
  if (known !== undefined) return known;
  const layout = layOutCard(content.card.text, style, contentBox(content, style));
  ofCard.set(style, layout);
  return layout;
}

/** The texts of the cards that a card's text needs (continue on the next card). A cover is never continued. */
export function continueFaceText({ content, style }: Pick<CardFaceInput, 'content' | 'style'>): string[] {
  if (content.kind === 'cover') return [content.title];
  const box = toTextBox(contentBox(content, style), style);
  return continueText(content.card.text, box, measureIn(lookOf(style).type));
}

function layOutCard(source: string, style: CardStyle, box: FaceBox): FaceLayout {
  const { look, type } = lookOf(style);
  const text = layOutText(source, toTextBox(box, style), measureIn(type));
  const room = Math.max(box.heightPx - text.heightPx, 0);
  return { box, text, textTopPx: look.textAt === 'middle' ? room * MIDDLE_SHARE : 0, subtitle: null };
}

function toTextBox(box: FaceBox, { alignment, fontSizePx, lineHeight, theme }: CardStyle): TextBox {
  const { type, decoration } = lookOf({ theme });
  return {
    widthPx: box.widthPx,
    heightPx: box.heightPx,
    fontSizePx,
    lineHeight,
    alignment,
    isJustified: alignment === 'left',
    stretchShareMax: STRETCH_SHARE_MAX,
    headingScale: type.scale.heading,
    isOnGrid: decoration === 'ruled',
  };
}
