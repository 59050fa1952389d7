import type { Atom, TextStyle } from './atoms.ts';
import { lineWidthPx } from './break-lines.ts';
import { compressionPx, mayStretch } from './break-rules.ts';

/** A text at its place in a line. */
export interface PlacedSpan {
  readonly text: string;
  /** From the left edge of the box. The empty left half of a mark may begin left of the edge. */
  readonly xPx: number;
  readonly widthPx: number;
  readonly style: TextStyle;
}

interface LinePlace {
  readonly leftPx: number;
  readonly widthPx: number;
  readonly alignment: 'left' | 'center' | 'right';
  /** Stretches the line to the whole width. */
  readonly isJustified: boolean;
}

/** A gap that would grow beyond this share of the font size leaves the line as it is. */
const STRETCH_SHARE_MAX = 0.5;

/** Places the atoms of a line. Neighbors of one style without a changed distance are one span. */
export function placeLine(line: readonly Atom[], place: LinePlace): PlacedSpan[] {
  const slack = place.widthPx - lineWidthPx(line);
  const stretch = place.isJustified ? stretchPx(line, slack) : 0;
  const shares = { left: 0, center: 0.5, right: 1 };
  let x = place.leftPx - (line[0]?.emptyLeftPx ?? 0);
  if (stretch === 0) x += Math.max(slack, 0) * shares[place.alignment];
  const spans: PlacedSpan[] = [];
  line.forEach((atom, index) => {
    const before = line[index - 1];
    const compression = before === undefined ? 0 : compressionPx(before, atom);
    const extra = before !== undefined && stretch > 0 && mayStretch(before, atom) ? stretch : 0;
    x += extra - compression;
    const last = spans.at(-1);
    if (last !== undefined && before?.style === atom.style && extra === 0 && compression === 0) {
      spans[spans.length - 1] = { ...last, text: last.text + atom.text, widthPx: last.widthPx + atom.widthPx };
    } else {
      spans.push({ text: atom.text, xPx: x, widthPx: atom.widthPx, style: atom.style });
    }
    x += atom.widthPx;
  });
  return spans;
}

/** Pixels that every stretched gap grows by; 0 where the line stays as it is. */
function stretchPx(line: readonly Atom[], slackPx: number): number {
  const gaps = line.filter((atom, index) => {
    const before = line[index - 1];
    return before !== undefined && mayStretch(before, atom);
  }).length;
  const fontSizePx = line[0]?.style.fontSizePx ?? 0;
  const stretch = gaps === 0 ? 0 : slackPx / gaps;
  return stretch > 0 && stretch <= fontSizePx * STRETCH_SHARE_MAX ? stretch : 0;
}
