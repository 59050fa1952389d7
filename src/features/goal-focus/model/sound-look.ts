import { IMAGES_MAX } from '../constants.ts';
import { type ImageItem, parseImageUrl, parseReference, type Surface } from './images.ts';
import { IMAGE_FIELDS, SURFACES } from './merge-look.ts';
import type { GoalSettings } from './settings.ts';

/** Why a picture is missing in a file, is not taken from it, or why an image of its settings is left out. */
export type PictureProblem = 'missing' | 'no-picture' | 'too-large';
export type LookProblem = PictureProblem | 'address' | 'surplus';

interface SoundLook {
  readonly settings: GoalSettings;
  /** One entry for every image that is left out. */
  readonly problems: readonly LookProblem[];
}

/**
 * Imported settings with the images that can be shown: stored ones whose picture `findProblem` accepts for the surface, and
 * addresses of the web. Settings without such problems are returned as they are.
 */
export function toSoundLook(
  settings: GoalSettings,
  findProblem: (id: string, surface: Surface) => PictureProblem | null,
): SoundLook {
  const problems: LookProblem[] = [];
  const check = (data: string, surface: Surface): LookProblem | null => {
    const id = parseReference(data);
    if (id !== null) return findProblem(id, surface);
    return parseImageUrl(data) === data ? null : 'address';
  };
  let sound = settings;
  for (const surface of SURFACES) {
    const { single, fileName, list } = IMAGE_FIELDS[surface];
    const problem = settings[single] === '' ? null : check(settings[single], surface);
    if (problem !== null) {
      problems.push(problem);
      sound = { ...sound, [single]: '', [fileName]: '' };
    }
    const kept: ImageItem[] = [];
    for (const item of settings[list].toSorted((a, b) => a.order - b.order)) {
      const itemProblem = kept.length < IMAGES_MAX ? check(item.data, surface) : 'surplus';
      if (itemProblem === null) kept.push(item);
      else problems.push(itemProblem);
    }
    if (kept.length < settings[list].length) sound = { ...sound, [list]: kept };
  }
  return { settings: sound, problems };
}
