import { DIVIDER_MARKS, SPACED_DIVIDER_MARKS } from '../punctuation/lexicon.ts';
import { parseInline, type TextSpan } from './parse-inline.ts';

export type BlockKind = 'paragraph' | 'heading' | 'bullet' | 'numbered' | 'quote' | 'code' | 'rule';

/** A line of the source that is not blank. */
export interface Block {
  readonly kind: BlockKind;
  /** 1 to 6 for headings, the depth from 0 for list items, else 0. */
  readonly level: number;
  /** Shown before the first line of a list item; else empty. */
  readonly marker: string;
  /** The lines of a list item stand as far to the right as this text is wide; empty for other blocks. */
  readonly hang: string;
  readonly spans: readonly TextSpan[];
  /** Offset of the line in the source, its marks included; for the first line of a code block that of the fence. */
  readonly start: number;
  /** Offset of the text behind indent and marks of the block. */
  readonly contentStart: number;
  /** The marks that open and close the code that a line belongs to; else empty. */
  readonly fence: string;
  /** A blank line is before it. */
  readonly isSpaced: boolean;
  /** A further line of code or of a list item. */
  readonly isContinued: boolean;
}

export const BULLET = '\u2022';
/** Markers of tasks. */
export const OPEN_BOX = '\u2610';
export const TICKED_BOX = '\u2611';
/** Marks on one line, such as ```` ```x``` ````, are no fence, and a line of waves divides a text. */
const FENCE = /^\s*(?:(`{3,})[^`]*$|(~{3,4})(?!~))/;
const HEADING = /^(#{1,6})[ \t\u3000]+(?=\S)/;
const HEADING_END = /[ \t]+#+[ \t]*$/;
/** The rule of Markdown, and lines of dashes as they are typed in Chinese texts. */
const RULE = new RegExp(
  `^[ \\t]{0,3}(?:([-*_${SPACED_DIVIDER_MARKS}])(?:[ \\t\u3000]*\\1){2,}|[${DIVIDER_MARKS}]{3,}|~{5,})[ \\t\\r]*$`,
);
const BULLET_ITEM = /^([ \t]*)[-*+\u2022\u00b7][ \t\u3000]+(?:\[([ xX])\][ \t\u3000]+)?(?=\S)/;
const NUMBERED_ITEM = /^([ \t]*)(\d{1,3}[.)\u3001])[ \t\u3000]+(?=\S)/;
/** A line that continues the list item before it. Indents of Chinese paragraphs are full-width spaces. */
const ITEM_LINE = /^(?: {2,}|\t)[ \t]*/;
/** A quotation in a quotation looks as the outer one. */
const QUOTE = /^(?:[>\uff1e][ \t\u3000]?)+/;
const INDENT_CHARS = 2;
const BOX_HANG = '\u3000';
const DEPTH_MAX = 3;

/**
 * Light Markdown as plain data: headings, lists, quotations, code, rules, and emphasis and links in them. Every line of the
 * source is a line of the card. Anything else, HTML included, is text.
 */
export function parseMarkdown(source: string, isPart = true): Block[] {
  return [...readMarkdown(source, isPart)];
}

/**
 * Parses a source line by line, so that a caller may stop early.
 * @param isPart the source may begin inside of a list item: an indented first line continues it (see `reopenBlock`).
 */
export function* readMarkdown(source: string, isPart = true): Generator<Block> {
  let isFirst = true;
  let isSpaced = false;
  let code = null as OpenCode | null;
  let before = null as Block | null;
  for (const { line, start } of readLines(source)) {
    const fence = fenceOf(line);
    if (code === null ? fence !== '' : fence.startsWith(code.fence)) {
      code = code === null ? { fence, start } : null;
    } else if (code !== null) {
      const spans: TextSpan[] = line === '' ? [] : [{ text: line, start, marks: [] }];
      const isContinued = code.start === null;
      const block = plainBlock('code', spans, code.start ?? start, start);
      yield { ...block, fence: code.fence, isSpaced: isSpaced && !isContinued, isContinued };
      code = { ...code, start: null };
      before = block;
      isFirst = false;
      isSpaced = false;
    } else if (line.trim() === '') {
      isSpaced = !isFirst;
    } else {
      before = parseLine(line, start, isFirst && isPart ? itemOf(line) : before);
      yield { ...before, isSpaced };
      isFirst = false;
      isSpaced = false;
    }
  }
}

