import { styled } from '@mui/material/styles';

/** An empty drawer. */
export function DrawerDrawing() {
  return (
    <Drawing viewBox="0 0 160 96" width={160} height={96} aria-hidden="true">
      <rect className="back" x="28" y="12" width="104" height="40" rx="8" />
      <path className="inside" d="M36 44 L24 64 H136 L124 44 Z" />
      <rect className="front" x="20" y="60" width="120" height="28" rx="8" />
      <rect className="handle" x="66" y="70" width="28" height="8" rx="4" />
    </Drawing>
  );
}

const Drawing = styled('svg')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& .back': { fill: 'none', stroke: palette.divider, strokeWidth: 2 },
    '& .inside': { fill: palette.action.hover },
    '& .front': { fill: palette.background.paper, stroke: palette.control, strokeWidth: 2 },
    '& .handle': { fill: palette.primary.main },
  };
});
