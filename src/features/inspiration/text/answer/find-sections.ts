import { ORDINAL } from '../lexicon.ts';
import type { OutlineLine } from '../outline/read-lines.ts';
import {
  BRACKETED_SECTION,
  COUNTED_SECTION,
  NUMBERED_TITLE,
  PLAIN_SECTION,
  SECTION,
  SIGNED_SECTION,
} from './lexicon.ts';

/** Below the ranks of Markdown's headings. */
export const SECTION_RANK = 7;

/**
 * The lines with those as headings that name the items below them: with a colon, in brackets, with an emoji, short ones
 * between blank lines and items, where there are several; and counted ones: the third week.
 */
export function toSections(lines: readonly OutlineLine[]): readonly OutlineLine[] {
  const numbered = lines.filter((line) => isLoose(line) && isNumbered(line));
  if (numbered.length > 1 && !lines.some(({ kind }) => kind === 'item')) {
    return lines.map((line) => (numbered.includes(line) ? { ...line, kind: 'item', rank: 0 } : line));
  }
  const hasItems = findHeads(lines);
  const titles = lines.map((line, index) => {
    if (!isLoose(line) || !hasItems[index]) return null;
    return toTitle(line, lines[index + 1]?.kind === 'item');
  });
  const found = titles.filter((title) => title !== null);
  const isTaken = found.length > 1 || found.some((title) => ORDINAL.test(title) || COUNTED_SECTION.test(title));
  if (!isTaken) return lines;
  return lines.map((line, index) => {
    const text = titles[index] ?? null;
    return text === null ? line : { ...line, kind: 'heading', rank: SECTION_RANK, text };
  });
}

/** For each line, whether the next line that is not a plain one is an item. */
function findHeads(lines: readonly OutlineLine[]): boolean[] {
  let isHead = false;
  const heads = lines.toReversed().map(({ kind }) => {
    const head = isHead;
    if (kind !== 'plain') isHead = kind === 'item';
    return head;
  });
  return heads.toReversed();
}

function isLoose({ kind, indent }: OutlineLine): boolean {
  return kind === 'plain' && indent === 0;
}

function isNumbered(line: OutlineLine): boolean {
  return ORDINAL.test(NUMBERED_TITLE.exec(wordsOf(line))?.[1]?.trim() ?? '');
}

/** The title of a section; null for a line of words. `isAbove`: an item follows directly. */
function toTitle(line: OutlineLine, isAbove: boolean): string | null {
  const text = wordsOf(line);
  const bracketed = BRACKETED_SECTION.exec(text);
  if (bracketed !== null) return [bracketed[1], bracketed[2]].filter((part) => part !== '').join(' ');
  if (COUNTED_SECTION.test(text)) return text.replace(SECTION, '$1');
  if (!isAbove) return null;
  if (SECTION.test(text) || isNumbered(line)) return text.replace(SECTION, '$1');
  return SIGNED_SECTION.test(text) || (line.isAfterGap && PLAIN_SECTION.test(text)) ? text : null;
}

/** The text without marks of bold words. */
function wordsOf({ text }: OutlineLine): string {
  return text.replaceAll('**', '');
}
