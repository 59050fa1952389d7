import { parseInline, type TextSpan } from './parse-inline.ts';

export type BlockKind = 'paragraph' | 'heading' | 'bullet' | 'numbered' | 'quote' | 'code';

/** A line of the source that is not blank. */
export interface Block {
  readonly kind: BlockKind;
  /** 1 to 3 for headings, the depth from 0 for list items, else 0. */
  readonly level: number;
  /** Shown before the first line of a list item; else empty. */
  readonly marker: string;
  readonly spans: readonly TextSpan[];
  /** Offset of the line in the source, its marks included; for the first line of a code block that of the fence. */
  readonly start: number;
  /** A blank line is before it. */
  readonly isSpaced: boolean;
  /** A line of code that is not the first one of its block. */
  readonly isContinued: boolean;
}

export const BULLET = '\u2022';
const FENCE = '```';
const HEADING = /^(#{1,3})[ \t\u3000]+(?=\S)/;
const BULLET_ITEM = /^([ \t]*)[-*+\u2022\u00b7][ \t\u3000]+(?=\S)/;
const NUMBERED_ITEM = /^([ \t]*)(\d{1,3}[.)\u3001])[ \t\u3000]+(?=\S)/;
const QUOTE = /^[>\uff1e][ \t\u3000]?/;
const INDENT_CHARS = 2;
const DEPTH_MAX = 3;

/**
 * Light Markdown as plain data: headings, lists, quotations, code, and emphasis in them. Every line of the source is a line
 * of the card. Anything else, HTML included, is text.
 */
export function parseMarkdown(source: string): Block[] {
  return [...readMarkdown(source)];
}

/** Parses a source line by line, so that a caller may stop early. */
export function* readMarkdown(source: string): Generator<Block> {
  let isFirst = true;
  let isSpaced = false;
  /** Offset of the open fence until its first line was read, then `'inside'`. */
  let fence: number | 'inside' | null = null;
  for (const { line, start } of readLines(source)) {
    if (line.trimStart().startsWith(FENCE)) {
      fence = fence === null ? start : null;
    } else if (fence !== null) {
      const spans: TextSpan[] = line === '' ? [] : [{ text: line, start, marks: [] }];
      const isContinued = fence === 'inside';
      const block = plainBlock('code', spans, fence === 'inside' ? start : fence);
      yield { ...block, isSpaced: isSpaced && !isContinued, isContinued };
      fence = 'inside';
      isFirst = false;
      isSpaced = false;
    } else if (line.trim() === '') {
      isSpaced = !isFirst;
    } else {
      yield { ...parseLine(line, start), isSpaced };
      isFirst = false;
      isSpaced = false;
    }
  }
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

function parseLine(line: string, start: number): Block {
  const heading = HEADING.exec(line);
  if (heading) return { ...blockOf('heading', line, start, heading[0]), level: heading[1]?.length ?? 1 };
  const bullet = BULLET_ITEM.exec(line);
  if (bullet) return { ...blockOf('bullet', line, start, bullet[0]), level: depthOf(bullet[1]), marker: BULLET };
  const item = NUMBERED_ITEM.exec(line);
  if (item) return { ...blockOf('numbered', line, start, item[0]), level: depthOf(item[1]), marker: item[2] ?? '' };
  const quote = QUOTE.exec(line);
  if (quote && line.length > quote[0].length) return blockOf('quote', line, start, quote[0]);
  return blockOf('paragraph', line, start, /^\s*/.exec(line)?.[0] ?? '');
}

function blockOf(kind: BlockKind, line: string, start: number, prefix: string): Block {
  return plainBlock(kind, parseInline(line.slice(prefix.length).trimEnd(), start + prefix.length), start);
}

function plainBlock(kind: BlockKind, spans: readonly TextSpan[], start: number): Block {
  return { kind, level: 0, marker: '', spans, start, isSpaced: false, isContinued: false };
}

function depthOf(indent = ''): number {
  return Math.min(Math.floor(indent.replaceAll('\t', '  ').length / INDENT_CHARS), DEPTH_MAX);
}
