import { z } from '../../../core/schema.ts';
import {
  BACKGROUND_MODES,
  BLUR_PX,
  BRIGHTNESS_PERCENT,
  CARD_TYPES,
  COLOR_MODES,
  FONT_PERCENT,
  FONTS,
  OWN_INTERVALS_S,
  PANEL_MODES,
  WALLPAPERS,
} from '../constants.ts';
import { CARD_COLORS } from '../palette.ts';
import { type ImageItem, parseReference } from './images.ts';

export type CardType = (typeof CARD_TYPES)[number];
export type ColorMode = (typeof COLOR_MODES)[number];
export type PanelMode = (typeof PANEL_MODES)[number];
export type BackgroundMode = (typeof BACKGROUND_MODES)[number];
export type Font = (typeof FONTS)[number];
export type OwnInterval = (typeof OWN_INTERVALS_S)[number];
export type Wallpaper = (typeof WALLPAPERS)[number];

/**
 * What the visitor has chosen (doc 2 §3). Names and spelling are the documents'. Fields that this release does not know stay
 * when the settings are saved (trap T69). Images are addresses or references into the image store.
 */
export interface GoalSettings {
  readonly cardType: CardType;
  readonly title: string;
  readonly description: string;
  readonly colorMode: ColorMode;
  /** `#rrggbb`; null is the default color. */
  readonly themeColor: string | null;
  readonly panelMode: PanelMode;
  readonly backgroundMode: BackgroundMode;
  readonly textEnhance: boolean;
  readonly showGlassEffect: boolean;
  /** Interleaves the solid color between images, despite its name (trap T73). */
  readonly showDefaultImage: boolean;
  readonly panelImage: string;
  readonly backgroundImage: string;
  readonly panelImageFileName: string;
  readonly backgroundImageFileName: string;
  readonly panelImages: readonly ImageItem[];
  readonly backgroundImages: readonly ImageItem[];
  /** Of the background's light, in percent. */
  readonly brightness: number;
  readonly blurPx: number;
  /** Of the card's text. */
  readonly font: Font;
  /** Size of the card's text, in percent of the usual one. */
  readonly fontPercent: number;
  /** Seconds between pictures; 0 leaves them to the server. */
  readonly intervalS: OwnInterval;
  /** Sources of the pictures that the visitor has marked. */
  readonly favorites: readonly string[];
  /** Of pictures that take turns, only favorites are shown, as long as there are any. */
  readonly onlyFavorites: boolean;
  readonly is24Hours: boolean;
  readonly showsSeconds: boolean;
  /** Of the page, while its background mode is `default`. */
  readonly wallpaper: Wallpaper;
  /** The clock keeps the screen on. */
  readonly keepsAwake: boolean;
  /** The goal of the planning board that the card follows; null for none. */
  readonly goalId: string | null;
}

const imageSchema = z.object({
  id: z.string().min(1),
  type: z.enum(['blob', 'url']),
  data: z.string(),
  order: z.number().catch(0),
  name: z.string().catch(''),
});

/** Items that cannot be read are left out. */
const imagesSchema = z
  .array(z.unknown())
  .catch([])
  .transform((items) =>
    items.flatMap((item) => {
      const { success, data } = imageSchema.safeParse(item);
      return success ? [data] : [];
    }),
  );

const text = z.string().catch('');
const range = ({ min, max, initial }: { readonly min: number; readonly max: number; readonly initial: number }) =>
  z.number().min(min).max(max).catch(initial);

