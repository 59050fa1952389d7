import { breakBlocks } from '../../src/core/markdown/simplify-markdown.ts';
import { createSource, isWhiteSpace } from './text-ranges.ts';

const SPACES = /[ \t\u00a0\u3000]+/g;
const ASCII = /[!-~]/;

/** Spaces inside of a line become line ends, except between two ASCII characters, where they divide words, and in code. */
export function breakAtSpaces(markdown: string): string {
  const source = createSource(markdown, 1);
  return breakBlocks(markdown, SPACES, (first, end, { contentStart }) => {
    const isBetweenWords = ASCII.test(markdown.charAt(first - 1)) && ASCII.test(markdown.charAt(end));
    const isAtEdge = first <= contentStart || !isWhiteSpace(source, first) || !isWhiteSpace(source, end - 1);
    return !isBetweenWords && !isAtEdge;
  });
}
