import { LABEL_MARK } from '../punctuation/lexicon.ts';
import { closeBlock, reopenBlock } from './cut-block.ts';
import { type Block, fenceOf, readMarkdown } from './parse-markdown.ts';
import { readTable, toTableLines } from './table-lines.ts';

/** Signs of a text that may be rewritten; most texts have none. */
const BREAK_TAG = /<br\s{0,8}\/?>/gi;
const UNDERLINE = /^ {0,3}(={2,}|-{3,})[ \t\r]*$/;
const NEEDS_LINES = /\||!\[\]\(|<https?:|\n {0,3}(?:==|---)/i;
/** A picture without words, of which a card of text can show nothing, and an address in brackets. */
const WORDLESS = /!\[\]\([^()\s]*\)/g;
const ADDRESS = /<(https?:[^\s<>]+)>/gi;
const TITLE_MAX_CHARS = 60;
/** What a title does not end with. */
const SENTENCE_END = /[\u3002\uff01\u2026\uff1b\uff0c;,]$/;
const WIDE = /[^\u0020-\u02ff]/g;
const SPACES_AT_END = /[ \t]{1,8}$/;
/** Dashes under a line are a rule unless they are as many as underline it, or nothing but a blank line follows. */
const UNDERLINING_DASHES_MIN = 4;

/**
 * The same text in the light Markdown that `readMarkdown` reads: underlined headings get number signs, `<br>` is a line end, and a
 * table becomes lines, because a narrow page has no room for columns. Pictures without words are left out. Code stays as it is.
 */
export function simplifyMarkdown(source: string): string {
  const hasBreak = source.search(BREAK_TAG) >= 0;
  if (!hasBreak && !NEEDS_LINES.test(source)) return source;
  const lines = simplifyLines(source.split('\n')).join('\n');
  return hasBreak ? breakBlocks(lines, BREAK_TAG, () => true) : lines;
}

function simplifyLines(lines: readonly string[]): string[] {
  const result: string[] = [];
  let fence = '';
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const mark = fenceOf(line);
    if (fence !== '' || mark !== '') {
      if (fence === '') fence = mark;
      else if (mark.startsWith(fence)) fence = '';
      result.push(line);
      continue;
    }
    const table = readTable(lines, at);
    const level = table === null ? levelOfTitle(lines, at) : 0;
    if (table !== null) {
      if ((result.at(-1) ?? '').trim() !== '') result.push('');
      result.push(...toTableLines(table.rows, LABEL_MARK));
      at = table.end - 1;
      if ((lines[at + 1] ?? '').trim() !== '') result.push('');
    } else if (level > 0) {
      result.push(`${'#'.repeat(level)} ${line.trim()}`);
      at += 1;
    } else result.push(line.replace(WORDLESS, '').replace(ADDRESS, '$1'));
  }
  return result;
}

/** 1 or 2 for a line that stands alone and is underlined as a heading, else 0. */
function levelOfTitle(lines: readonly string[], at: number): number {
  const [title, underline, after] = [lines[at]?.trimEnd() ?? '', lines[at + 1] ?? '', lines[at + 2]?.trim() ?? ''];
  const marks = UNDERLINE.exec(underline)?.[1];
  if (marks === undefined || !/^\S/.test(title) || title.length > TITLE_MAX_CHARS || SENTENCE_END.test(title)) return 0;
  if ((lines[at - 1] ?? '').trim() !== '') return 0;
  const [block] = readMarkdown(title);
  if (block?.kind !== 'paragraph') return 0;
  if (marks.startsWith('=')) return 1;
  const isUnderlined = marks.length >= Math.max(title.replace(WIDE, '  ').length, UNDERLINING_DASHES_MIN);
  return isUnderlined || after === '' ? 2 : 0;
}

/**
 * Text that a pattern finds inside of blocks becomes a line end; what it cuts is closed and opened again. Code is left alone.
 * @param isBreak decides about a place by its first offset and the one behind it.
 */
export function breakBlocks(
  markdown: string,
  pattern: RegExp,
  isBreak: (start: number, end: number, block: Block) => boolean,
): string {
  let result = '';
  let from = 0;
  for (const block of readMarkdown(markdown)) {
    if (block.kind === 'code') continue;
    for (const { text, start, marks } of block.spans) {
      for (const { 0: found, index } of text.matchAll(pattern)) {
        const [first, end] = [start + index, start + index + found.length];
        if (marks.includes('`') || !isBreak(first, end, block)) continue;
        result += markdown.slice(from, first).replace(SPACES_AT_END, '');
        if (!isLineEnd(markdown, end)) result += `${closeBlock(block, marks)}\n${reopenBlock(block, marks)}`;
        from = end;
      }
    }
  }
  return result + markdown.slice(from);
}

function isLineEnd(markdown: string, at: number): boolean {
  const feed = markdown.indexOf('\n', at);
  return markdown.slice(at, feed < 0 ? undefined : feed).trim() === '';
}
