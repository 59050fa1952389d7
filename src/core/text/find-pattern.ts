/** A letter or digit of a word. Chinese is written without spaces, so its characters do not lengthen a word. */
const WORD_CHAR = '(?!\\p{Script=Han})[\\p{L}\\p{N}_]';

/** Finds a text literally. Case is ignored by Unicode's own table, so that places in the text do not shift. */
export function toFindPattern(query: {
  readonly text: string;
  readonly isCaseSensitive: boolean;
  readonly isWholeWord: boolean;
}): RegExp {
  const literal = query.text.replace(/[\\^$.*+?()[\]{}|/]/g, (char) => `\\${char}`);
  const source = query.isWholeWord ? `(?<!${WORD_CHAR})${literal}(?!${WORD_CHAR})` : literal;
  return new RegExp(source, query.isCaseSensitive ? 'gu' : 'giu');
}
