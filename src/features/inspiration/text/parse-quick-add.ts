import { LABEL_CHARS_MAX, QUICK_ADD_CHARS_MAX } from './constants.ts';
import { type FoldedText, foldText } from './due/folded-text.ts';
import { MARK_PATTERNS, MILESTONE_MARKS, PRIORITY_MARKS } from './lexicon.ts';
import { findDates, type LineDates } from './quick-add/find-dates.ts';
import { findNotes } from './quick-add/find-notes.ts';
import {
  describeLabel,
  describeMilestone,
  describePriority,
  type Found,
  type LineFields,
  toPart,
  type Understood,
} from './quick-add/found.ts';

/** The fields of a task, as `TaskInput` has them. */
interface QuickAdd extends LineFields {
  readonly title: string;
  /** In the order of the line. */
  readonly understood: readonly Understood[];
}

/**
 * Reads a task from one line: a date and time in everyday Chinese, also behind `@`, the days on which it repeats, `!` with a
 * priority, `#` with a label, `*` with a milestone, and brackets with named fields. The rest is the title. Where nothing is left,
 * the whole line is, and words of repetition mean nothing; only a blank line has no title.
 */
export function parseQuickAdd(line: string, now: Date, dates: LineDates = 'anywhere'): QuickAdd {
  const folded = foldText(line.slice(0, QUICK_ADD_CHARS_MAX));
  const notes = findNotes(line, folded, now).filter(({ kind }) => kind !== 'due' || dates !== 'none');
  const marks = [...notes, ...findMarks(line, folded)];
  const read = (counted: LineDates) => {
    const found = [...marks, ...findDates({ line, folded, marks, now }, counted)];
    return found.toSorted((a, b) => a.span.from - b.span.from);
  };
  const found = read(dates);
  const isRuleAlone = dates === 'anywhere' && found.some(isRule) && !WORD.test(toRest(line, found));
  return toQuickAdd(line, isRuleAlone ? read('single') : found);
}

/** A letter, a number or a symbol, such as an emoji. */
const WORD = /[^\s\p{P}]/u;

function isRule({ kind }: Found): boolean {
  return kind === 'repeat';
}

function toQuickAdd(line: string, found: readonly Found[]): QuickAdd {
  const labels = [...new Set(found.flatMap(({ fields }) => fields.labels ?? []))];
  const fields: LineFields = Object.assign({}, ...found.map((each) => each.fields));
  return {
    ...fields,
    ...(labels.length > 0 && { labels }),
    title: toRest(line, found) || line.trim(),
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

/** The line without the parts that are fields now; empty where nothing is left. */
function toRest(line: string, found: readonly Found[]): string {
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
  return at === 0 ? title.trim() : title.replace(LOOSE_ENDS, '');
}

/** Spaces and separators that a removed part leaves at the ends: commas, semicolons, colons, plain and full-width. */
const LOOSE_ENDS = /^[\s,;:\uff0c\uff1b\uff1a\u3001]+|[\s,;:\uff0c\uff1b\uff1a\u3001]+$/g;
