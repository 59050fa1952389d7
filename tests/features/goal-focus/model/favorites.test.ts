import { describe, expect, it } from 'vitest';
import { dropLostFavorites, keepWanted, toggleFavorite } from '../../../../src/features/goal-focus/model/favorites.ts';
import { toReference } from '../../../../src/features/goal-focus/model/images.ts';
import {
  type GoalSettings,
  INITIAL_SETTINGS,
  parseSettings,
} from '../../../../src/features/goal-focus/model/settings.ts';

const SEA = toReference('backgroundImages_0');
const CITY = toReference('backgroundImages_1');
const SERVED = '/b/1.svg';
const settingsWith = (change: Partial<GoalSettings>): GoalSettings => ({ ...INITIAL_SETTINGS, ...change });
const item = (id: string) => ({ id, type: 'blob' as const, data: toReference(id), order: 0, name: id });

describe('favorites', () => {
  it('are marked, and no longer', () => {
    const marked = toggleFavorite(toggleFavorite(INITIAL_SETTINGS, SEA), SERVED);
    expect(marked.favorites).toEqual([SEA, SERVED]);
    expect(toggleFavorite(marked, SEA).favorites).toEqual([SERVED]);
  });

  it.each([
    ['all pictures while not asked for', { favorites: [SEA], onlyFavorites: false }, [SEA, CITY]],
    ['the marked ones', { favorites: [CITY, SERVED], onlyFavorites: true }, [CITY]],
    ['all where none of them is marked', { favorites: [SERVED], onlyFavorites: true }, [SEA, CITY]],
  ])('leave %s', (_name, change, shown) => {
    expect(keepWanted([SEA, CITY], settingsWith(change))).toEqual(shown);
  });

  it('end with their picture, so that no later picture of the same id has the mark', () => {
    const settings = settingsWith({ favorites: [SEA, CITY, SERVED], backgroundImages: [item('backgroundImages_1')] });
    expect(dropLostFavorites(settings).favorites).toEqual([CITY, SERVED]);
    const kept = settingsWith({ favorites: [SERVED] });
    expect(dropLostFavorites(kept)).toBe(kept);
  });

  it('of damaged settings are none', () => {
    expect(parseSettings('{"favorites":[1],"onlyFavorites":"yes"}')).toMatchObject({
      favorites: [],
      onlyFavorites: false,
    });
  });
});
