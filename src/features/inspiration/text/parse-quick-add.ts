import { LABEL_CHARS_MAX, QUICK_ADD_CHARS_MAX } from './constants.ts';
import { findDue } from './due/find-due.ts';
import { type FoldedText, foldText } from './due/folded-text.ts';
import { BRACKETS, MARK_PATTERNS, MILESTONE_MARKS, PRIORITY_MARKS } from './lexicon.ts';
import { findNotes } from './quick-add/find-notes.ts';
import {
  describeDue,
  describeLabel,
  describeMilestone,
  describePriority,
  type Found,
  type LineFields,
  toPart,
  type Understood,
} from './quick-add/found.ts';

/** The fields of a task, as `TaskInput` has them. */
export interface QuickAdd extends LineFields {
  readonly title: string;
  /** In the order of the line. */
  readonly understood: readonly Understood[];
}

/** Which dates of a line count. `marked`: those that words or a sign call a deadline. */
export type LineDates = 'anywhere' | 'marked' | 'none';

/**
 * Reads a task from one line: a date and time in everyday Chinese, also behind `@`, `!` with a priority, `#` with a label, `*` with
 * a milestone, and brackets with named fields. The rest is the title. Where nothing is left, the whole line is; only a blank line
 * has no title.
 */
export function parseQuickAdd(line: string, now: Date, dates: LineDates = 'anywhere'): QuickAdd {
  const folded = foldText(line.slice(0, QUICK_ADD_CHARS_MAX));
  const notes = findNotes(line, folded, now).filter(({ kind }) => kind !== 'due' || dates !== 'none');
  const marks = [...notes, ...findMarks(line, folded)];
  const hasDate = dates === 'none' || notes.some(({ kind }) => kind === 'due');
  const date = hasDate ? [] : findDate(line, folded, marks, now, dates === 'marked');
  const found = [...marks, ...date].toSorted((a, b) => a.span.from - b.span.from);
  const labels = [...new Set(found.flatMap(({ fields }) => fields.labels ?? []))];
  const fields: LineFields = Object.assign({}, ...found.map((each) => each.fields));
  return {
    ...fields,
    ...(labels.length > 0 && { labels }),
    title: toTitle(line, found),
    understood: found.map(({ kind, text, meaning }) => ({ kind, text, meaning })),
  };
}

/** The first priority, the first milestone and all labels. */
function findMarks(line: string, folded: FoldedText): Found[] {
  const [priorityMatch] = folded.text.matchAll(MARK_PATTERNS.priority);
  const [milestoneMatch] = folded.text.matchAll(MARK_PATTERNS.milestone);
  const priority = PRIORITY_MARKS.get(priorityMatch?.[1] ?? '');
  const milestone = MILESTONE_MARKS.get(milestoneMatch?.[1] ?? '');
  const found: Found[] = [...folded.text.matchAll(MARK_PATTERNS.label)].flatMap((match) =>
    toLabel(line, folded, match),
  );
  if (priorityMatch !== undefined && priority !== undefined) {
    found.push({ ...describePriority(priority), ...toMatch(line, folded, priorityMatch) });
  }
  if (milestoneMatch !== undefined && milestone !== undefined) {
    found.push({ ...describeMilestone(milestone), ...toMatch(line, folded, milestoneMatch) });
  }
  return found;
}

/** Nothing for the number of an issue (#12) and for a text too long for a label. */
function toLabel(line: string, folded: FoldedText, match: RegExpExecArray): Found[] {
  const from = match.index + 1;
  const name = folded.toSource(from, from + (match[1]?.length ?? 0));
  const label = line.slice(name.from, name.to);
  if (label.length > LABEL_CHARS_MAX || /^\d+$/.test(match[1] ?? '')) return [];
  return [{ ...describeLabel(label), ...toMatch(line, folded, match) }];
}

function toMatch(line: string, folded: FoldedText, match: RegExpExecArray): Pick<Found, 'span' | 'text'> {
  return toPart(line, folded, match.index, match.index + match[0].length);
}

function findDate(
  line: string,
  folded: FoldedText,
  marks: readonly Found[],
  now: Date,
  isMarkedOnly: boolean,
): Found[] {
  const text = withoutMarks(folded, marks);
  const due = findDue(text, now, isMarkedOnly);
  if (due === null) return [];
  const [from, to] = due.isRange ? [due.from, due.to] : withBrackets(text, due.from, due.to);
  return [{ ...describeDue(due.day, due.minutes, now), ...toPart(line, folded, from, to), isKept: due.isRange }];
}

/** The place of a date with the brackets around it, or with the mark between it and other words in brackets. */
function withBrackets(text: string, from: number, to: number): readonly [from: number, to: number] {
  const start = text.slice(0, from).trimEnd().length;
  const end = text.length - text.slice(to).trimStart().length;
  const [before, after] = [text.charAt(start - 1), text.charAt(end)];
  const isIn = (marks: string, mark: string) => mark !== '' && marks.includes(mark);
  const [isOpened, isClosed] = [isIn(BRACKETS.open, before), isIn(BRACKETS.close, after)];
  if (isOpened && isClosed) return [start - 1, end + 1];
  if (isOpened && isIn(BRACKETS.separators, after)) return [from, end + 1];
  if (isClosed && isIn(BRACKETS.separators, before)) return [start - 1, to];
  return [from, to];
}

/** The folded line with spaces in place of the marks, so that positions stay and no date continues across a mark. */
function withoutMarks({ text, toSource }: FoldedText, marks: readonly Found[]): string {
  const isMarked = (at: number) => {
    const { from } = toSource(at, at + 1);
    return marks.some(({ span }) => from >= span.from && from < span.to);
  };
  return text.replace(/[\s\S]/g, (unit, at: number) => (isMarked(at) ? ' ' : unit));
}

/** The line without the parts that are fields now. */
function toTitle(line: string, found: readonly Found[]): string {
  let title = '';
  let at = 0;
  for (const { span } of found.filter(({ isKept }) => isKept !== true)) {
    const before = line.slice(at, span.from);
    // Of the spaces on both sides of a part, the ones on its left stay.
    title += /\s$/.test(title) ? before.trimStart() : before;
    at = span.to;
  }
  const rest = line.slice(at);
  title += /\s$/.test(title) ? rest.trimStart() : rest;
  const trimmed = at === 0 ? title.trim() : title.replace(LOOSE_ENDS, '');
  return trimmed === '' ? line.trim() : trimmed;
}

/** Spaces and separators that a removed part leaves at the ends: commas, semicolons, colons, plain and full-width. */
const LOOSE_ENDS = /^[\s,;:\uff0c\uff1b\uff1a\u3001]+|[\s,;:\uff0c\uff1b\uff1a\u3001]+$/g;
