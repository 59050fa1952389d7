/** Steps of the keys that move between reflections. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, j: 1, J: 1, ArrowLeft: -1, k: -1, K: -1 };

/**
 * Index of the reflection that a key leads to; null where the key has no meaning or there is none in this direction.
 * `current` is the index of the reflection that is being read; -1 above the first one.
 */
export function nextArticle(key: string, current: number, count: number): number | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const next = current + step;
  return next >= 0 && next < count ? next : null;
}
