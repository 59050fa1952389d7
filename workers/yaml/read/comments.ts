import { EVENT_ID, type Event } from 'js-yaml';

export interface YamlComment {
  /** Offset of its `#`. */
  readonly offset: number;
  /** From the `#` to the end of the line, without white space at the end. */
  readonly text: string;
  /** Whether other text precedes it on its line. */
  readonly isTrailing: boolean;
}

/** The comments of a parsed text. They are between the scalars, behind white space. */
export function findComments(text: string, events: readonly Event[]): YamlComment[] {
  const comments: YamlComment[] = [];
  let from = 0;
  let sign = text.indexOf('#');
  const search = (to: number) => {
    if (sign >= 0 && sign < from) sign = text.indexOf('#', from);
    // Most gaps have no number sign, and a search in them would cost a slice each.
    if (sign < 0 || sign >= to) return;
    for (const { index, 1: space = '', 2: words = '' } of text.slice(from, to).matchAll(/(^|[\s\ufeff])(#[^\r\n]*)/g)) {
      // A gap begins behind a scalar: a number sign right there is not a comment, except at the beginning of the text.
      if (space === '' && from > 0 && !/[\r\n]/.test(text.charAt(from - 1))) continue;
      const offset = from + index + space.length;
      comments.push({ offset, text: words.trimEnd(), isTrailing: hasTextBefore(text, offset) });
    }
  };
  for (const event of events) {
    if (event.type !== EVENT_ID.SCALAR || event.valueStart < from) continue;
    search(event.valueStart);
    from = event.valueEnd;
  }
  search(text.length);
  return comments;
}

function hasTextBefore(text: string, offset: number): boolean {
  for (let i = offset - 1; i >= 0; i--) {
    const character = text.charAt(i);
    if (character === '\n' || character === '\r') return false;
    if (character !== ' ' && character !== '\t' && character !== '\ufeff') return true;
  }
  return false;
}
