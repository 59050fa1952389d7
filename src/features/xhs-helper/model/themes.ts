import { THEME_COLORS } from '../palette.ts';

/** What a card's theme draws beside the text. */
export type ThemeDecoration =
  /** Nothing but the surface. */
  | 'none'
  /** A thin frame inside the edge. */
  | 'frame'
  /** Lines under the text, as far apart as its lines, and a margin line at the left. */
  | 'ruled'
  /** A wide bar above the text and a thin rule below it. */
  | 'masthead'
  /** A seal in the accent color at the lower right. */
  | 'seal'
  /** Soft circles in the corners. */
  | 'bubbles'
  /** Small stars over the whole surface. */
  | 'stars'
  /** Strips of tape at the upper corners. */
  | 'tape'
  /** Waves at the lower edge. */
  | 'waves'
  /** Leaves in a corner. */
  | 'leaves'
  /** Thick lines above and below. */
  | 'bars'
  /** A window's title bar with three dots. */
  | 'window';

/** Families that systems have: Heiti, Songti, Kaiti, equal widths. */
export const FONT_NAMES = ['sans', 'serif', 'kai', 'mono'] as const;
export type FontName = (typeof FONT_NAMES)[number];

/** The family of a theme's letters; `title` is for headings and the cover. */
export interface ThemeType {
  readonly title: FontName;
  readonly body: FontName;
  /** Sizes as multiples of the text's size. */
  readonly scale: { readonly cover: number; readonly heading: number; readonly small: number };
  readonly titleWeight: 500 | 600 | 700 | 800;
}

interface CardTheme {
  readonly id: ThemeId;
  readonly colors: ThemeColors;
  readonly type: ThemeType;
  readonly decoration: ThemeDecoration;
  /** Whether the veil between a picture and the text is light or dark. */
  readonly tone: 'light' | 'dark';
}

export interface ThemeColors {
  /** One color, or those of a diagonal gradient. */
  readonly surface: readonly string[];
  readonly text: string;
  /** Page numbers, signature, quotations. */
  readonly quiet: string;
  /** Headings, list markers. */
  readonly accent: string;
  /** Behind marked text. */
  readonly marker: string;
  /** Frames and rules; decorative only. */
  readonly line: string;
}

export type ThemeId = keyof typeof THEME_COLORS;

const PLAIN: ThemeType = {
  title: 'sans',
  body: 'sans',
  scale: { cover: 1.9, heading: 1.3, small: 0.5 },
  titleWeight: 700,
};
const SERIF: ThemeType = { ...PLAIN, title: 'serif', body: 'serif', titleWeight: 600 };
const LOUD: ThemeType = {
  ...PLAIN,
  scale: { cover: 2.3, heading: 1.5, small: 0.5 },
  titleWeight: 800,
};

const LOOKS: Readonly<Record<ThemeId, Omit<CardTheme, 'id' | 'colors'>>> = {
  paper: { type: SERIF, decoration: 'frame', tone: 'light' },
  ink: { type: { ...SERIF, scale: { cover: 2.1, heading: 1.3, small: 0.5 } }, decoration: 'seal', tone: 'light' },
  gradient: { type: PLAIN, decoration: 'bubbles', tone: 'light' },
  magazine: { type: { ...LOUD, title: 'serif' }, decoration: 'masthead', tone: 'light' },
  notebook: { type: PLAIN, decoration: 'ruled', tone: 'light' },
  dark: { type: PLAIN, decoration: 'none', tone: 'dark' },
  night: { type: PLAIN, decoration: 'stars', tone: 'dark' },
  forest: { type: SERIF, decoration: 'leaves', tone: 'light' },
  ocean: { type: PLAIN, decoration: 'waves', tone: 'light' },
  peach: { type: { ...PLAIN, titleWeight: 600 }, decoration: 'tape', tone: 'light' },
  bulletin: { type: LOUD, decoration: 'bars', tone: 'light' },
  terminal: { type: { ...PLAIN, title: 'mono', body: 'mono' }, decoration: 'window', tone: 'dark' },
};

export const THEME_IDS = Object.keys(THEME_COLORS) as readonly ThemeId[] as readonly [ThemeId, ...ThemeId[]];

/** A theme by its id. */
export function cardTheme(id: ThemeId): CardTheme {
  return { id, colors: THEME_COLORS[id], ...LOOKS[id] };
}

/** All themes in the order in which they are offered. */
export const THEMES: readonly CardTheme[] = THEME_IDS.map(cardTheme);

/**
 * Sizes of a theme's texts in pixels. A small text never falls below 12 pixels, so that it is legible on a phone's
 * thumbnail.
 */
export function themeSizesPx({ type }: CardTheme, fontSizePx: number) {
  const { cover, heading, small } = type.scale;
  return {
    cover: Math.round(fontSizePx * cover),
    heading: Math.round(fontSizePx * heading),
    body: fontSizePx,
    small: Math.max(Math.round(fontSizePx * small), SMALL_TEXT_MIN_PX),
  };
}

const SMALL_TEXT_MIN_PX = 12;