interface OpenCode {
  readonly fence: string;
  /** Offset of the fence until the first line was read. */
  readonly start: number | null;
}

/** The marks of a line that opens or closes code; empty for another line. */
export function fenceOf(line: string): string {
  const [, ticks, waves] = FENCE.exec(line) ?? [];
  return ticks ?? waves ?? '';
}

function* readLines(source: string): Generator<{ readonly line: string; readonly start: number }> {
  for (let start = 0; start <= source.length; ) {
    const feed = source.indexOf('\n', start);
    const end = feed < 0 ? source.length : feed;
    const line = source.slice(start, end);
    yield { line: line.endsWith('\r') ? line.slice(0, -1) : line, start };
    start = end + 1;
  }
}

function parseLine(line: string, start: number, before: Pick<Block, 'kind' | 'level' | 'hang'> | null): Block {
  if (RULE.test(line)) return plainBlock('rule', [], start, start);
  const heading = HEADING.exec(line);
  if (heading) {
    return { ...blockOf('heading', line.replace(HEADING_END, ''), start, heading[0]), level: heading[1]?.length ?? 1 };
  }
  const bullet = BULLET_ITEM.exec(line);
  if (bullet) {
    const marker = bullet[2] === undefined ? BULLET : bullet[2] === ' ' ? OPEN_BOX : TICKED_BOX;
    const hang = marker === BULLET ? BULLET : BOX_HANG;
    return { ...blockOf('bullet', line, start, bullet[0]), level: depthOf(bullet[1]), marker, hang };
  }
  const item = NUMBERED_ITEM.exec(line);
  if (item) {
    const [prefix, indent, marker = ''] = item;
    return { ...blockOf('numbered', line, start, prefix), level: depthOf(indent), marker, hang: marker };
  }
  const quote = QUOTE.exec(line);
  if (quote && line.length > quote[0].length) return blockOf('quote', line, start, quote[0]);
  const itemLine = ITEM_LINE.exec(line);
  if (itemLine && before !== null && before.hang !== '') {
    const { kind, level, hang } = before;
    return { ...blockOf(kind, line, start, itemLine[0]), level, hang, isContinued: true };
  }
  return blockOf('paragraph', line, start, /^\s*/.exec(line)?.[0] ?? '');
}

/** The list item that an indented line continues where the item itself is in an earlier part. */
function itemOf(line: string): Pick<Block, 'kind' | 'level' | 'hang'> {
  const spaces = /^ */.exec(line)?.[0].length ?? 0;
  const level = Math.min(Math.max(Math.floor(spaces / INDENT_CHARS) - 1, 0), DEPTH_MAX);
  return spaces % INDENT_CHARS === 0
    ? { kind: 'bullet', level, hang: BULLET }
    : { kind: 'numbered', level, hang: '1.' };
}

function blockOf(kind: BlockKind, line: string, start: number, prefix: string): Block {
  const contentStart = start + prefix.length;
  return plainBlock(kind, parseInline(line.slice(prefix.length).trimEnd(), contentStart), start, contentStart);
}

function plainBlock(kind: BlockKind, spans: readonly TextSpan[], start: number, contentStart: number): Block {
  return { ...NO_LIST, kind, spans, start, contentStart, fence: '', isSpaced: false, isContinued: false };
}

const NO_LIST = { level: 0, marker: '', hang: '' } as const;

function depthOf(indent = ''): number {
  return Math.min(Math.floor(indent.replaceAll('\t', '  ').length / INDENT_CHARS), DEPTH_MAX);
}
