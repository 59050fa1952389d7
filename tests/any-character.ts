import fc from 'fast-check';

/** First of the code points that are no character: halves of a pair. */
const HALVES_START = 0xd8_00;
const HALVES_COUNT = 0x8_00;
const CHARACTER_COUNT = 0x11_00_00 - HALVES_COUNT;

/**
 * Any character, as `unit` of `fc.string`. The unit `binary` gives the same, but keeps a table of all of them, which takes a
 * second to make and 85 MB.
 */
export const anyCharacter = fc
  .noBias(fc.nat(CHARACTER_COUNT - 1))
  .map((index) => String.fromCodePoint(index < HALVES_START ? index : index + HALVES_COUNT), toIndex);

function toIndex(value: unknown): number {
  const [character = '', ...others] = typeof value === 'string' ? value : '';
  const code = character.codePointAt(0) ?? HALVES_START;
  if (others.length > 0 || (code >= HALVES_START && code < HALVES_START + HALVES_COUNT))
    throw new Error('No character');
  return code < HALVES_START ? code : code - HALVES_COUNT;
}
