import { z } from '../../../core/schema.ts';

/** A color as six hexadecimal digits. */
export const hexColor = z.string().regex(/^#[\da-f]{6}$/i);
