import type { ThemeColors } from '../../model/themes.ts';
import type { CoverLook } from '../face-looks.ts';

interface Props {
  readonly kind: CoverLook['ornament'];
  readonly colors: ThemeColors;
  /** The title's box, and the side of it at which the ornament stands. */
  readonly leftPx: number;
  readonly widthPx: number;
  readonly alignment: 'left' | 'center' | 'right';
  /** Top of the title, and its lower edge. */
  readonly topPx: number;
  readonly bottomPx: number;
  /** Distance from the title to the subtitle; null without a subtitle. */
  readonly gapPx: number | null;
  readonly unit: number;
}

const BAR = { width: 46, height: 7, above: 22 } as const;
const PROMPT = { width: 30, height: 20, above: 30 } as const;
const DIAMOND = { width: 128, height: 12, gap: 40 } as const;
const SIDES = { left: 0, center: 0.5, right: 1 } as const;

/** A small drawing above a cover's title, or between title and subtitle. */
export function Ornament({ kind, colors, leftPx, widthPx, alignment, topPx, bottomPx, gapPx, unit }: Props) {
  if (kind === 'none') return null;
  const { width, height } = kind === 'bar' ? BAR : kind === 'prompt' ? PROMPT : DIAMOND;
  const below = ((gapPx ?? DIAMOND.gap * unit) - height * unit) / 2;
  const above = (kind === 'bar' ? BAR.above : PROMPT.above) * unit;
  const top = kind === 'diamond' ? bottomPx + below : topPx - above;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width * unit}
      height={height * unit}
      style={{ position: 'absolute', left: leftPx + (widthPx - width * unit) * SIDES[alignment], top }}
    >
      {kind === 'bar' && <rect width={width} height={height} rx={height / 2} fill={colors.accent} />}
      {kind === 'prompt' && (
        <path
          d="M2 3L10 10L2 17M15 17H28"
          fill="none"
          stroke={colors.accent}
          strokeWidth={3.4}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {kind === 'diamond' && (
        <g stroke={colors.accent} strokeOpacity={0.7} fill={colors.accent}>
          <path d="M0 6H50M78 6H128" fill="none" strokeWidth={1.2} />
          <path d="M64 1L69 6L64 11L59 6Z" stroke="none" />
        </g>
      )}
    </svg>
  );
}
