import type { TaskDraft, TaskInput } from '../../model/board-rules.ts';
import { OUTLINE_LEVELS_MAX, OUTLINE_TASKS_MAX } from '../constants.ts';
import { parseNote } from '../task-note.ts';
import type { OutlineLine } from './read-lines.ts';

/** Tasks that a text holds. */
export interface Outline {
  readonly drafts: readonly TaskDraft[];
  /** Tasks in `drafts`, at all levels. */
  readonly count: number;
  /** Tasks of the text beyond `OUTLINE_TASKS_MAX`, which are not in `drafts`. */
  readonly left: number;
}

interface Entry {
  readonly line: OutlineLine;
  readonly fields: Partial<TaskInput>[];
  readonly description: string[];
  readonly children: Entry[];
}

/** Trees from lines. A task deeper than `OUTLINE_LEVELS_MAX` is placed at that level. */
export function buildDrafts(lines: readonly OutlineLine[]): Outline {
  const roots: Entry[] = [];
  /** The last task and its ancestors, the highest first. */
  const path: Entry[] = [];
  const hasItems = lines.some(({ kind }) => kind === 'item');
  let count = 0;
  let left = 0;
  for (const line of lines) {
    while (isBeside(path.at(-1), line)) path.pop();
    const parent = path.at(-1);
    if (belongsTo(line, parent, hasItems)) {
      addWords(parent, line);
      continue;
    }
    if (path.length >= OUTLINE_LEVELS_MAX) path.pop();
    const entry: Entry = { line, fields: [], description: [], children: [] };
    if (line.description !== undefined) entry.description.push(line.description);
    if (count < OUTLINE_TASKS_MAX) {
      (path.at(-1)?.children ?? roots).push(entry);
      count++;
    } else left++;
    // Also beyond the limit, so that the words below it do not go to another task.
    path.push(entry);
  }
  return { drafts: roots.map(toDraft), count, left };
}

/** Whether an entry of the path is no ancestor of the line. */
function isBeside(entry: Entry | undefined, line: OutlineLine): boolean {
  if (entry === undefined) return false;
  const above = entry.line;
  if (line.kind === 'heading') return above.kind !== 'heading' || above.rank >= line.rank;
  if (above.kind === 'heading') return false;
  if (line.kind === 'quote') return above.indent > line.indent;
  return above.indent > line.indent || (above.indent === line.indent && above.rank >= line.rank);
}

/** A quote belongs to the task above it. A plain line does where tasks have marks: below one, or first under a heading. */
function belongsTo(line: OutlineLine, parent: Entry | undefined, hasItems: boolean): parent is Entry {
  if (parent === undefined) return false;
  if (line.kind === 'quote') return true;
  if (line.kind !== 'plain') return false;
  return parent.line.kind === 'item' || (parent.line.kind === 'heading' && hasItems && parent.children.length === 0);
}

function addWords(entry: Entry, line: OutlineLine): void {
  const note = line.kind === 'plain' ? parseNote(line.text) : null;
  if (note === null) entry.description.push(line.text);
  else entry.fields.push(note);
}

function toDraft({ line, fields, description, children }: Entry): TaskDraft {
  const words = description.join('\n').trim();
  return {
    title: line.text,
    ...(line.status !== undefined && { status: line.status }),
    ...(words !== '' && { description: words }),
    ...Object.assign({}, ...fields),
    ...(children.length > 0 && { children: children.map(toDraft) }),
  };
}
