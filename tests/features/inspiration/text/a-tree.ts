import type { TaskDraft } from '../../../../src/features/inspiration/model/board-rules.ts';

/** Titles with indentation, a status other than todo behind them. */
export function toTree(drafts: readonly TaskDraft[], level = 0): string[] {
  return drafts.flatMap(({ title, status = 'todo', children = [] }) => [
    `${'  '.repeat(level)}${title}${status === 'todo' ? '' : ` (${status})`}`,
    ...toTree(children, level + 1),
  ]);
}

/** Texts that break parsers that read them twice, about one megabyte each. */
export const HUGE_TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['spaces', ' '.repeat(1 << 20)],
  ['one long word', 'a'.repeat(1 << 20)],
  ['asterisks', '*'.repeat(1 << 20)],
  ['brackets', '['.repeat(1 << 20)],
  ['open brackets with quotes', '["'.repeat(1 << 19)],
  ['braces and spaces', '{ '.repeat(1 << 19)],
  ['backslashes', '\\'.repeat(1 << 20)],
  ['backticks', '`'.repeat(1 << 20)],
  ['quote marks', '>'.repeat(1 << 20)],
  ['numbers', '1.'.repeat(1 << 19)],
  ['rules', '- '.repeat(1 << 19)],
  ['a list item of colons', `- ${'：'.repeat(1 << 20)}`],
  ['commas', ','.repeat(1 << 20)],
  ['tables with open quotes', '任务,状态\n"b,c\n'.repeat(1 << 16)],
  ['short lines', '- a\n'.repeat(1 << 18)],
  ['growing indentation', Array.from({ length: 1400 }, (_, level) => `${' '.repeat(level)}- a`).join('\n')],
];
