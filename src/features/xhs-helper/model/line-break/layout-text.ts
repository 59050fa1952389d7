import { simplifyMarkdown } from '../../../../core/markdown/simplify-markdown.ts';
import { type Block, type BlockKind, readMarkdown } from '../markdown/parse-markdown.ts';
import { type Atom, listAtoms, type Measure, type TextStyle } from './atoms.ts';
import { breakLines } from './break-lines.ts';
import { type CutSource, cutBeforeBlock, cutInBlock } from './cut-source.ts';
import { alignAtStart, keepEmptyHalves, type LineFlow, readDirection } from './line-flow.ts';
import { type PlacedSpan, placeLine } from './position-line.ts';

/** The box of a card's text and its look. */
export interface TextBox {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fontSizePx: number;
  /** Distance of lines as a multiple of the font size. */
  readonly lineHeight: number;
  readonly alignment: 'left' | 'center' | 'right';
  /** Stretches all lines but the last of a paragraph to the whole width. */
  readonly isJustified: boolean;
  /** A line whose gaps would grow by more than this share of the font size is not stretched. */
  readonly stretchShareMax: number;
  /** Size of a heading of the first level as a multiple of the font size. */
  readonly headingScale: number;
  /** Gives every line the height of a line of text, and whole lines between blocks, as on ruled paper. */
  readonly isOnGrid: boolean;
}

export interface PlacedLine {
  readonly kind: BlockKind;
  /** Top of the line's area from the top of the box. */
  readonly yPx: number;
  readonly heightPx: number;
  readonly spans: readonly PlacedSpan[];
  /** Set where the browser orders the spans; only the ends of the line are where the spans' places say. Else null. */
  readonly flow: LineFlow | null;
  /** Marker of a list item on its first line; else null. */
  readonly marker: { readonly text: string; readonly xPx: number; readonly style: TextStyle } | null;
}

/** A text in its box. */
export interface TextLayout extends CutSource {
  readonly lines: readonly PlacedLine[];
  /** Height of the lines; above the box's height only where not even the first line fits. */
  readonly heightPx: number;
}

/** Distance before a block behind a blank line, as a share of a line. */
const SPACED_SHARE = 0.5;
/** Indent of quotations and code as shares of the font size. */
const INDENT_SHARES: Partial<Record<BlockKind, number>> = { quote: 0.8, code: 0.5 };
const MARKER_GAP_SHARE = 0.4;
const LEVEL_INDENT_SHARE = 1;
/** For every level of headings, the share of the way from the text's size to the first level's. */
const LEVEL_SHARES = [1, 0.6, 0.3, 0.15, 0, 0];
const CODE_SCALE = 0.85;
/** A box that is narrower than a character still takes one. */
const LINE_WIDTH_MIN_PX = 1;
const TOLERANCE_PX = 0.5;

/**
 * Breaks a card's text into lines and places them. What does not fit into the box is `rest`, which a further card can
 * show; `shown` is the text without it. At least one line is placed, so that every card takes something of its text.
 */
export function layOutText(given: string, box: TextBox, measure: Measure): TextLayout {
  const source = simplifyMarkdown(given);
  const remembered = rememberWidths(measure);
  const lines: PlacedLine[] = [];
  let y = 0;
  for (const block of readMarkdown(source)) {
    const frame = frameBlock(block, box, remembered);
    const atoms = breakLines(frame.atoms, frame.widthPx, remembered, maxLines(box, frame));
    if (block.isSpaced && lines.length > 0) y += box.fontSizePx * box.lineHeight * (box.isOnGrid ? 1 : SPACED_SHARE);
    for (const [index, line] of atoms.entries()) {
      if (lines.length > 0 && y + frame.lineHeightPx > box.heightPx + TOLERANCE_PX) {
        return { lines, heightPx: endOf(lines), ...cutSource(source, block, atoms, index) };
      }
      lines.push(toPlacedLine(block, frame, line, { index, count: atoms.length, y, box }));
      y += frame.lineHeightPx;
    }
    if (atoms.length === 0) y += frame.lineHeightPx;
  }
  return { lines, heightPx: endOf(lines), shown: source, rest: '' };
}

/** The lines that fit, the first line that does not, and a further line, which may take a character from that line. */
function maxLines({ heightPx }: TextBox, { lineHeightPx }: BlockFrame): number {
  return Math.max(Math.ceil(heightPx / lineHeightPx), 1) + 2;
}

