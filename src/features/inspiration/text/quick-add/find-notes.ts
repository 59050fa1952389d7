import { findWholeDue } from '../due/find-due.ts';
import type { FoldedText } from '../due/folded-text.ts';
import { BRACKETED, MILESTONE_WORDS, NOTE_NAMES, NOTE_PARTS, PRIORITY_WORDS } from '../lexicon.ts';
import { findWholeRepeat } from '../repeat/find-repeat.ts';
import {
  describeDue,
  describeLabel,
  describeMilestone,
  describePriority,
  describeRepeat,
  type Found,
  toPart,
} from './found.ts';

type Described = Pick<Found, 'kind' | 'meaning' | 'fields'>;

/** Brackets that hold nothing but named fields: a deadline, a priority, labels, a milestone. */
export function findNotes(line: string, folded: FoldedText, now: Date): Found[] {
  return [...folded.text.matchAll(BRACKETED)].flatMap((match) => {
    const start = match.index + 1;
    const described = readParts(line, folded, start, match[1] ?? '', now);
    const part = toPart(line, folded, match.index, match.index + match[0].length);
    return described === null ? [] : described.map((each) => ({ ...each, ...part }));
  });
}

/** Null where a part is no field. */
function readParts(line: string, folded: FoldedText, start: number, content: string, now: Date): Described[] | null {
  const found: Described[] = [];
  let at = start;
  for (const part of content.split(NOTE_PARTS)) {
    const mark = part.indexOf(':');
    const value = folded.toSource(at + mark + 1, at + part.length);
    const fields = mark < 0 ? null : readPart(part.slice(0, mark).trim(), line.slice(value.from, value.to).trim(), now);
    if (fields === null) return null;
    found.push(...fields);
    at += part.length + 1;
  }
  return found;
}

function readPart(name: string, value: string, now: Date): Described[] | null {
  const isNamed = (field: keyof typeof NOTE_NAMES) => NOTE_NAMES[field].some((each) => each === name);
  if (isNamed('due')) {
    const due = findWholeDue(value, now);
    return due === null ? null : [describeDue(due, now)];
  }
  if (isNamed('repeat')) {
    const rule = findWholeRepeat(value);
    return rule === null ? null : [describeRepeat(rule)];
  }
  if (isNamed('priority')) {
    const priority = PRIORITY_WORDS.get(value.toLowerCase());
    return priority === undefined ? null : [describePriority(priority)];
  }
  if (isNamed('milestone')) {
    const milestone = MILESTONE_WORDS.get(value.toLowerCase());
    return milestone === undefined ? null : [describeMilestone(milestone)];
  }
  const labels = value.split(/[\u3001\s]+/).filter((label) => label !== '');
  return isNamed('labels') && labels.length > 0 ? labels.map(describeLabel) : null;
}
