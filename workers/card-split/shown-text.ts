import { closeBlock, keepRest, reopenBlock, startOfRest } from '../../src/core/markdown/cut-block.ts';
import type { TextSpan } from '../../src/core/markdown/parse-inline.ts';
import { type Block, parseMarkdown } from '../../src/core/markdown/parse-markdown.ts';
import { createSource, type Source, type TextRange, trimRange } from './text-ranges.ts';

const LINE_FEED = '\n';

/** A line that is not blank, as a range of the shown text. */
export interface Line extends TextRange {
  readonly block: Block;
  /** A blank line is before it. */
  readonly isSpaced: boolean;
  /** The block's text in the shown text, white space at its ends included. */
  readonly full: TextRange;
}

/**
 * The text of a Markdown source as a reader sees it, without marks, list markers, fences and rules. Divided as plain text,
 * its ranges become Markdown again.
 */
interface ShownText {
  readonly markdown: string;
  readonly source: Source;
  /** Lines between two rules. */
  readonly sections: readonly (readonly Line[])[];
}

/** @param maxChars the most characters of a range that is cut. */
export function readShownText(markdown: string, maxChars: number): ShownText {
  const blocks = parseMarkdown(markdown, false);
  const hidden = new Uint16Array(markdown.length + 1);
  const fulls: TextRange[] = [];
  let shown = '';
  /** Behind the last shown character in the Markdown. */
  let from = 0;
  for (const block of blocks) {
    if (shown !== '') {
      hidden[shown.length] = block.start - from - 1;
      shown += '\n';
    }
    const start = shown.length;
    from = block.kind === 'paragraph' ? block.contentStart : block.start;
    for (const span of block.spans) {
      hidden[shown.length] = span.start - from;
      shown += span.text;
      from = span.start + span.text.length;
    }
    fulls.push({ start, end: shown.length });
  }
  const source = createSource(shown, maxChars, hidden);
  return { markdown, source, sections: listSections(source, blocks, fulls) };
}

function listSections(source: Source, blocks: readonly Block[], fulls: readonly TextRange[]): Line[][] {
  const sections: Line[][] = [[]];
  let isSpaced = false;
  blocks.forEach((block, index) => {
    const full = fulls[index] ?? { start: 0, end: 0 };
    const range = trimRange(source, full);
    isSpaced ||= block.isSpaced;
    if (block.kind === 'rule') sections.push([]);
    else if (range.end > range.start) {
      sections.at(-1)?.push({ ...range, block, isSpaced, full });
      isSpaced = false;
    }
  });
  return sections;
}

/** A range of a section as complete Markdown: what it cuts is closed at its end and opened again at its start. */
export function toMarkdown({ markdown }: ShownText, section: readonly Line[], range: TextRange): string {
  const first = section[findLine(section, range.start)];
  const last = section[findLine(section, range.end - 1)];
  if (first === undefined || last === undefined) return '';
  const begin = beginOf(markdown, first, range.start);
  const end = endOf(markdown, last, range.end);
  const text = begin.opened + markdown.slice(begin.start, end.end) + end.closed;
  const isRest = first.block.kind === 'paragraph' || first.block.isContinued || range.start > first.start;
  return isRest ? keepRest(text, first.block) : text;
}

/** Index of the line that an offset is in. */
function findLine(section: readonly Line[], offset: number): number {
  let low = 0;
  for (let high = section.length - 1; low < high; ) {
    const middle = (low + high + 1) >> 1;
    if ((section[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

interface Begin {
  readonly opened: string;
  /** Offset in the Markdown. */
  readonly start: number;
}

function beginOf(markdown: string, { block, start, full }: Line, offset: number): Begin {
  if (offset > start) {
    const { span, at } = placeOf(block, offset - full.start);
    return { opened: reopenBlock(block, span?.marks ?? []), start: startOfRest(markdown, block, at) };
  }
  const isText = block.kind === 'paragraph' || (block.isContinued && block.kind !== 'code');
  return { opened: block.isContinued ? reopenBlock(block, []) : '', start: isText ? block.contentStart : block.start };
}

function endOf(markdown: string, { block, end, full }: Line, offset: number): { end: number; closed: string } {
  if (offset >= end) {
    const last = block.spans.at(-1);
    const feed = markdown.indexOf(LINE_FEED, last === undefined ? block.contentStart : last.start + last.text.length);
    const line = markdown.slice(0, feed < 0 ? undefined : feed).trimEnd();
    return { end: line.length, closed: block.kind === 'code' ? closeBlock(block, []) : '' };
  }
  const { span, at } = placeOf(block, offset - 1 - full.start);
  return { end: at + 1, closed: closeBlock(block, span?.marks ?? []) };
}

/** The span that holds a character of the block's text, and the character's offset in the Markdown. */
function placeOf(block: Block, index: number): { readonly span: TextSpan | undefined; readonly at: number } {
  let rest = index;
  for (const span of block.spans) {
    if (rest < span.text.length) return { span, at: span.start + rest };
    rest -= span.text.length;
  }
  return { span: undefined, at: block.contentStart };
}
