import { MARK, marksOf } from '../../../../core/punctuation/mark-classes.ts';
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
  /** Stretches the line to the whole width, unless a gap would grow by more than this share of the font size; 0 for never. */
  readonly stretchShareMax: number;
}

/**
 * Places the atoms of a line. Characters of one style without a changed distance are one span. Words, spaces, dashes and
 * ellipses have spans of their own: beside other letters fonts draw them narrower or wider than they were measured.
 */
export function placeLine(line: readonly Atom[], place: LinePlace): PlacedSpan[] {
  const slack = place.widthPx - lineWidthPx(line);
  const stretch = stretchPx(line, slack, place.stretchShareMax);
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
    const isPlain = before !== undefined && isCharacter(before) && isCharacter(atom) && before.style === atom.style;
    if (last !== undefined && isPlain && extra === 0 && compression === 0) {
      spans[spans.length - 1] = { ...last, text: last.text + atom.text, widthPx: last.widthPx + atom.widthPx };
    } else {
      spans.push({ text: atom.text, xPx: x, widthPx: atom.widthPx, style: atom.style });
    }
    x += atom.widthPx;
  });
  return spans;
}

function isCharacter({ kind, text }: Atom): boolean {
  return kind === 'sign' && (marksOf(text.slice(0, 1)) & MARK.paired) === 0;
}

/** Pixels that every stretched gap grows by; 0 where the line stays as it is. */
function stretchPx(line: readonly Atom[], slackPx: number, shareMax: number): number {
  if (shareMax === 0) return 0;
  const gaps = line.filter((atom, index) => {
    const before = line[index - 1];
    return before !== undefined && mayStretch(before, atom);
  }).length;
  const fontSizePx = line[0]?.style.fontSizePx ?? 0;
  const stretch = gaps === 0 ? 0 : slackPx / gaps;
  return stretch > 0 && stretch <= fontSizePx * shareMax ? stretch : 0;
}
