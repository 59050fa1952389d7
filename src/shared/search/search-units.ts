import type { ReadingsOf } from './readings.ts';

/** One character of a searched text, with its accents. Offsets are in UTF-16 units of the text. */
export interface SearchUnit {
  readonly start: number;
  readonly end: number;
  /** In the form in which queries are compared: width, ligatures and case do not count. */
  readonly literal: string;
  readonly readings: readonly string[];
  /** A new word starts here: behind a separator, between scripts, or at a capital within a word. */
  readonly startsWord: boolean;
}

/** Longer texts are searched up to here. */
const UNITS_MAX = 300;
const CHARACTERS = /\P{M}\p{M}*|\p{M}+/gu;

/** The form of texts in which queries are compared. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Cuts a text into characters with their readings; without readings only the characters themselves can be found. */
export function toSearchUnits(text: string, readingsOf: ReadingsOf | null): readonly SearchUnit[] {
  const units: SearchUnit[] = [];
  let before = '';
  for (const { 0: character, index } of text.matchAll(CHARACTERS)) {
    if (units.length === UNITS_MAX) break;
    const readings = readingsOf?.(character) ?? [];
    units.push({
      start: index,
      end: index + character.length,
      literal: foldText(character),
      readings,
      startsWord: startsWord(before, character),
    });
    before = character;
  }
  return units;
}

function startsWord(before: string, character: string): boolean {
  const kind = kindOf(character);
  if (kind === 'other') return false;
  if (before === '' || kindOf(before) !== kind) return true;
  return /^\p{Lu}/u.test(character) && /^\p{Ll}/u.test(before);
}

function kindOf(character: string): 'han' | 'digit' | 'letter' | 'other' {
  if (/^\p{Script=Han}/u.test(character)) return 'han';
  if (/^\p{Nd}/u.test(character)) return 'digit';
  return /^\p{L}/u.test(character) ? 'letter' : 'other';
}
