import { closeBlock, reopenBlock } from '../../src/core/markdown/cut-block.ts';
import { parseMarkdown } from '../../src/core/markdown/parse-markdown.ts';
import { createSource, isWhiteSpace } from './text-ranges.ts';

const SPACES = /[ \t\u00a0\u3000]+/g;
const ASCII = /[!-~]/;

/**
 * Spaces inside of a line become line ends, except between two ASCII characters, where they divide words, and in code. Marks
 * around them are closed and opened again.
 */
export function breakAtSpaces(markdown: string): string {
  const source = createSource(markdown, 1);
  let result = '';
  let from = 0;
  for (const block of parseMarkdown(markdown)) {
    if (block.kind === 'code') continue;
    for (const { text, start, marks } of block.spans) {
      for (const { 0: spaces, index } of text.matchAll(SPACES)) {
        const [first, end] = [start + index, start + index + spaces.length];
        const isBetweenWords = ASCII.test(markdown.charAt(first - 1)) && ASCII.test(markdown.charAt(end));
        const isAtEdge = first <= block.contentStart || !isWhiteSpace(source, first) || !isWhiteSpace(source, end - 1);
        if (isBetweenWords || isAtEdge || marks.includes('`')) continue;
        result += `${markdown.slice(from, first)}${closeBlock(block, marks)}\n${reopenBlock(block, marks)}`;
        from = end;
      }
    }
  }
  return result + markdown.slice(from);
}
