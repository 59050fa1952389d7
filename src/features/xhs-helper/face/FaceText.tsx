import { type CSSProperties, memo } from 'react';
import { tint } from '../../../shared/look/tint.ts';
import type { TextStyle } from '../model/line-break/atoms.ts';
import type { PlacedLine } from '../model/line-break/layout-text.ts';
import type { LineFlow } from '../model/line-break/line-flow.ts';
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
          {line.flow === null ? (
            line.spans.map((span) => (
              <Span key={span.xPx} span={span} line={line} type={type} color={color ?? colorOf(line, colors)} />
            ))
          ) : (
            <div data-flow="" style={styleOfFlow(line.flow)}>
              {line.spans.map(({ text, style, xPx }) => (
                <span
                  key={xPx}
                  style={{
                    ...letters(text, style, line, type),
                    ...surfaceOf(style, line, colors),
                    color: color ?? colorOf(line, colors),
                  }}
                >
                  {toDrawnText(text)}
                </span>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  );
});

/** Share of the letters' color in a surface of code, so that it is quiet on light and dark themes. */
const CODE_PERCENT = 9;
const LINE: CSSProperties = { position: 'absolute', left: 0, right: 0 };

interface SpanProps {
  readonly span: PlacedSpan;
  readonly line: PlacedLine;
  readonly type: ThemeType;
  readonly color: string;
}

function Span({ span, line, type, color }: SpanProps) {
  const place: CSSProperties = { position: 'absolute', left: span.xPx, top: 0, color };
  return <span style={{ ...letters(span.text, span.style, line, type), ...place }}>{toDrawnText(span.text)}</span>;
}

function letters(text: string, style: TextStyle, { heightPx }: PlacedLine, type: ThemeType): CSSProperties {
  const { family, weight, sizePx } = fontOf(style, type);
  return {
    whiteSpace: 'pre',
    fontFamily: family,
    fontWeight: weight,
    fontSize: sizePx,
    lineHeight: `${heightPx}px`,
    textDecoration: style.isStruck ? 'line-through' : 'none',
    fontVariantEastAsian: isDash(text) ? 'full-width' : 'normal',
  };
}

/** A line that the browser orders. Its ends are those of the layout. */
function styleOfFlow({ direction, leftPx, widthPx, alignment }: LineFlow): CSSProperties {
  const place: CSSProperties = { position: 'absolute', left: leftPx, top: 0, width: widthPx, height: '100%' };
  // The height of the line is that of its letters, whatever the page's font is.
  return { ...place, direction, textAlign: alignment, unicodeBidi: 'isolate', whiteSpace: 'pre', lineHeight: 0 };
}

/** Highlights and code of a line that the browser orders. */
function surfaceOf({ isHighlighted, isCode }: TextStyle, { kind }: PlacedLine, colors: ThemeColors): CSSProperties {
  if (isCode && kind !== 'code') return { backgroundColor: tint(colors.text, CODE_PERCENT) };
  if (!isHighlighted) return {};
  return { backgroundImage: `linear-gradient(transparent 50%, ${colors.marker} 50%)` };
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

const OPACITIES = { mark: 1, code: CODE_PERCENT / 100, bar: 0.75, dot: 1 } as const;
const STROKE_SHARE = 0.1;
/** Corners of a tick as shares of its box. */
const TICK = [
  [0.24, 0.52],
  [0.43, 0.71],
  [0.77, 0.31],
] as const;

function Shape({ shape, colors }: { readonly shape: TextShape; readonly colors: ThemeColors }) {
  const { kind, x, y, width, height, radius } = shape;
  const fills = { mark: colors.marker, code: colors.text, bar: colors.accent, dot: colors.accent } as const;
  const line = { fill: 'none', stroke: colors.accent, strokeWidth: width * STROKE_SHARE } as const;
  const rect = { x, y, width, height, rx: radius };
  if (kind === 'box') return <rect {...rect} {...line} />;
  if (kind === 'tick') {
    const points = TICK.map(([across, down]) => `${x + width * across},${y + height * down}`).join(' ');
    return <polyline points={points} {...line} strokeLinecap="round" strokeLinejoin="round" />;
  }
  return <rect {...rect} fill={fills[kind]} fillOpacity={OPACITIES[kind]} />;
}
