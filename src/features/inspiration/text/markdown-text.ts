import type { InspirationTasks } from '../model/board-rules.ts';
import { buildTree, isCompleted, type TaskNode } from '../model/task-tree.ts';
import { formatNote } from './task-note.ts';
import { toLines, toTitleLine } from './text-lines.ts';

/**
 * Inspirations as Markdown: a heading, the content as a quote, and the tasks as nested check lists. `parseOutline` reads titles,
 * statuses, fields, descriptions and nesting back.
 */
export function formatMarkdown(inspirations: readonly InspirationTasks[]): string {
  return inspirations.map(formatInspiration).join('\n');
}

function formatInspiration({ inspiration, tasks }: InspirationTasks): string {
  const content = toLines(inspiration.content).map(toQuote);
  const list = buildTree(tasks).flatMap(formatNode);
  const blocks = [[`# ${escapeMarks(toTitleLine(inspiration.title))}`], content, list].filter(
    ({ length }) => length > 0,
  );
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

function formatNode({ task, children, level }: TaskNode): string[] {
  const indent = '  '.repeat(level);
  const note = formatNote(task);
  return [
    `${indent}- [${isCompleted(task) ? 'x' : ' '}] ${escapeMarks(toTitleLine(task.title))}`,
    ...(note === '' ? [] : [`${indent}  ${note}`]),
    ...toLines(task.description).map((line) => `${indent}  ${toQuote(line)}`),
    ...children.flatMap(formatNode),
  ];
}

/** A quote keeps lines that look like list items from being read as tasks. */
function toQuote(line: string): string {
  return line === '' ? '>' : `> ${line}`;
}

/** Marks of Markdown inside a line, with a backslash in front of them. Underscores inside words mark nothing. */
function escapeMarks(title: string): string {
  return title
    .replace(/[\\`*[\]<~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=[#a-z])/gi, '\\&');
}
