import { COLLECTION_STYLE, EVENT_ID, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import type { YamlComment } from '../read/comments.ts';
import type { ParsedText } from './compare.ts';
import { keepGaps } from './keep-gaps.ts';

interface CommentedText extends ParsedText {
  readonly comments: readonly YamlComment[];
}

/** A part of a text, from `start` up to `end`, and what takes its place. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

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
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, words } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(at, start), words);
    at = end;
  }
  return parts.join('') + text.slice(at);
}