const settingsSchema = z.looseObject({
  cardType: z.enum(CARD_TYPES).catch('text'),
  title: text,
  description: text,
  colorMode: z.enum(COLOR_MODES).catch('rotate'),
  themeColor: z
    .string()
    .regex(/^#[\da-f]{6}$/i)
    .nullable()
    .catch(CARD_COLORS.default),
  panelMode: z.enum(PANEL_MODES).catch('default'),
  backgroundMode: z.enum(BACKGROUND_MODES).catch('default'),
  textEnhance: z.boolean().catch(true),
  showGlassEffect: z.boolean().catch(true),
  showDefaultImage: z.boolean().catch(true),
  panelImage: text,
  backgroundImage: text,
  panelImageFileName: text,
  backgroundImageFileName: text,
  panelImages: imagesSchema,
  backgroundImages: imagesSchema,
  brightness: range(BRIGHTNESS_PERCENT),
  blurPx: range(BLUR_PX),
  font: z.enum(FONTS).catch('sans'),
  fontPercent: range(FONT_PERCENT),
  intervalS: z.union(OWN_INTERVALS_S.map((seconds) => z.literal(seconds))).catch(0),
  favorites: z.array(z.string()).catch([]),
  onlyFavorites: z.boolean().catch(false),
  is24Hours: z.boolean().catch(true),
  showsSeconds: z.boolean().catch(true),
  wallpaper: z.enum(WALLPAPERS).catch('none'),
  keepsAwake: z.boolean().catch(false),
  goalId: z.string().min(1).nullable().catch(null),
});

export const INITIAL_SETTINGS: GoalSettings = settingsSchema.parse({});

/** Settings of a stored text; null where it is no JSON object. */
export function parseSettings(stored: string): GoalSettings | null {
  try {
    const { success, data } = settingsSchema.safeParse(JSON.parse(stored));
    return success ? data : null;
  } catch {
    return null;
  }
}

/** Ids of all stored images that the settings refer to; the others are orphans. */
export function listReferences(settings: GoalSettings): ReadonlySet<string> {
  const { panelImage, backgroundImage, panelImages, backgroundImages } = settings;
  const texts = [panelImage, backgroundImage, ...[...panelImages, ...backgroundImages].map(({ data }) => data)];
  return new Set(texts.map(parseReference).filter((id) => id !== null));
}

/**
 * Whether the first-time tip is shown: nothing is stored, or there are no words or still those of an old release's
 * placeholders, and no style was chosen (doc 2 §4). `placeholders` are those old titles and descriptions.
 */
export function isUntouched(
  settings: GoalSettings | null,
  placeholders: { readonly titles: readonly string[]; readonly descriptions: readonly string[] },
): boolean {
  if (settings === null) return true;
  const { title, description } = settings;
  const isWordless = title.trim() === '' && description.trim() === '';
  const isOldWord = placeholders.titles.includes(title) || placeholders.descriptions.includes(description);
  return (isWordless || isOldWord) && STYLE_FIELDS.every((field) => settings[field] === INITIAL_SETTINGS[field]);
}

const STYLE_FIELDS = [
  'cardType',
  'colorMode',
  'themeColor',
  'panelMode',
  'backgroundMode',
  'textEnhance',
  'showGlassEffect',
  'showDefaultImage',
  'brightness',
  'blurPx',
  'font',
  'fontPercent',
  'intervalS',
  'wallpaper',
  'goalId',
] as const satisfies readonly (keyof GoalSettings)[];

/**
 * Settings as they are saved: a description that equals an old placeholder keeps the stored one, everything else is saved
 * (doc 2 §4, trap T33).
 */
export function toSaved(
  settings: GoalSettings,
  stored: GoalSettings | null,
  placeholderDescriptions: readonly string[],
): GoalSettings {
  if (!placeholderDescriptions.includes(settings.description)) return settings;
  return { ...settings, description: stored?.description ?? '' };
}

/** The fields that an edit changed, on top of settings that another tab may have changed meanwhile. */
export function applyEdit(stored: GoalSettings, initial: GoalSettings, edited: GoalSettings): GoalSettings {
  const names = Object.keys(edited) as (keyof GoalSettings)[];
  const changed = names.filter((name) => JSON.stringify(edited[name]) !== JSON.stringify(initial[name]));
  return { ...stored, ...Object.fromEntries(changed.map((name) => [name, edited[name]])) };
}
