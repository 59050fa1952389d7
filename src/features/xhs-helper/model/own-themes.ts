import { z } from '../../../core/schema.ts';
import { OWN_THEMES_MAX_COUNT, THEME_NAME_MAX_CHARS } from '../constants.ts';
import { type CardStyle, DEFAULT_STYLE, styleSchema } from './settings.ts';

/** A whole look that the visitor named. */
export interface OwnTheme {
  readonly id: string;
  readonly name: string;
  readonly style: CardStyle;
}

type ThemeNameProblem = 'nameMissing' | 'nameTaken';

const themeSchema = z.object({
  id: z.string().min(1),
  name: z.string().trim().min(1).max(THEME_NAME_MAX_CHARS),
  style: styleSchema.catch(DEFAULT_STYLE),
});
const listSchema = z.array(z.unknown());

/** Stored themes without the damaged ones; null for a text that is no list. */
export function parseOwnThemes(text: string): readonly OwnTheme[] | null {
  const list = listSchema.safeParse(parseJson(text)).data;
  if (list === undefined) return null;
  return list.flatMap((entry) => themeSchema.safeParse(entry).data ?? []).slice(0, OWN_THEMES_MAX_COUNT);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Why a name cannot be used; null where it can. `id` is the theme that is renamed. */
export function checkThemeName(
  name: string,
  themes: readonly OwnTheme[],
  id: string | null = null,
): ThemeNameProblem | null {
  const clean = name.trim();
  if (clean === '') return 'nameMissing';
  return themes.some((theme) => theme.id !== id && theme.name === clean) ? 'nameTaken' : null;
}

/** Both lists; of two themes with the same name this browser's is kept, and the list ends at its limit. */
export function mergeOwnThemes(own: readonly OwnTheme[], other: readonly OwnTheme[]): readonly OwnTheme[] {
  const isNew = (theme: OwnTheme) => !own.some(({ id, name }) => id === theme.id || name === theme.name);
  return [...own, ...other.filter(isNew)].slice(0, OWN_THEMES_MAX_COUNT);
}

/** Whether two looks are the same, whatever the order of their fields. */
export function isSameStyle(one: CardStyle, other: CardStyle): boolean {
  const toText = (style: CardStyle) => JSON.stringify(styleSchema.parse(style));
  return toText(one) === toText(other);
}
