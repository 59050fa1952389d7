import { type Theme, useTheme } from '@mui/material/styles';
import { tint } from '../../shared/look/tint.ts';

/** A path of steps: past ones pale, the next one bright. */
export function HeroDrawing() {
  const { palette } = useTheme().vars;
  return (
    <svg
      className="drawing"
      width="100%"
      viewBox="0 0 360 300"
      fill="none"
      aria-hidden="true"
      style={{ maxWidth: 380 }}
    >
      <g stroke={palette.primary.main} strokeWidth="1.5">
        <circle cx="246" cy="112" r="104" opacity=".14" />
        <circle cx="246" cy="112" r="76" opacity=".22" />
        <circle cx="246" cy="112" r="48" opacity=".4" />
      </g>
      <path
        d="M8 280c52-4 62-38 104-44s52-42 88-60 30-40 46-64"
        stroke={palette.control}
        strokeWidth="2"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <circle cx="8" cy="280" r="5" fill={faded(palette, 30)} />
      <circle cx="112" cy="236" r="6.5" fill={faded(palette, 50)} />
      <circle cx="200" cy="176" r="8" fill={faded(palette, 75)} />
      <circle cx="246" cy="112" r="20" fill={palette.primary.main} />
      <path
        d="M238 112h15m-6-6 6 6-6 6"
        stroke={palette.primary.contrastText}
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="312" cy="72" r="5" fill={palette.accent} />
    </svg>
  );
}

/** Mixed with the page instead of transparent, so that the path does not show through. */
function faded({ primary, background }: Theme['vars']['palette'], percent: number): string {
  return tint(primary.main, percent, background.default);
}
