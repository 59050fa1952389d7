import { CARD_SIZES } from '../constants.ts';
import type { CardContent } from '../model/face.ts';
import type { TextLayout } from '../model/line-break/layout-text.ts';
import type { CardStyle } from '../model/settings.ts';
import { lookOf, unitOf } from './face-looks.ts';

/** A rectangle of a picture, in pixels from its upper left corner. */
export interface FaceBox {
  readonly leftPx: number;
  readonly topPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface FaceLayout {
  /** The box of the text, or of title and subtitle. */
  readonly box: FaceBox;
  /** The card's text or the cover's title, with the part that does not fit as `rest`. */
  readonly text: TextLayout;
  /** Top of the first line from the top of the box. */
  readonly textTopPx: number;
  /** The cover's second text. */
  readonly subtitle: { readonly text: TextLayout; readonly topPx: number } | null;
}

const FOOT = { lineHeight: 1.5, gapPx: 10, sizeMinPx: 13 } as const;
/** The foot may stand closer to the edge than the text. */
const FOOT_PADDING_SHARE = 0.85;

/** What padding, decoration and foot leave for the text. */
export function contentBox({ kind }: Pick<CardContent, 'kind'>, style: CardStyle): FaceBox {
  const { clear } = lookOf(style).look;
  const { widthPx, heightPx } = CARD_SIZES[style.size];
  const unit = unitOf(style.size);
  const edge = (taken: number) => Math.max(style.paddingPx, Math.round(taken * unit));
  const [left, right, top] = [edge(clear.left), edge(clear.right), edge(clear.top)];
  const foot = kind === 'cover' ? style.signature.trim() !== '' : hasFoot(style);
  const bottom = Math.max(edge(clear.bottom), foot ? footBoxOf(style).bottomPx + footBoxOf(style).heightPx : 0);
  const gap = foot ? FOOT.gapPx : 0;
  return { leftPx: left, topPx: top, widthPx: widthPx - left - right, heightPx: heightPx - top - bottom - gap };
}

/** Whether a card has a foot with a signature or a page number. */
export function hasFoot({ hasPageNumbers, signature }: CardStyle): boolean {
  return hasPageNumbers || signature.trim() !== '';
}

/** Place and size of the foot's text. */
export function footBoxOf(style: CardStyle): {
  readonly bottomPx: number;
  readonly heightPx: number;
  readonly fontSizePx: number;
  readonly leftPx: number;
  readonly rightPx: number;
} {
  const { look, type } = lookOf(style);
  const unit = unitOf(style.size);
  const fontSizePx = Math.max(Math.round(style.fontSizePx * type.scale.small), FOOT.sizeMinPx);
  const side = (taken: number) => Math.max(style.paddingPx, Math.round(taken * unit));
  return {
    bottomPx: Math.max(Math.round(style.paddingPx * FOOT_PADDING_SHARE), Math.round(look.foot.bottom * unit)),
    heightPx: Math.round(fontSizePx * FOOT.lineHeight),
    fontSizePx,
    leftPx: side(look.clear.left),
    rightPx: side(look.clear.right) + Math.round(look.foot.right * unit),
  };
}
