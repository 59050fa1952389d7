import { loadTwice } from '../lazy/load-twice.ts';
import { createReadings, type ReadingsOf } from './readings.ts';

let loaded: ReadingsOf | null = null;

/** The readings if they were loaded before; null otherwise. */
export function loadedReadings(): ReadingsOf | null {
  return loaded;
}

/**
 * Loads the table of readings, once for all tools.
 * @throws AppError `FILE_LOAD_FAILED`.
 */
export async function loadReadings(): Promise<ReadingsOf> {
  if (loaded !== null) return loaded;
  const { polyphonic } = await loadTwice(() => import('pinyin-pro'));
  loaded = createReadings((character) => polyphonic(character, { toneType: 'none', type: 'array' })[0] ?? []);
  return loaded;
}
