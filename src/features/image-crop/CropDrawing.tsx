import { useTheme } from '@mui/material/styles';

/** A picture under a crop frame. Decorative. */
export function CropDrawing() {
  const { palette } = useTheme().vars;
  const corners = [
    [44, 22],
    [124, 22],
    [44, 82],
    [124, 82],
  ] as const;
  return (
    <svg width="168" height="104" viewBox="0 0 168 104" fill="none" aria-hidden="true">
      <rect x="20" y="8" width="128" height="88" rx="10" fill={palette.primary.main} opacity="0.12" />
      <circle cx="112" cy="36" r="8" fill={palette.accent} />
      <path d="M28 88l36-40 26 28 14-14 34 26z" fill={palette.primary.main} opacity="0.45" />
      <path d="M44 22h80v60H44z" stroke={palette.text.secondary} strokeWidth="1.5" strokeDasharray="4 4" />
      {corners.map(([x, y]) => (
        <rect
          key={`${x} ${y}`}
          x={x - 4}
          y={y - 4}
          width="8"
          height="8"
          rx="1.5"
          fill={palette.background.paper}
          stroke={palette.primary.main}
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}
