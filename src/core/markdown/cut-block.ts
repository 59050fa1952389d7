import { closingOf, type Mark, openingOf } from './parse-inline.ts';
import type { Block } from './parse-markdown.ts';

/** What closes a block that is cut behind a character with these marks. */
export function closeBlock(block: Block, marks: readonly Mark[]): string {
  return block.kind === 'code' ? `\n${block.fence}` : marks.toReversed().map(closingOf).join('');
}

/** What opens the rest of a block that is cut before a character with these marks. A list item becomes a paragraph. */
export function reopenBlock(block: Block, marks: readonly Mark[]): string {
  const opened = marks.map(openingOf).join('');
  switch (block.kind) {
    case 'code':
      return `${block.fence}\n`;
    case 'quote':
      return `> ${opened}`;
    case 'heading':
      return `${'#'.repeat(block.level)} ${opened}`;
    default:
      return opened;
  }
}

/** Where the rest of a block begins whose first character is at `start`: before the backslash that makes it a character. */
export function startOfRest(source: string, block: Block, start: number): number {
  const isEscaped = source.charAt(start - 1) === '\\' && block.spans.some((span) => span.start === start);
  return isEscaped && block.kind !== 'code' ? start - 1 : start;
}
