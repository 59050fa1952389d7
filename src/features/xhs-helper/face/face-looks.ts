import { CARD_SIZES } from '../constants.ts';
import type { CardStyle } from '../model/settings.ts';
import { cardTheme, type FontName, type ThemeDecoration, type ThemeType } from '../model/themes.ts';

/** How a picture of a theme is arranged. Lengths are pixels of a standard card and grow with its width. */
interface FaceLook {
  /** Edges that the decoration covers. Text keeps away from them, whatever the padding is. */
  readonly clear: Edges;
  /** Where a text that does not fill its box begins. */
  readonly textAt: 'top' | 'middle';
  readonly foot: FootLook;
  readonly cover: CoverLook;
}

/** The foot with signature and page number. */
export interface FootLook {
  /** Its least distance from the lower edge, and the room that it leaves at its right. */
  readonly bottom: number;
  readonly right: number;
  /** What the decoration draws under it, with its opacity, from the lowest layer on. */
  readonly under: readonly (readonly [color: 'text' | 'line' | 'accent', opacity: number])[];
}

export interface CoverLook {
  readonly alignment: 'left' | 'center';
  /** Share of the free height above the title. */
  readonly at: number;
  readonly ornament: 'bar' | 'diamond' | 'prompt' | 'none';
  readonly lineHeight: number;
  /** Marks the title's lines like a highlighter. */
  readonly isMarked: boolean;
}

interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const EVEN = (edge: number): Edges => ({ top: edge, right: edge, bottom: edge, left: edge });
const COVER: CoverLook = { alignment: 'left', at: 0.42, ornament: 'bar', lineHeight: 1.28, isMarked: false };
const FOOT: FootLook = { bottom: 20, right: 0, under: [] };
const PLAIN: FaceLook = { clear: EVEN(0), textAt: 'middle', foot: FOOT, cover: COVER };

const LOOKS: Readonly<Record<ThemeDecoration, FaceLook>> = {
  none: { ...PLAIN, cover: { ...COVER, at: 0.5 } },
  frame: {
    ...PLAIN,
    clear: EVEN(36),
    foot: { ...FOOT, bottom: 30 },
    cover: { ...COVER, alignment: 'center', ornament: 'diamond' },
  },
  ruled: {
    ...PLAIN,
    clear: { top: 44, right: 22, bottom: 22, left: 60 },
    textAt: 'top',
    cover: { ...COVER, at: 0.36, ornament: 'none', isMarked: true },
  },
  masthead: {
    ...PLAIN,
    clear: { top: 64, right: 24, bottom: 0, left: 24 },
    textAt: 'top',
    cover: { ...COVER, at: 0.82, ornament: 'bar', lineHeight: 1.22 },
  },
  seal: {
    ...PLAIN,
    clear: { top: 0, right: 24, bottom: 72, left: 24 },
    foot: {
      bottom: 28,
      right: 48,
      under: [
        ['text', 0.06],
        ['text', 0.085],
        ['text', 0.11],
      ],
    },
    cover: { ...COVER, at: 0.26, ornament: 'none' },
  },
  bubbles: { ...PLAIN, cover: { ...COVER, alignment: 'center', ornament: 'none' } },
  stars: { ...PLAIN, clear: EVEN(24), cover: { ...COVER, at: 0.7 } },
  tape: {
    ...PLAIN,
    clear: { top: 60, right: 40, bottom: 44, left: 40 },
    foot: { ...FOOT, bottom: 34 },
    cover: { ...COVER, alignment: 'center', ornament: 'none' },
  },
  waves: {
    ...PLAIN,
    clear: { top: 0, right: 0, bottom: 66, left: 0 },
    foot: {
      ...FOOT,
      under: [
        ['line', 0.5],
        ['line', 0.75],
        ['accent', 0.2],
      ],
    },
    cover: { ...COVER, at: 0.24 },
  },
  leaves: { ...PLAIN, clear: { ...EVEN(34), top: 52 }, cover: { ...COVER, alignment: 'center', ornament: 'diamond' } },
  bars: {
    ...PLAIN,
    clear: { top: 60, right: 24, bottom: 60, left: 24 },
    foot: { ...FOOT, bottom: 50 },
    textAt: 'top',
    cover: { ...COVER, at: 0.42, ornament: 'none', lineHeight: 1.24, isMarked: true },
  },
  window: {
    ...PLAIN,
    clear: { top: 66, right: 0, bottom: 0, left: 0 },
    textAt: 'top',
    cover: { ...COVER, at: 0.24, ornament: 'prompt' },
  },
};

/** The letters of pictures without a theme. */
const PLAIN_TYPE: ThemeType = {
  title: 'sans',
  body: 'sans',
  scale: { cover: 1.9, heading: 1.3, small: 0.5 },
  titleWeight: 700,
};

/** What a style's theme says about arrangement and letters, or the plain ones without a theme. */
export function lookOf({ theme, font = null }: Pick<CardStyle, 'theme'> & Partial<Pick<CardStyle, 'font'>>): {
  readonly look: FaceLook;
  readonly type: ThemeType;
  readonly decoration: ThemeDecoration;
} {
  const { type, decoration } = theme === null ? { type: PLAIN_TYPE, decoration: 'none' as const } : cardTheme(theme);
  return { look: LOOKS[decoration], type: font === null ? type : inFont(type, font), decoration };
}

const chosenTypes = new Map<ThemeType, Map<FontName, ThemeType>>();

/** A type in a chosen font; the same object for the same choice, so that nothing is drawn again. */
function inFont(type: ThemeType, font: FontName): ThemeType {
  const ofType = chosenTypes.get(type) ?? new Map<FontName, ThemeType>();
  chosenTypes.set(type, ofType);
  const chosen = ofType.get(font) ?? { ...type, title: font, body: font };
  ofType.set(font, chosen);
  return chosen;
}

/** Pixels of a card's size for each pixel of a standard card. */
export function unitOf(size: CardStyle['size']): number {
  return CARD_SIZES[size].widthPx / CARD_SIZES.standard.widthPx;
}
