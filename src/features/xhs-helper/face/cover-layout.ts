import type { CardContent } from '../model/face.ts';
import { layOutPlain, type PlainBox } from '../model/line-break/layout-plain.ts';
import type { TextLayout } from '../model/line-break/layout-text.ts';
import type { CardStyle } from '../model/settings.ts';
import type { FaceBox, FaceLayout } from './face-geometry.ts';
import { type CoverLook, lookOf, unitOf } from './face-looks.ts';
import { measureIn } from './measure-text.ts';

/** Room that an ornament needs above the title, in pixels of a standard card, and more distance for one below. */
const ORNAMENT = { abovePx: 26, gapScale: 1.4 } as const;

/** Sizes of a title as shares of the theme's size for covers, and the lines up to which each may be used. */
const TITLE_SIZES: readonly (readonly [share: number, lines: number])[] = [
  [1.3, 2],
  [1.15, 2],
  [1, 3],
  [0.88, 3],
  [0.76, 4],
  [0.66, 5],
  [0.56, 6],
  [0.46, 9],
];
/** Titles are as large as beside a text of this size, even where the text is smaller; pixels of a standard card. */
const TITLE_BASE_MIN_PX = 26;
const SUBTITLE = { share: 0.72, sizeMinPx: 17, lineHeight: 1.55, gapShare: 0.5, lines: 3 } as const;

type Cover = Extract<CardContent, { kind: 'cover' }>;

/** Places a cover: the largest title of its theme that fits, lines of similar length, the subtitle below. */
export function layOutCover(cover: Cover, style: CardStyle, box: FaceBox): FaceLayout {
  const { look } = lookOf(style);
  const subtitle = layOutSubtitle(cover.subtitle, style, box);
  const ornament = hasOrnamentAbove(look.cover) ? ORNAMENT.abovePx * unitOf(style.size) : 0;
  const { text, gapPx } = layOutTitle(cover.title, style, box, box.heightPx - ornament - (subtitle?.heightPx ?? 0));
  const height = ornament + text.heightPx + (subtitle === null ? 0 : gapPx + subtitle.heightPx);
  const topPx = Math.max(box.heightPx - height, 0) * look.cover.at + ornament;
  return {
    box,
    text,
    textTopPx: topPx,
    subtitle: subtitle === null ? null : { text: subtitle, topPx: topPx + text.heightPx + gapPx },
  };
}

/** Side of the cover's texts: the visitor's choice, or that of the theme where the visitor chose none. */
export function coverAlignment({ alignment, theme }: Pick<CardStyle, 'alignment' | 'theme'>): CardStyle['alignment'] {
  return alignment === 'left' ? lookOf({ theme }).look.cover.alignment : alignment;
}

function hasOrnamentAbove({ ornament }: CoverLook): boolean {
  return ornament === 'bar' || ornament === 'prompt';
}

function layOutSubtitle(subtitle: string, style: CardStyle, box: FaceBox): TextLayout | null {
  if (subtitle.trim() === '') return null;
  const fontSizePx = Math.max(Math.round(style.fontSizePx * SUBTITLE.share), SUBTITLE.sizeMinPx);
  const heightPx = fontSizePx * SUBTITLE.lineHeight * SUBTITLE.lines;
  const plain = boxOf(style, box, { fontSizePx, heightPx, lineHeight: SUBTITLE.lineHeight, isTitle: false });
  return layOutPlain(subtitle, plain, measureIn(lookOf(style).type));
}

function layOutTitle(
  title: string,
  style: CardStyle,
  box: FaceBox,
  roomPx: number,
): { readonly text: TextLayout; readonly gapPx: number } {
  const { look, type } = lookOf(style);
  const basePx = Math.max(style.fontSizePx, TITLE_BASE_MIN_PX * unitOf(style.size));
  let last: { text: TextLayout; gapPx: number } | null = null;
  for (const [share, lines] of TITLE_SIZES) {
    const fontSizePx = Math.round(basePx * type.scale.cover * share);
    const gapPx = Math.round(
      fontSizePx * SUBTITLE.gapShare * (look.cover.ornament === 'diamond' ? ORNAMENT.gapScale : 1),
    );
    const heightPx = Math.max(roomPx - gapPx, 0);
    const plain = boxOf(style, box, { fontSizePx, heightPx, lineHeight: look.cover.lineHeight, isTitle: true });
    const text = layOutPlain(title, plain, measureIn(type));
    last = { text, gapPx };
    if (text.rest === '' && text.lines.length <= lines && !isWordDivided(text, box)) break;
  }
  return last ?? { text: { lines: [], heightPx: 0, shown: '', rest: title }, gapPx: 0 };
}

/** Whether a long word had to be cut, so that its line is full without a place to end at. */
function isWordDivided({ lines }: TextLayout, box: FaceBox): boolean {
  const spans = lines.map((line) => line.spans.map(({ text }) => text).join(''));
  const isCut = spans.some((text, index) => /[\w]$/.test(text) && /^[\w]/.test(spans[index + 1] ?? ''));
  return isCut || lines.some((line) => line.spans.some(({ widthPx }) => widthPx > box.widthPx));
}

interface PlainSizes {
  readonly fontSizePx: number;
  readonly heightPx: number;
  readonly lineHeight: number;
  readonly isTitle: boolean;
}

function boxOf(style: CardStyle, box: FaceBox, { fontSizePx, heightPx, lineHeight, isTitle }: PlainSizes): PlainBox {
  return {
    widthPx: box.widthPx,
    heightPx,
    lineHeight,
    alignment: coverAlignment(style),
    style: { fontSizePx, isBold: isTitle, isTitle, isCode: false },
  };
}
