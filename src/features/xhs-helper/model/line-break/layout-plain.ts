import { type Atom, type BaseStyle, listAtoms, type Measure } from './atoms.ts';
import { balanceLines } from './balance-lines.ts';
import type { PlacedLine, TextLayout } from './layout-text.ts';
import { alignAtStart, keepEmptyHalves, type LineFlow, readDirection } from './line-flow.ts';
import { placeLine } from './position-line.ts';

/** The box of a title or a subtitle, whose signs are all text. */
export interface PlainBox {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly lineHeight: number;
  readonly alignment: 'left' | 'center' | 'right';
  readonly style: BaseStyle;
}

const TOLERANCE_PX = 0.5;

/** Lays out a text without Markdown in lines of similar length. What does not fit is `rest`. */
export function layOutPlain(source: string, box: PlainBox, measure: Measure): TextLayout {
  const lineHeightPx = box.style.fontSizePx * box.lineHeight;
  const lines: PlacedLine[] = [];
  for (const { text, start } of readParagraphs(source)) {
    const direction = readDirection(text);
    const listed = listAtoms([{ text, start, marks: [] }], box.style, measure);
    const atoms = [...(direction === null ? listed : keepEmptyHalves(listed))];
    for (const line of balanceLines(atoms, box.widthPx, measure, insideWords(text, start))) {
      const yPx = lines.length * lineHeightPx;
      const first = line[0];
      if (lines.length > 0 && first !== undefined && yPx + lineHeightPx > box.heightPx + TOLERANCE_PX) {
        const shown = source.slice(0, first.start).trimEnd();
        return { lines, heightPx: yPx, shown, rest: source.slice(first.start) };
      }
      lines.push({ kind: 'paragraph', yPx, heightPx: lineHeightPx, marker: null, ...place(line, box, direction) });
    }
  }
  return { lines, heightPx: lines.length * lineHeightPx, shown: source, rest: '' };
}

function place(line: readonly Atom[], { widthPx, ...box }: PlainBox, direction: LineFlow['direction'] | null) {
  const alignment = alignAtStart(box.alignment, direction);
  return {
    spans: placeLine(line, { leftPx: 0, widthPx, alignment, stretchShareMax: 0 }),
    flow: direction === null ? null : { direction, leftPx: 0, widthPx, alignment },
  };
}

function* readParagraphs(source: string): Generator<{ readonly text: string; readonly start: number }> {
  let start = 0;
  for (const line of source.split('\n')) {
    if (line.trim() !== '') yield { text: line, start };
    start += line.length + 1;
  }
}

/** Tells for an offset of the source whether it lies inside a word of the paragraph. */
function insideWords(text: string, start: number): (offset: number) => boolean {
  const starts = new Set<number>();
  for (const { index } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) starts.add(start + index);
  return (offset) => !starts.has(offset);
}
