import { buildDrafts, type Outline } from './outline/build-drafts.ts';
import { readLines } from './outline/read-lines.ts';
import { tablesToItems } from './outline/read-tables.ts';

/**
 * Reads tasks from pasted lines: indentation, bullets, numbers, check boxes and Markdown headings. Every line that holds
 * words becomes a title or a part of a description; tasks beyond the limit are counted.
 */
export function parseOutline(text: string, now = new Date()): Outline {
  return buildDrafts(readLines(tablesToItems(text, now)));
}
