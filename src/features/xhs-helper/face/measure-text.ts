import { listGraphemes } from '../../../core/text/grapheme-scanner.ts';
import type { Measure } from '../model/line-break/atoms.ts';
import { BULLET } from '../model/markdown/parse-markdown.ts';
import type { ThemeType } from '../model/themes.ts';
import { FACE_LANGUAGE, fontOf, isDash, toDrawnText } from './fonts.ts';

/** Widths that are kept; beyond, all are measured again. */
const WIDTHS_MAX_COUNT = 50_000;
/** Full-width letters, marks and emoji, for the estimate without a canvas. */
const WIDE = /[\u2014\u2018-\u201d\u2026\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]|\p{Emoji_Presentation}|\ufe0f/u;
/** Any Chinese character: beside it dashes have their full width. */
const HAN = '\u4e00';
const NARROW_SHARE = 0.55;
/** A bullet is drawn as a shape, because fonts disagree on its size and width. */
const BULLET_SHARE = 0.55;

const widths = new Map<string, number>();
/** Undefined before the first use, null where the platform has no canvas. */
let canvas: CanvasRenderingContext2D | null | undefined;
let currentFont = '';

/**
 * Measures texts in the fonts of a theme's type as the elements of a picture show them. Without a canvas (on the server and
 * in Node) widths are estimated.
 */
export function measureIn(type: ThemeType): Measure {
  return (text, style) => {
    if (text === BULLET) return style.fontSizePx * BULLET_SHARE;
    const { family, weight, sizePx } = fontOf(style, type);
    const font = `${weight} ${sizePx}px ${family}`;
    const key = `${font}\n${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = measure(toDrawnText(text), font, sizePx);
    if (widths.size >= WIDTHS_MAX_COUNT) widths.clear();
    widths.set(key, width);
    return width;
  };
}

function measure(text: string, font: string, sizePx: number): number {
  if (canvas === undefined) canvas = openCanvas();
  if (canvas === null) return estimate(text, sizePx);
  if (font !== currentFont) {
    canvas.font = font;
    currentFont = font;
  }
  if (!isDash(text)) return canvas.measureText(text).width;
  return canvas.measureText(HAN + text).width - canvas.measureText(HAN).width;
}

function openCanvas(): CanvasRenderingContext2D | null {
  if (typeof document === 'undefined') return null;
  const element = document.createElement('canvas');
  // Fonts draw some characters by the rules of a language.
  element.lang = FACE_LANGUAGE;
  const context = element.getContext('2d');
  if (context === null) return null;
  context.fontKerning = 'normal';
  context.textRendering = 'geometricPrecision';
  return context;
}

function estimate(text: string, sizePx: number): number {
  const units = listGraphemes(text).map((grapheme) => (WIDE.test(grapheme) ? 1 : NARROW_SHARE));
  return sizePx * units.reduce((sum, unit) => sum + unit, 0);
}
