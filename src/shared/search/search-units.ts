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
  let before: Traits | null = null;
  for (const { 0: character, index } of text.matchAll(CHARACTERS)) {
    if (units.length === UNITS_MAX) break;
    const traits = traitsOf(character);
    units.push({
      start: index,
      end: index + character.length,
      literal: traits.literal,
      readings: readingsOf?.(character) ?? [],
      startsWord: startsWord(before, traits),
    });
    before = traits;
  }
  return units;
}

/** What a character is by itself. */
interface Traits {
  readonly literal: string;
  readonly kind: 'han' | 'digit' | 'letter' | 'other';
  readonly isCapital: boolean;
  readonly isSmall: boolean;
}

/** Thousands of texts are searched at every key, and they consist of the same characters. */
const known = new Map<string, Traits>();

function traitsOf(character: string): Traits {
  const before = known.get(character);
  if (before !== undefined) return before;
  const traits: Traits = {
    literal: foldText(character),
    kind: kindOf(character),
    isCapital: /^\p{Lu}/u.test(character),
    isSmall: /^\p{Ll}/u.test(character),
  };
  // Any number of accents may follow a letter: such characters are not remembered.
  if (character.length <= 2) known.set(character, traits);
  return traits;
}

function startsWord(before: Traits | null, { kind, isCapital }: Traits): boolean {
  if (kind === 'other') return false;
  return before?.kind !== kind || (isCapital && before.isSmall);
}

function kindOf(character: string): Traits['kind'] {
  if (/^\p{Script=Han}/u.test(character)) return 'han';
  if (/^\p{Nd}/u.test(character)) return 'digit';
  return /^\p{L}/u.test(character) ? 'letter' : 'other';
}