interface BlockFrame {
  readonly atoms: Iterable<Atom>;
  readonly style: TextStyle;
  readonly leftPx: number;
  readonly widthPx: number;
  readonly lineHeightPx: number;
  readonly markerX: number;
  readonly direction: LineFlow['direction'] | null;
}

function frameBlock(block: Block, box: TextBox, measure: Measure): BlockFrame {
  const style = styleOf(block, box);
  const markerX = block.hang === '' ? 0 : block.level * LEVEL_INDENT_SHARE * box.fontSizePx;
  const markerWidth = block.hang === '' ? 0 : measure(block.hang, style) + MARKER_GAP_SHARE * box.fontSizePx;
  const indentPx = markerX + markerWidth + (INDENT_SHARES[block.kind] ?? 0) * box.fontSizePx;
  const read = readDirection(block.spans.map(({ text }) => text).join(''));
  const direction = read === 'rtl' && block.kind === 'code' ? 'ltr' : read;
  const isMirrored = direction === 'rtl';
  const atoms = listAtoms(block.spans, style, measure);
  return {
    atoms: direction === null ? atoms : keepEmptyHalves(atoms),
    style,
    leftPx: isMirrored ? 0 : indentPx,
    widthPx: Math.max(box.widthPx - indentPx, LINE_WIDTH_MIN_PX),
    lineHeightPx: (box.isOnGrid ? box.fontSizePx : style.fontSizePx) * box.lineHeight,
    markerX: isMirrored ? box.widthPx - markerX - measure(block.marker, style) : markerX,
    direction,
  };
}

const PLAIN = {
  isBold: false,
  isTitle: false,
  isHighlighted: false,
  isStruck: false,
  isCode: false,
  isChinese: false,
} as const;

function styleOf({ kind, level }: Block, { fontSizePx, headingScale }: TextBox): TextStyle {
  const plain = { ...PLAIN, fontSizePx };
  if (kind === 'code') return { ...plain, fontSizePx: fontSizePx * CODE_SCALE, isCode: true };
  if (kind !== 'heading') return plain;
  const scale = 1 + (headingScale - 1) * (LEVEL_SHARES[level - 1] ?? 1);
  return { ...plain, fontSizePx: fontSizePx * scale, isBold: true, isTitle: true };
}

interface LinePosition {
  readonly index: number;
  readonly count: number;
  readonly y: number;
  readonly box: TextBox;
}

/** Lists, quotations and code are always where their text begins. */
function toPlacedLine(block: Block, frame: BlockFrame, line: readonly Atom[], position: LinePosition): PlacedLine {
  const { index, count, y, box } = position;
  const { leftPx, widthPx, direction } = frame;
  const isStretched = box.isJustified && block.kind !== 'code' && block.kind !== 'heading' && direction === null;
  const isFree = block.kind === 'paragraph' || block.kind === 'heading';
  const alignment = alignAtStart(isFree ? box.alignment : 'left', direction);
  return {
    kind: block.kind,
    yPx: y,
    heightPx: frame.lineHeightPx,
    spans: placeLine(line, {
      leftPx,
      widthPx,
      alignment,
      stretchShareMax: isStretched && index < count - 1 ? box.stretchShareMax : 0,
    }),
    flow: direction === null ? null : { direction, leftPx, widthPx, alignment },
    marker: index === 0 && block.marker !== '' ? { text: block.marker, xPx: frame.markerX, style: frame.style } : null,
  };
}

function cutSource(source: string, block: Block, lines: readonly (readonly Atom[])[], index: number): CutSource {
  const before = lines[index - 1]?.at(-1);
  const after = lines[index]?.[0];
  return before === undefined || after === undefined
    ? cutBeforeBlock(source, block)
    : cutInBlock(source, block, before, after);
}

function endOf(lines: readonly PlacedLine[]): number {
  const last = lines.at(-1);
  return last === undefined ? 0 : last.yPx + last.heightPx;
}

/** Measures every text of a style once. */
function rememberWidths(measure: Measure): Measure {
  const widths = new Map<string, number>();
  return (text, style) => {
    const key = `${style.fontSizePx} ${style.isBold} ${style.isTitle} ${style.isCode} ${style.isChinese} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = measure(text, style);
    widths.set(key, width);
    return width;
  };
}
