import type { TextStyle } from '../model/line-break/atoms.ts';
import type { FontName, ThemeType } from '../model/themes.ts';

const CHINESE_MONO =
  '"PingFang SC", "HarmonyOS Sans SC", "Noto Sans Mono CJK SC", "Noto Sans CJK SC", "Microsoft YaHei", "Heiti SC"';
const LATIN_MONO = 'Menlo, Consolas, "Cascadia Mono", "DejaVu Sans Mono", "Roboto Mono", "Courier New"';

/**
 * Installed fonts with Chinese letters come first, so that quotation marks, dashes and ellipses are full-width ones; words of
 * code have a Latin font of equal widths. No font is downloaded, and none has to be embedded into an exported picture.
 */
const KAI = ['Kaiti SC', 'STKaiti', 'KaiTi', 'BiauKai', 'LXGW WenKai', 'AR PL UKai CN', 'TW-Kai'];
const SONG = '"Songti SC", "Noto Serif SC", "Noto Serif CJK SC", "Source Han Serif SC", "SimSun", "Heiti SC", serif';
const FAMILIES: Readonly<Record<FontName, string>> = {
  sans: '"PingFang SC", "HarmonyOS Sans SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", "Heiti SC", sans-serif',
  serif: SONG,
  kai: `${KAI.map((name) => `"${name}"`).join(', ')}, ${SONG}`,
  mono: `${LATIN_MONO}, ${CHINESE_MONO}, sans-serif`,
};
const CHINESE_IN_MONO = `${CHINESE_MONO}, ${LATIN_MONO}, sans-serif`;

/** Language of a picture's letters, measured and drawn. */
export const FACE_LANGUAGE = 'zh-CN';

const WEIGHTS = { plain: 400, bold: 700 } as const;
const TAB = '  ';
const DASHES = /^\u2014+$/;

/** A font as elements and the measuring canvas both use it. */
interface FaceFont {
  readonly family: string;
  readonly weight: number;
  readonly sizePx: number;
}

/** The font of a text in a theme's type. */
export function fontOf({ isBold, isCode, isTitle, isChinese, fontSizePx }: TextStyle, type: ThemeType): FaceFont {
  const name = isCode ? 'mono' : isTitle ? type.title : type.body;
  const family = name === 'mono' && isChinese ? CHINESE_IN_MONO : FAMILIES[name];
  const weight = isTitle ? type.titleWeight : isBold ? WEIGHTS.bold : WEIGHTS.plain;
  return { family, weight, sizePx: fontSizePx };
}

/** Whether this system has a Kaiti font. All others have a substitute on every system. Only for browsers. */
export function hasKaiFont(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return false;
  const widthIn = (families: string) => {
    context.font = `72px ${families}`;
    return context.measureText(FONT_PROBE).width;
  };
  return KAI.some((name) =>
    SUBSTITUTES.some((substitute) => widthIn(`"${name}", ${substitute}`) !== widthIn(substitute)),
  );
}

const FONT_PROBE = 'mmmWiil0';
const SUBSTITUTES = ['sans-serif', 'serif'];

/** Whether a text is a dash. Alone, some fonts draw it narrower than between Chinese characters. */
export function isDash(text: string): boolean {
  return DASHES.test(text);
}

/** The text as it is drawn: a tab is two spaces wide, wherever it stands. */
export function toDrawnText(text: string): string {
  return text.replaceAll('\t', TAB);
}
