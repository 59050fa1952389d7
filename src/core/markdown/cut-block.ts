import { closingOf, type Mark, openingOf } from './parse-inline.ts';
import { type Block, parseMarkdown } from './parse-markdown.ts';

/** What closes a block that is cut behind a character with these marks. */
export function closeBlock(block: Block, marks: readonly Mark[]): string {
  return block.kind === 'code' ? `\n${block.fence}` : marks.toReversed().map(closingOf).join('');
}

/** What opens the rest of a block that is cut before a character with these marks. */
export function reopenBlock(block: Block, marks: readonly Mark[]): string {
  return openingOfBlock(block) + marks.map(openingOf).join('');
}

function openingOfBlock({ kind, level, fence }: Block): string {
  switch (kind) {
    case 'code':
      return `${fence}\n`;
    case 'quote':
      return '> ';
    case 'heading':
      return `${'#'.repeat(level)} `;
    case 'bullet':
      return '  '.repeat(level + 1);
    case 'numbered':
      return `${'  '.repeat(level + 1)} `;
    default:
      return '';
  }
}

const INDENT_AND_NUMBER = /^[ \t]*\d*/;

/**
 * A text that begins with the rest of a block, as `reopenBlock` opened it. Where its first line would be read as a heading,
 * a list item or a rule, a backslash makes it text.
 */
export function keepRest(text: string, block: Block): string {
  if (block.kind === 'code' || block.kind === 'quote' || block.kind === 'heading') return text;
  const feed = text.indexOf('\n');
  const line = feed < 0 ? text : text.slice(0, feed);
  const first = parseMarkdown(line)[0];
  if (first === undefined || (first.kind === block.kind && first.marker === '')) return text;
  const before = INDENT_AND_NUMBER.exec(line)?.[0] ?? '';
  return `${before}\\${text.slice(before.length)}`;
}

/** Where the rest of a block begins whose first character is at `start`: before the backslash that makes it a character. */
export function startOfRest(source: string, block: Block, start: number): number {
  const isEscaped = source.charAt(start - 1) === '\\' && block.spans.some((span) => span.start === start);
  return isEscaped && block.kind !== 'code' ? start - 1 : start;
}
