import { buildDrafts, type Outline } from './outline/build-drafts.ts';
import { readLines } from './outline/read-lines.ts';

/**
 * Reads tasks from pasted lines: indentation, bullets, numbers, check boxes and Markdown headings. Every line that holds
 * words becomes a title or a part of a description; what is beyond the limit is counted.
 */
export function parseOutline(text: string): Outline {
  return buildDrafts(readLines(text));
}
