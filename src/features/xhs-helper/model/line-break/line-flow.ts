import type { Atom } from './atoms.ts';

/** A line whose letters the browser orders, because some of them run from right to left. */
export interface LineFlow {
  /** That of the paragraph: of its first letter. */
  readonly direction: 'ltr' | 'rtl';
  readonly leftPx: number;
  readonly widthPx: number;
  readonly alignment: 'left' | 'center' | 'right';
}

/** Hebrew, Arabic, Syriac, Thaana, N'Ko and others, with their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const LETTER = /\p{L}/u;

/** Direction of a paragraph with letters that run from right to left; null for all others. */
export function readDirection(text: string): LineFlow['direction'] | null {
  if (!RIGHT_TO_LEFT.test(text)) return null;
  return RIGHT_TO_LEFT.test(LETTER.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}

/** Where the text of a paragraph begins: a paragraph from right to left begins at the right. */
export function alignAtStart(
  alignment: LineFlow['alignment'],
  direction: LineFlow['direction'] | null,
): LineFlow['alignment'] {
  return alignment === 'left' && direction === 'rtl' ? 'right' : alignment;
}

/** Atoms whose marks keep their empty halves, as the browser shows them. */
export function* keepEmptyHalves(atoms: Iterable<Atom>): Generator<Atom> {
  for (const atom of atoms) yield { ...atom, emptyLeftPx: 0, emptyRightPx: 0 };
}
