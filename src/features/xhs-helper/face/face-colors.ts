import type { CardContent, CardFaceInput } from '../model/face.ts';
import { contrastOf, lightOf, mixColors } from '../model/mix-colors.ts';
import { cardTheme, type ThemeColors } from '../model/themes.ts';
import { MARKERS, PLAIN_ACCENTS, PRESET_BACKGROUNDS, TEXT_COLORS, VEILS } from '../palette.ts';
import type { FootLook } from './face-looks.ts';

/** What lies behind the text. */
type FaceGround =
  | { readonly kind: 'surface' }
  /** `veil` is the tone of the layer over the picture, `opacity` its strength. */
  | { readonly kind: 'picture'; readonly url: string; readonly veil: 'light' | 'dark'; readonly opacity: number };

export interface FaceColors extends ThemeColors {
  readonly ground: FaceGround;
}

const CONTRAST_MIN = 4.5;
/** Shares of the text or the accent in the colors that are mixed from them. */
const SHARES = { quiet: 0.72, line: 0.2, marker: 0.38, markerOnDark: 0.3, markerOnPicture: 0.55 } as const;
/** Share of the text in the color between the quiet one and the text. */
const FOOT_SHARE = 0.5;
/** A color is dark below this luminance: white text contrasts more than black text. */
const DARK_LIGHT = 0.18;

/**
 * Colors of one picture. A card that was restyled by hand keeps its own background and text; then colors of the visitor
 * replace those of the theme; without a theme the card's own colors count.
 */
export function faceColors({ content, style }: Pick<CardFaceInput, 'content' | 'style'>): FaceColors {
  const theme = style.theme === null ? null : cardTheme(style.theme).colors;
  const colors = baseColors(content, style.colors, theme);
  const ground = groundOf(content, colors);
  if (ground.kind === 'surface') return { ...colors, ground };
  // The picture's own colors are not known: all texts have the color that the veil is for.
  const veil = VEILS[ground.veil];
  const marker = mixColors(veil, ground.veil === 'light' ? MARKERS.onLight : MARKERS.onDark, SHARES.markerOnPicture);
  return { ...deriveColors(veil, colors.text, null), quiet: colors.text, marker, ground };
}

/** The color of signature and page number: the quiet one, or a stronger one where the decoration under them needs it. */
export function footColor(colors: FaceColors, { under }: FootLook): string {
  if (colors.ground.kind === 'picture') return colors.quiet;
  const grounds = colors.surface.map((surface) =>
    under.reduce((ground, [color, opacity]) => mixColors(ground, colors[color], opacity), surface),
  );
  const candidates = [colors.quiet, mixColors(colors.quiet, colors.text, FOOT_SHARE), colors.text];
  const isLegible = (color: string) => grounds.every((ground) => contrastOf(color, ground) >= CONTRAST_MIN);
  return candidates.find(isLegible) ?? colors.text;
}

function baseColors(
  content: CardContent,
  own: CardFaceInput['style']['colors'],
  theme: ThemeColors | null,
): ThemeColors {
  if (content.kind === 'card' && content.card.isCustomStyle) {
    const { backgroundColor, textColor } = content.card;
    return deriveColors(backgroundColor, textColor, own?.accent ?? theme?.accent ?? null);
  }
  if (own !== null) return deriveColors(own.surface, own.text, own.accent);
  if (theme !== null) return theme;
  if (content.kind === 'card') return deriveColors(content.card.backgroundColor, content.card.textColor, null);
  return deriveColors(PRESET_BACKGROUNDS[0], TEXT_COLORS.dark, null);
}

/** The colors that a background and a text leave open. An accent that is hard to read is replaced. */
function deriveColors(surface: string, text: string, accent: string | null): ThemeColors {
  const isTextLight = lightOf(text) > DARK_LIGHT;
  const candidates = [accent, isTextLight ? PLAIN_ACCENTS.onDark : PLAIN_ACCENTS.onLight];
  const legible = candidates.find((color) => color !== null && contrastOf(color, surface) >= CONTRAST_MIN) ?? text;
  const quiet = mixColors(surface, text, SHARES.quiet);
  return {
    surface: [surface],
    text,
    quiet: contrastOf(quiet, surface) >= CONTRAST_MIN ? quiet : text,
    accent: legible,
    marker: isTextLight
      ? mixColors(surface, MARKERS.onDark, SHARES.markerOnDark)
      : mixColors(surface, MARKERS.onLight, SHARES.marker),
    line: mixColors(surface, text, SHARES.line),
  };
}

function groundOf(content: CardContent, { text }: ThemeColors): FaceGround {
  if (content.kind !== 'card') return { kind: 'surface' };
  const { backgroundMode, backgroundImage, overlayOpacity } = content.card;
  if (backgroundMode !== 'image' || backgroundImage === null) return { kind: 'surface' };
  const veil = lightOf(text) > DARK_LIGHT ? 'dark' : 'light';
  return { kind: 'picture', url: backgroundImage, veil, opacity: overlayOpacity };
}
