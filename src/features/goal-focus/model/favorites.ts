import { parseReference } from './images.ts';
import { type GoalSettings, listReferences } from './settings.ts';

/** The pictures that take their turns: all of them, or, where the visitor wants it, those marked as favorites. */
export function keepWanted(
  sources: readonly string[],
  { favorites, onlyFavorites }: Pick<GoalSettings, 'favorites' | 'onlyFavorites'>,
): readonly string[] {
  const wanted = onlyFavorites ? sources.filter((source) => favorites.includes(source)) : [];
  return wanted.length > 0 ? wanted : sources;
}

/** Marks a picture as a favorite, or no longer. */
export function toggleFavorite(settings: GoalSettings, source: string): GoalSettings {
  const { favorites } = settings;
  const isFavorite = favorites.includes(source);
  return {
    ...settings,
    favorites: isFavorite ? favorites.filter((each) => each !== source) : [...favorites, source],
  };
}

/** Removed pictures are no favorites: their ids may be given to other pictures later. */
export function dropLostFavorites(settings: GoalSettings): GoalSettings {
  const { favorites } = settings;
  const references = listReferences(settings);
  const isKept = (source: string) => {
    const id = parseReference(source);
    return id === null || references.has(id);
  };
  return favorites.every(isKept) ? settings : { ...settings, favorites: favorites.filter(isKept) };
}
