import { type CSSProperties, memo } from 'react';
import type { PlacedLine } from '../model/line-break/layout-text.ts';
import type { PlacedSpan } from '../model/line-break/position-line.ts';
import type { ThemeColors, ThemeType } from '../model/themes.ts';
import { fontOf, isDash, toDrawnText } from './fonts.ts';
import { findShapes, isDrawnMarker, type TextShape } from './text-shapes.ts';

interface FaceTextProps {
  readonly lines: readonly PlacedLine[];
  readonly widthPx: number;
  readonly leftPx: number;
  readonly topPx: number;
  readonly type: ThemeType;
  readonly colors: ThemeColors;
  /** Color of all letters in place of those of their kinds. */
  readonly color?: string;
  /** Marks whole lines like a highlighter. */
  readonly isMarked?: boolean;
}

/** Lines at the places that the layout gave them, over the shapes that belong to them. */
export const FaceText = memo(function FaceText(props: FaceTextProps) {
  const { lines, widthPx, leftPx, topPx, type, colors, color, isMarked = false } = props;
  const last = lines.at(-1);
  if (last === undefined) return null;
  const heightPx = last.yPx + last.heightPx;
  return (
    <div style={{ position: 'absolute', left: leftPx, top: topPx, width: widthPx, height: heightPx }}>
      <Shapes shapes={findShapes(lines, widthPx, isMarked)} widthPx={widthPx} heightPx={heightPx} colors={colors} />
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity beside its place.
        <div key={index} data-line="" style={{ ...LINE, top: line.yPx, height: line.heightPx }}>
          {line.marker !== null && !isDrawnMarker(line.marker.text) && (
            <Span span={{ ...line.marker, widthPx: 0 }} line={line} type={type} color={color ?? colors.accent} />
          )}
          {line.spans.map((span) => (
            <Span key={span.xPx} span={span} line={line} type={type} color={color ?? colorOf(line, colors)} />
          ))}
        </div>
      ))}
    </div>
  );
});

const LINE: CSSProperties = { position: 'absolute', left: 0, right: 0 };

interface SpanProps {
  readonly span: PlacedSpan;
  readonly line: PlacedLine;
  readonly type: ThemeType;
  readonly color: string;
}

function Span({ span, line, type, color }: SpanProps) {
  const { family, weight, sizePx } = fontOf(span.style, type);
  const style: CSSProperties = {
    position: 'absolute',
    left: span.xPx,
    top: 0,
    whiteSpace: 'pre',
    fontFamily: family,
    fontWeight: weight,
    fontSize: sizePx,
    lineHeight: `${line.heightPx}px`,
    color,
    textDecoration: span.style.isStruck ? 'line-through' : 'none',
    fontVariantEastAsian: isDash(span.text) ? 'full-width' : 'normal',
  };
  return <span style={style}>{toDrawnText(span.text)}</span>;
}

function colorOf({ kind }: PlacedLine, { text, quiet, accent }: ThemeColors): string {
  if (kind === 'heading') return accent;
  return kind === 'quote' ? quiet : text;
}

interface ShapesProps {
  readonly shapes: readonly TextShape[];
  readonly widthPx: number;
  readonly heightPx: number;
  readonly colors: ThemeColors;
}

/** Highlights, bars of quotations, surfaces of code and markers of lists, behind the letters. */
function Shapes({ shapes, widthPx, heightPx, colors }: ShapesProps) {
  if (shapes.length === 0) return null;
  return (
    <svg
      aria-hidden="true"
      width={widthPx}
      height={heightPx}
      style={{ position: 'absolute', left: 0, top: 0, overflow: 'visible' }}
    >
      {shapes.map((shape) => (
        <Shape key={`${shape.kind} ${shape.x} ${shape.y}`} shape={shape} colors={colors} />
      ))}
    </svg>
  );
}

const OPACITIES = { mark: 1, code: 0.5, bar: 0.75, dot: 1 } as const;
const STROKE_SHARE = 0.1;
/** Corners of a tick as shares of its box. */
const TICK = [
  [0.24, 0.52],
  [0.43, 0.71],
  [0.77, 0.31],
] as const;

function Shape({ shape, colors }: { readonly shape: TextShape; readonly colors: ThemeColors }) {
  const { kind, x, y, width, height, radius } = shape;
  const fills = { mark: colors.marker, code: colors.line, bar: colors.accent, dot: colors.accent } as const;
  const line = { fill: 'none', stroke: colors.accent, strokeWidth: width * STROKE_SHARE } as const;
  const rect = { x, y, width, height, rx: radius };
  if (kind === 'box') return <rect {...rect} {...line} />;
  if (kind === 'tick') {
    const points = TICK.map(([across, down]) => `${x + width * across},${y + height * down}`).join(' ');
    return <polyline points={points} {...line} strokeLinecap="round" strokeLinejoin="round" />;
  }
  return <rect {...rect} fill={fills[kind]} fillOpacity={OPACITIES[kind]} />;
}
