import type { YamlComment } from '../read/comments.ts';
import { createLineIndex } from '../read/line-index.ts';
import { applyEdits, type TextEdit } from './keep-style.ts';

interface CommentedText {
  readonly text: string;
  readonly comments: readonly YamlComment[];
}

/** A comment behind other text. */
interface Trailing {
  readonly line: number;
  /** Columns of the text before it. */
  readonly columns: number;
  /** Spaces between that text and the comment. */
  readonly gap: number;
  readonly offset: number;
}

/** Characters that are as wide as two. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/gu;

/**
 * Puts comments behind a text where they were: as many spaces behind it, and comments that stood below each other in one
 * column again in one column. `after` has the comments of `before` in the same order.
 */
export function keepGaps(before: CommentedText, after: CommentedText): string {
  const [given, written] = [listTrailing(before), listTrailing(after)];
  const gaps = given.map((comment) => comment?.gap ?? 1);
  for (const group of groupByColumn(given)) {
    const least = Math.min(...group.map((at) => gaps[at] ?? 1));
    const widest = Math.max(...group.map((at) => written[at]?.columns ?? 0));
    for (const at of group) gaps[at] = widest + least - (written[at]?.columns ?? 0);
  }
  const edits = written.flatMap((comment, at): TextEdit[] => {
    const gap = gaps[at] ?? 1;
    if (comment === null || comment.gap === gap) return [];
    const { offset } = comment;
    return [{ start: offset - comment.gap, end: offset, words: ' '.repeat(gap) }];
  });
  return applyEdits(after.text, edits);
}

/** Null for a comment on a line of its own, and behind a tab. */
function listTrailing({ text, comments }: CommentedText): (Trailing | null)[] {
  const index = createLineIndex(text);
  return comments.map(({ offset, isTrailing }) => {
    const words = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
    const content = words.trimEnd();
    if (!isTrailing || words.slice(content.length).includes('\t')) return null;
    const columns = content.replace(WIDE, '00').length;
    return { line: index.lineOf(offset), columns, gap: words.length - content.length, offset };
  });
}

/** Numbers of comments on consecutive lines in one column, where not all of them follow their text at once. */
function groupByColumn(comments: readonly (Trailing | null)[]): number[][] {
  const groups: number[][] = [];
  for (const [at, comment] of comments.entries()) {
    const last = comments[at - 1] ?? null;
    const isNext =
      comment !== null &&
      last !== null &&
      comment.line === last.line + 1 &&
      comment.columns + comment.gap === last.columns + last.gap;
    if (isNext) groups.at(-1)?.push(at);
    else if (comment !== null) groups.push([at]);
  }
  return groups.filter((group) => group.length > 1 && group.some((at) => (comments[at]?.gap ?? 1) > 1));
}
