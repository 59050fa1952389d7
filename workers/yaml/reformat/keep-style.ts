import { COLLECTION_STYLE, EVENT_ID, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import type { YamlComment } from '../read/comments.ts';
import { createLineIndex } from '../read/line-index.ts';
import type { ParsedText } from './compare.ts';

/** A parsed text with its comments. */
export interface CommentedText extends ParsedText {
  readonly comments: readonly YamlComment[];
}

/** A part of a text, from `start` up to `end`, and what takes its place. */
interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

type GapText = Pick<CommentedText, 'text' | 'comments'>;

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
 * Gives a written text the habits of the text before: the spaces inside of brackets on one line, where most brackets of
 * their kind have them, the escapes in double quotes, and the places of comments behind values.
 */
export function keepStyle(before: CommentedText, after: CommentedText): string {
  const edits = [...padBrackets(before, after), ...keepEscapes(before, after)];
  const offsets = moveOffsets(
    after.comments.map(({ offset }) => offset),
    edits,
  );
  const comments = after.comments.map((comment, at) => ({ ...comment, offset: offsets[at] ?? comment.offset }));
  return keepGaps(before, { text: applyEdits(after.text, edits), comments });
}

/** A collection in brackets on one line, which is not empty. */
interface Brackets {
  readonly isMapping: boolean;
  readonly start: number;
  /** The place of the closing bracket. */
  readonly end: number;
}

function padBrackets(before: ParsedText, after: ParsedText): TextEdit[] {
  const given = listBrackets(before);
  const pads = (isMapping: boolean) => {
    const same = given.filter((each) => each.isMapping === isMapping);
    const padded = same.filter(({ start, end }) => before.text[start + 1] === ' ' && before.text[end - 1] === ' ');
    return padded.length * 2 > same.length;
  };
  const [padsMappings, padsSequences] = [pads(true), pads(false)];
  if (!padsMappings && !padsSequences) return [];
  return listBrackets(after)
    .filter(({ isMapping }) => (isMapping ? padsMappings : padsSequences))
    .flatMap(({ start, end }) => [start + 1, end])
    .map((at) => ({ start: at, end: at, words: ' ' }));
}

function listBrackets({ text, events }: ParsedText): Brackets[] {
  const found: Brackets[] = [];
  const open: { readonly isMapping: boolean; readonly start: number | null }[] = [];
  /** The end of the last scalar, alias or bracket. */
  let reached = 0;
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) open.push({ isMapping: false, start: null });
    else if (event.type === EVENT_ID.SCALAR) reached = Math.max(reached, endOf(event));
    else if (event.type === EVENT_ID.ALIAS) reached = event.anchorEnd;
    else if (event.type !== EVENT_ID.POP) {
      const isMapping = event.type === EVENT_ID.MAPPING;
      // A pair in a list has no brackets of its own.
      const hasBracket = event.style === COLLECTION_STYLE.FLOW && text[event.start] === (isMapping ? '{' : '[');
      open.push({ isMapping, start: hasBracket ? event.start : null });
      if (hasBracket) reached = event.start + 1;
    } else {
      const { isMapping, start } = open.pop() ?? { isMapping: false, start: null };
      if (start === null) continue;
      const end = text.indexOf(isMapping ? '}' : ']', reached);
      const isSimple = end >= 0 && /^[ ,]*$/.test(text.slice(reached, end)) && !text.slice(start, end).includes('\n');
      if (isSimple && end > start + 1) found.push({ isMapping, start, end });
      reached = Math.max(reached, end + 1);
    }
  }
  return found;
}

/** Behind a scalar with its closing quote. */
function endOf({ style, valueEnd }: ScalarEvent): number {
  const isQuoted = style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED;
  return isQuoted ? valueEnd + 1 : valueEnd;
}

/** The writer writes a character where the text has its escape. */
function keepEscapes(before: ParsedText, after: ParsedText): TextEdit[] {
  const [given, written] = [listScalars(before), listScalars(after)];
  if (given.length !== written.length) return [];
  return written.flatMap(({ style, valueStart: start, valueEnd: end }, at) => {
    const source = given[at];
    if (style !== SCALAR_STYLE.DOUBLE_QUOTED || source?.style !== style) return [];
    const words = before.text.slice(source.valueStart, source.valueEnd);
    const isSame = words === after.text.slice(start, end);
    // The lines of a longer text have the indentation of their place.
    return isSame || words.includes('\n') ? [] : [{ start, end, words }];
  });
}

function listScalars({ events }: ParsedText): ScalarEvent[] {
  return events.filter((event) => event.type === EVENT_ID.SCALAR);
}

/** The places of `offsets`, in ascending order and outside of the edits, once the edits are applied. */
function moveOffsets(offsets: readonly number[], edits: readonly TextEdit[]): number[] {
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  let [next, shift] = [0, 0];
  return offsets.map((offset) => {
    for (let edit = sorted[next]; edit !== undefined && edit.start < offset; edit = sorted[next]) {
      shift += edit.words.length - (edit.end - edit.start);
      next += 1;
    }
    return offset + shift;
  });
}

/** Applies edits that do not overlap, in any order. */
function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, words } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(at, start), words);
    at = end;
  }
  return parts.join('') + text.slice(at);
}

/**
 * Puts comments behind a text where they were: as many spaces behind it, and comments that stood below each other in one
 * column again in one column. `after` has the comments of `before` in the same order.
 */
function keepGaps(before: GapText, after: GapText): string {
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
function listTrailing({ text, comments }: GapText): (Trailing | null)[] {
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
