import type { InspirationTasks } from '../model/board-rules.ts';
import { toLocalDate } from '../model/calendar-day.ts';
import { toPercent } from '../model/progress.ts';
import { buildTree, isCompleted, type TaskNode } from '../model/task-tree.ts';
import { copy } from './copy.ts';
import { formatNote } from './task-note.ts';
import { promptTemplate, summaryTemplate as words } from './templates.ts';
import { toLines, toTitleLine } from './text-lines.ts';

/** The text summary of one inspiration with the prompt for a model (doc 3 §7). */
export function formatSummary(inspiration: InspirationTasks, now: Date): string {
  return toText([formatTitle(inspiration), formatExportDay(now), ...formatDetails(inspiration)]);
}

/** One text summary of several inspirations. */
export function formatSummaries(inspirations: readonly InspirationTasks[], now: Date): string {
  const head = [words.allTitle(inspirations.length), formatExportDay(now)];
  const parts = inspirations.flatMap((each) => ['', words.rule, formatTitle(each), ...formatDetails(each)]);
  return toText([...head, ...parts]);
}

function toText(lines: readonly string[]): string {
  return `${[...lines, '', words.rule, promptTemplate].join('\n')}\n`;
}

function formatTitle({ inspiration }: InspirationTasks): string {
  return words.title(toTitleLine(inspiration.title));
}

function formatExportDay(now: Date): string {
  return words.exportedOn(toLocalDate(now.getTime()));
}

function formatDetails({ inspiration, tasks }: InspirationTasks): string[] {
  const completed = tasks.filter(isCompleted).length;
  const inProgress = tasks.filter(({ status }) => status === 'in_progress').length;
  const percent = toPercent({ task_count: tasks.length, completed_task_count: completed });
  const content = toLines(inspiration.content);
  return [
    words.status(nameOf(copy.inspirationStatuses, inspiration.status)),
    words.createdOn(toLocalDate(inspiration.created_at)),
    words.rate(percent, completed, tasks.length),
    words.counts(inProgress, tasks.length - completed - inProgress),
    ...(content.length === 0 ? [] : ['', words.content, ...content]),
    '',
    ...(tasks.length === 0 ? [words.noTasks] : [words.tasks, ...formatNodes(buildTree(tasks), '')]),
  ];
}

/** Siblings and their sub-tasks, numbered 1, 1.1, 1.1.1. */
function formatNodes(nodes: readonly TaskNode[], prefix: string): string[] {
  return nodes.flatMap(({ task, children, level }, index) => {
    const number = `${prefix}${index + 1}`;
    const indent = '  '.repeat(level);
    const [firstLine, ...lines] = toLines(task.description);
    const title = toTitleLine(task.title);
    // The status stands in front of the title.
    const note = formatNote({ ...task, status: 'todo' });
    return [
      `${indent}${words.task(level === 0 ? `${number}.` : number, nameOf(copy.statuses, task.status), title, note)}`,
      ...toLines(task.summary ?? '').map((line) => `${indent}   ${words.taskSummary(line)}`),
      ...(firstLine === undefined ? [] : [`${indent}   ${words.taskDescription(firstLine)}`]),
      ...lines.map((line) => `${indent}   ${line}`),
      ...formatNodes(children, `${number}.`),
    ];
  });
}

function nameOf(names: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(names, value) ? (names[value] ?? '') : copy.unknown;
}
