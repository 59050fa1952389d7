import type { CardFaceInput } from '../model/face.ts';
import { contrastOf } from '../model/mix-colors.ts';
import { faceColors } from './face-colors.ts';

/** Texts below this contrast are hard to read (WCAG 2.2, level AA). */
const LEGIBLE_CONTRAST_MIN = 4.5;

/**
 * The lowest contrast of a picture's text on its ground, 1 to 21. Null over a picture, whose light is not known.
 */
export function faceContrast(input: Pick<CardFaceInput, 'content' | 'style'>): number | null {
  const { ground, surface, text } = faceColors(input);
  return ground.kind === 'picture' ? null : Math.min(...surface.map((color) => contrastOf(text, color)));
}

/** Whether the screen should warn that a picture's text is hard to read. */
export function isHardToRead(input: Pick<CardFaceInput, 'content' | 'style'>): boolean {
  const contrast = faceContrast(input);
  return contrast !== null && contrast < LEGIBLE_CONTRAST_MIN;
}
