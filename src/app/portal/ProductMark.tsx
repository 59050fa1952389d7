import { useTheme } from '@mui/material/styles';

/** A ring for focus with an arrow for the next step. The same drawing is in `public/favicon.svg`. */
export function ProductMark({ sizePx = 28 }: { readonly sizePx?: number }) {
  const { palette } = useTheme().vars;
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill={palette.primary.main} />
      <g stroke={palette.primary.contrastText} strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M20.5 9.2a8.2 8.2 0 1 0 0 13.6" />
        <path d="M14.5 16h11m-3.6-3.6 3.6 3.6-3.6 3.6" />
      </g>
    </svg>
  );
}
