import { SPACES_WITHIN } from './lexicon.ts';

/**
 * A text in the form that is searched: NFKC, lower case. Full-width marks, digits and spaces become plain ones, and no space
 * stands between a number and its unit.
 */
export interface FoldedText {
  readonly text: string;
  /** The part of the original text that positions `from` to `to` of the folded text stand for. */
  readonly toSource: (from: number, to: number) => Span;
}

/** UTF-16 positions; `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export function foldText(source: string): FoldedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of source) {
    const folded = character.normalize('NFKC').toLowerCase();
    text += folded;
    for (let i = 0; i < folded.length; i++) {
      starts.push(at);
      ends.push(at + character.length);
    }
    at += character.length;
  }
  for (const { index, 0: spaces } of [...text.matchAll(SPACES_WITHIN)].reverse()) {
    text = text.slice(0, index) + text.slice(index + spaces.length);
    starts.splice(index, spaces.length);
    ends.splice(index, spaces.length);
  }
  return { text, toSource: (from, to) => ({ from: starts[from] ?? source.length, to: ends[to - 1] ?? 0 }) };
}
