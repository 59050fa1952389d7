import { useTheme } from '@mui/material/styles';

/** A flight of steps with a flag on top. Decorative. */
export function StepsDrawing() {
  const { palette } = useTheme().vars;
  const steps = [0, 1, 2, 3];
  return (
    <svg width="168" height="104" viewBox="0 0 168 104" fill="none" aria-hidden="true">
      {steps.map((step) => (
        <rect
          key={step}
          x={12 + step * 36}
          y={84 - step * 18}
          width="32"
          height={12 + step * 18}
          rx="6"
          fill={palette.primary.main}
          opacity={0.16 + step * 0.16}
        />
      ))}
      <path d="M136 30V8" stroke={palette.text.secondary} strokeWidth="2" strokeLinecap="round" />
      <path d="M136 8l16 5-16 6z" fill={palette.accent} />
      <circle cx="28" cy="72" r="6" fill={palette.accent} />
      <path d="M36 70q8-10 14-4" stroke={palette.text.secondary} strokeWidth="1.5" strokeDasharray="2 4" />
    </svg>
  );
}
