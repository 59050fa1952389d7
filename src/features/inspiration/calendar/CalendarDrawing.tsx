import { useTheme } from '@mui/material/styles';
import { tint } from '../../../shared/look/tint.ts';

/** A month's page with one marked day. */
export function CalendarDrawing() {
  const { palette } = useTheme().vars;
  return (
    <svg width="132" height="112" viewBox="0 0 132 112" fill="none" aria-hidden="true">
      <rect
        x="10"
        y="16"
        width="112"
        height="88"
        rx="12"
        fill={palette.background.paper}
        stroke={palette.control}
        strokeOpacity=".5"
        strokeWidth="1.5"
      />
      <path d="M10 40h112" stroke={palette.control} strokeOpacity=".5" strokeWidth="1.5" />
      <path d="M38 8v16M94 8v16" stroke={palette.control} strokeWidth="3" strokeLinecap="round" />
      <g fill={tint(palette.control, 28)}>
        {[32, 54, 76, 98].flatMap((x) => [56, 72, 88].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" />))}
      </g>
      <circle cx="76" cy="72" r="10" fill={palette.primary.main} />
      <path
        d="m71.5 72 3.2 3.2 6-6.2"
        stroke={palette.primary.contrastText}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
