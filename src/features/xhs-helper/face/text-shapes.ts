import type { PlacedLine } from '../model/line-break/layout-text.ts';
import { BULLET, OPEN_BOX, TICKED_BOX } from '../model/markdown/parse-markdown.ts';

/** A rectangle behind the letters, or a tick in it, in pixels from the upper left corner of the text. */
export interface TextShape {
  readonly kind: 'mark' | 'code' | 'bar' | 'dot' | 'box' | 'tick';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** Shares of the font size: where a highlight begins above the middle of its line, and how far it goes beside the text. */
const MARK = { above: 0.02, below: 0.56, beside: 0.08, radius: 0.06 } as const;
/** A highlighter's line of a title begins lower, so that it is one stroke. */
const TITLE_MARK = { above: -0.16, below: 0.5, beside: 0.1, radius: 0.04 } as const;
const CODE = { beside: 0.14, tall: 1.3, radius: 0.22 } as const;
const BLOCK = { pad: 0.12, radius: 0.35 } as const;
const DOT = { size: 0.24, left: 0.16 } as const;
const BOX = { size: 0.72, radius: 0.14 } as const;
const BAR = { width: 0.14, inset: 0.14 } as const;

/** The shapes of a text's lines. With `isMarked` every line has a highlight. */
export function findShapes(lines: readonly PlacedLine[], widthPx: number, isMarked: boolean): TextShape[] {
  const blocks = findBlocks(lines).map((block) => toBlockShape(block, widthPx));
  const inline = lines.flatMap((line) => [
    ...(isMarked ? lineMark(line) : stretches(line, 'isHighlighted').map((part) => markOf(line, part))),
    ...(line.kind === 'code' ? [] : stretches(line, 'isCode').map((part) => codeOf(line, part))),
  ]);
  return [...blocks, ...inline, ...lines.flatMap(dotOf), ...lines.flatMap(boxOf)];
}

interface BlockOfLines {
  readonly kind: 'quote' | 'code';
  readonly first: PlacedLine;
  last: PlacedLine;
}

/** Runs of lines of one quotation or one piece of code. Empty lines of code belong to them. */
function findBlocks(lines: readonly PlacedLine[]): BlockOfLines[] {
  const blocks: BlockOfLines[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.kind !== 'quote' && line.kind !== 'code') continue;
    const before = lines[index - 1];
    const block = blocks.at(-1);
    const isNext = before?.kind === line.kind && isWholeLines((line.yPx - before.yPx) / before.heightPx);
    if (isNext && block !== undefined) block.last = line;
    else blocks.push({ kind: line.kind, first: line, last: line });
  }
  return blocks;
}

function isWholeLines(lines: number): boolean {
  return Math.abs(lines - Math.round(lines)) < 0.05;
}

function toBlockShape({ kind, first, last }: BlockOfLines, widthPx: number): TextShape {
  const size = sizeOf(first);
  const height = last.yPx + last.heightPx - first.yPx;
  if (kind === 'code') {
    const pad = size * BLOCK.pad;
    return { kind, x: 0, y: first.yPx - pad, width: widthPx, height: height + 2 * pad, radius: size * BLOCK.radius };
  }
  const [width, inset] = [size * BAR.width, size * BAR.inset];
  const x = first.flow?.direction === 'rtl' ? widthPx - width : 0;
  return { kind: 'bar', x, y: first.yPx + inset, width, height: height - 2 * inset, radius: width / 2 };
}

interface Stretch {
  readonly x: number;
  readonly end: number;
  readonly sizePx: number;
}

/**
 * Neighbors with one kind of emphasis, as one stretch, with the gaps of a justified line. Of a line that the browser orders
 * only the browser knows their places: their spans have the surface.
 */
function stretches(line: PlacedLine, flag: 'isHighlighted' | 'isCode'): Stretch[] {
  const found: Stretch[] = [];
  if (line.flow !== null) return found;
  let isOpen = false;
  for (const { style, xPx, widthPx } of line.spans) {
    const last = found.at(-1);
    if (style[flag] && isOpen && last !== undefined) found[found.length - 1] = { ...last, end: xPx + widthPx };
    else if (style[flag]) found.push({ x: xPx, end: xPx + widthPx, sizePx: style.fontSizePx });
    isOpen = style[flag];
  }
  return found;
}

function markOf(
  line: PlacedLine,
  { x, end, sizePx }: Stretch,
  mark: typeof MARK | typeof TITLE_MARK = MARK,
): TextShape {
  const middle = line.yPx + line.heightPx / 2;
  return {
    kind: 'mark',
    x: x - sizePx * mark.beside,
    y: middle - sizePx * mark.above,
    width: end - x + 2 * sizePx * mark.beside,
    height: sizePx * (mark.above + mark.below),
    radius: sizePx * mark.radius,
  };
}

/** The bullet of a list item. */
function dotOf({ marker, yPx, heightPx }: PlacedLine): TextShape[] {
  if (marker?.text !== BULLET) return [];
  const sizePx = marker.style.fontSizePx;
  const size = sizePx * DOT.size;
  const x = marker.xPx + sizePx * DOT.left;
  return [{ kind: 'dot', x, y: yPx + (heightPx - size) / 2, width: size, height: size, radius: size / 2 }];
}

/** Whether a marker of a list is drawn as shapes, not as letters. */
export function isDrawnMarker(text: string): boolean {
  return text === BULLET || text === OPEN_BOX || text === TICKED_BOX;
}

/** The box of a task, and the tick of a completed one. */
function boxOf({ marker, yPx, heightPx }: PlacedLine): TextShape[] {
  if (marker === null || marker.text === BULLET || !isDrawnMarker(marker.text)) return [];
  const sizePx = marker.style.fontSizePx;
  const size = sizePx * BOX.size;
  const place = { x: marker.xPx + (sizePx - size) / 2, y: yPx + (heightPx - size) / 2, width: size, height: size };
  const box: TextShape = { kind: 'box', ...place, radius: sizePx * BOX.radius };
  return marker.text === TICKED_BOX ? [box, { ...box, kind: 'tick' }] : [box];
}

function lineMark(line: PlacedLine): TextShape[] {
  const [first, last] = [line.spans[0], line.spans.at(-1)];
  if (first === undefined || last === undefined) return [];
  const stretch = { x: first.xPx, end: last.xPx + last.widthPx, sizePx: first.style.fontSizePx };
  return [markOf(line, stretch, TITLE_MARK)];
}

function codeOf(line: PlacedLine, { x, end, sizePx }: Stretch): TextShape {
  const height = Math.min(sizePx * CODE.tall, line.heightPx);
  const y = line.yPx + (line.heightPx - height) / 2;
  const beside = sizePx * CODE.beside;
  return { kind: 'code', x: x - beside, y, width: end - x + 2 * beside, height, radius: sizePx * CODE.radius };
}

function sizeOf({ spans }: PlacedLine): number {
  return spans[0]?.style.fontSizePx ?? 0;
}
