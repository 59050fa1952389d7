import { toPercent } from '../model/progress.ts';
import { buildTree, isCompleted, type TaskNode } from '../model/task-tree.ts';
import { formatDay, toLocalDay } from './calendar-day.ts';
import { copy } from './copy.ts';
import { type PlanText, toLines, toTitleLine } from './plan-text.ts';
import { formatNote } from './task-note.ts';
import { promptTemplate, summaryTemplate as words } from './templates.ts';

/** The text summary of one plan with the prompt for a model (doc 3 §7). */
export function formatPlanSummary(plan: PlanText, now: Date): string {
  return toText([formatTitle(plan), formatExportDay(now), ...formatDetails(plan)]);
}

/** One text summary of several plans. */
export function formatSummary(plans: readonly PlanText[], now: Date): string {
  const head = [words.allTitle(plans.length), formatExportDay(now)];
  return toText([...head, ...plans.flatMap((plan) => ['', words.rule, formatTitle(plan), ...formatDetails(plan)])]);
}

function toText(lines: readonly string[]): string {
  return `${[...lines, '', words.rule, promptTemplate].join('\n')}\n`;
}

function formatTitle({ inspiration }: PlanText): string {
  return words.title(toTitleLine(inspiration.title));
}

function formatExportDay(now: Date): string {
  return words.exportedOn(formatDay(toLocalDay(now)));
}

function formatDetails({ inspiration, tasks }: PlanText): string[] {
  const completed = tasks.filter(isCompleted).length;
  const inProgress = tasks.filter(({ status }) => status === 'in_progress').length;
  const percent = toPercent({ task_count: tasks.length, completed_task_count: completed });
  const content = toLines(inspiration.content);
  return [
    words.status(nameOf(copy.plans, inspiration.status)),
    words.createdOn(formatDay(toLocalDay(new Date(inspiration.created_at)))),
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
