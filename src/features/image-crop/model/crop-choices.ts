import { z } from '../../../core/schema.ts';
import { QUALITY_PERCENT } from '../constants.ts';
import { RATIO_IDS, type RatioId } from './ratios.ts';

export const FORMATS = ['png', 'jpeg', 'webp'] as const;

const choicesSchema = z.object({
  ratio: z.custom<RatioId>((value) => RATIO_IDS.some((id) => id === value)).catch('free'),
  format: z.enum(FORMATS).catch('png'),
  qualityPercent: z.number().int().min(QUALITY_PERCENT.min).max(QUALITY_PERCENT.max).catch(QUALITY_PERCENT.initial),
});

/** The visitor's choices, which are remembered. */
export type CropChoices = z.infer<typeof choicesSchema>;

export const DEFAULT_CHOICES: CropChoices = choicesSchema.parse({});

/** Stored text → choices, or null where it is no JSON object. A missing or bad field falls back to its default. */
export function parseCropChoices(stored: string): CropChoices | null {
  try {
    return choicesSchema.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}
