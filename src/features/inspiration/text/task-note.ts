import { DEFAULT_MILESTONE_TYPE, DEFAULT_PRIORITY } from '../constants.ts';
import type { TaskInput } from '../model/board-rules.ts';
import { focusOf } from '../model/focus-time.ts';
import type { Task } from '../model/records.ts';
import { isCompleted } from '../model/task-tree.ts';
import { focusDuration } from '../words.ts';
import { copy } from './copy.ts';
import { formatDueDate, parseDueDate } from './due-date.ts';
import { MILESTONE_WORDS, NOTE_MARKS, NOTE_NAMES, PRIORITY_WORDS, STATUS_WORDS, WRITTEN_FOCUS } from './lexicon.ts';
import { findWholeRepeat } from './repeat/find-repeat.ts';
import { formatRepeat } from './repeat/format-repeat.ts';

type NoteName = keyof typeof NOTE_NAMES;
type NotedTask = Pick<
  Task,
  'due_date' | 'due_time' | 'repeat' | 'status' | 'priority' | 'milestone_type' | 'labels' | 'focus_ms'
>;
type NoteFields = Omit<TaskInput, 'title' | 'description' | 'summary'>;

/**
 * The fields of a task that its title does not show, as one line in words: date, rule, priority, milestone, labels, focus time.
 * Usual values are left out, and the line may be empty. `parseNote` reads it back.
 */
export function formatNote(task: NotedTask): string {
  const parts: readonly (readonly [NoteName, string])[] = [
    ['due', formatDueDate(task)],
    // The rule of a completed task continues in the next one.
    ['repeat', task.repeat && !isCompleted(task) ? formatRepeat(task.repeat) : ''],
    ['status', task.status === 'in_progress' ? copy.statuses.in_progress : ''],
    ['priority', task.priority === DEFAULT_PRIORITY ? '' : nameOf(copy.priorities, task.priority)],
    ['milestone', task.milestone_type === DEFAULT_MILESTONE_TYPE ? '' : nameOf(copy.milestones, task.milestone_type)],
    ['labels', (task.labels ?? []).map(escapeLabel).join(NOTE_MARKS.label)],
    ['focus', focusDuration(focusOf(task)) ?? ''],
  ];
  const written = parts.filter(([, value]) => value !== '');
  return written.map(([name, value]) => copy.note.part(NOTE_NAMES[name][0], value)).join(copy.note.separator);
}

/** Empty for a value that this release does not know. */
function nameOf(names: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(names, value) ? (names[value] ?? '') : '';
}

/** A label with a mark of the line in it, which a backslash protects. */
function escapeLabel(label: string): string {
  return [...label.replace(/\s+/g, ' ').trim()].map((unit) => (isMark(unit) ? `\\${unit}` : unit)).join('');
}

function isMark(unit: string): boolean {
  return unit === '\\' || unit === NOTE_MARKS.label || NOTE_MARKS.part.includes(unit);
}

/**
 * The fields of a line that holds nothing but fields, each once. Null for any other line. A focus time is recognized and left
 * out: it is counted, not entered.
 */
export function parseNote(line: string): NoteFields | null {
  const fields: NoteFields[] = [];
  const names = new Set<NoteName>();
  if (line.length > NOTE_CHARS_MAX) return null;
  for (const part of splitEscaped(line, NOTE_MARKS.part)) {
    const mark = part.search(NOTE_MARKS.value);
    const name = mark < 0 ? undefined : findName(part.slice(0, mark).trim());
    const field = name === undefined ? null : parseField(name, part.slice(mark + 1).trim());
    if (name === undefined || field === null || names.has(name)) return null;
    names.add(name);
    fields.push(field);
  }
  return fields.length === 0 ? null : Object.assign({}, ...fields);
}

/** A longer line is a description. */
const NOTE_CHARS_MAX = 2000;

function findName(text: string): NoteName | undefined {
  const names = Object.keys(NOTE_NAMES) as NoteName[];
  return names.find((name) => NOTE_NAMES[name].some((each) => each === text));
}

function parseField(name: NoteName, value: string): NoteFields | null {
  const word = value.toLowerCase();
  switch (name) {
    case 'due':
      return parseDueDate(value);
    case 'repeat':
      return toField('repeat', findWholeRepeat(value) ?? undefined);
    case 'status':
      return toField('status', STATUS_WORDS.get(word));
    case 'priority':
      return toField('priority', PRIORITY_WORDS.get(word));
    case 'milestone':
      return toField('milestone_type', MILESTONE_WORDS.get(word));
    case 'labels':
      return value === '' ? null : { labels: splitEscaped(value, NOTE_MARKS.label).map(unescapeLabel) };
    case 'focus':
      return WRITTEN_FOCUS.test(value) ? {} : null;
  }
}

function toField<Name extends keyof NoteFields>(name: Name, value: NoteFields[Name] | undefined): NoteFields | null {
  return value === undefined ? null : { [name]: value };
}

function unescapeLabel(label: string): string {
  return label.replace(/\\(.)/gu, '$1').trim();
}

/** Parts between marks that no backslash stands in front of, with their backslashes. Empty parts are left out. */
function splitEscaped(text: string, marks: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    if (text[at] === '\\') at++;
    else if (at === text.length || marks.includes(text.charAt(at))) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  if (start < text.length) parts.push(text.slice(start));
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
}
