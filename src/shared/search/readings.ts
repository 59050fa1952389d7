/**
 * The readings of one Chinese character in Latin letters without tones, in lower case; none for every other character.
 * A dotted u is given as `v` and as `u`, as people type it.
 */
export type ReadingsOf = (character: string) => readonly string[];

const HAN = /^\p{Script=Han}$/u;
const DOTTED_U = /\u00fc/g;

/** Readings from a dictionary, which is asked once for each character. */
export function createReadings(look: (character: string) => readonly string[]): ReadingsOf {
  const known = new Map<string, readonly string[]>();
  return (character) => {
    const before = known.get(character);
    if (before !== undefined) return before;
    const readings = HAN.test(character) ? look(character).flatMap(toTyped) : [];
    const typed = [...new Set(readings)].filter((reading) => /^[a-z]+$/.test(reading));
    known.set(character, typed);
    return typed;
  };
}

function toTyped(reading: string): string[] {
  if (!reading.includes('\u00fc')) return [reading];
  return [reading.replace(DOTTED_U, 'v'), reading.replace(DOTTED_U, 'u')];
}
