/** A text in the form that is searched: NFKC, lower case. Full-width marks and digits become plain ones. */
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
  return { text, toSource: (from, to) => ({ from: starts[from] ?? source.length, to: ends[to - 1] ?? 0 }) };
}
