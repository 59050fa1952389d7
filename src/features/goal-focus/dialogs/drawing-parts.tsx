import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tint } from '../../../shared/look/tint.ts';

/** A decorative drawing of the tutorial, 200 by 120, in the theme's colors. */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <Svg viewBox="0 0 200 120" aria-hidden="true">
      {children}
    </Svg>
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A landscape: sun and hills. */
export function Picture({ x, y, width, height }: Place & { readonly width: number; readonly height: number }) {
  const floor = y + height;
  return (
    <g>
      <rect className="sky" x={x} y={y} width={width} height={height} rx="4" />
      <circle className="sun" cx={x + width - 16} cy={y + 14} r="6" />
      <path
        className="hill"
        d={`M${x} ${floor - 8}l${width * 0.35} ${-height * 0.4} ${width * 0.3} ${height * 0.25} ${width * 0.35} ${-height * 0.3}V${floor}H${x}z`}
      />
    </g>
  );
}

/** A menu of three lines whose second one is selected. */
export function Menu({ x, y }: Place) {
  return (
    <g>
      <rect className="menu" x={x} y={y} width="58" height="40" rx="4" />
      <rect className="selected" x={x + 3} y={y + 14} width="52" height="12" rx="2" />
      <path className="line" d={`M${x + 8} ${y + 8}h30M${x + 8} ${y + 33}h22`} />
      <path className="chosen" d={`M${x + 8} ${y + 20}h38`} />
    </g>
  );
}

const Svg = styled('svg')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'block',
    width: '100%',
    maxWidth: 240,
    marginInline: 'auto',
    fill: 'none',
    strokeWidth: 2,
    strokeLinecap: 'round',
    '& .frame': { fill: palette.background.paper, stroke: palette.control },
    '& .line': { stroke: palette.control },
    '& .sky': { fill: tint(palette.primary.main, 16) },
    '& .sun': { fill: palette.warning.main },
    '& .hill': { fill: tint(palette.primary.main, 48) },
    '& .menu': { fill: palette.background.paper, stroke: palette.divider },
    '& .selected': { fill: palette.primary.main },
    '& .chosen': { stroke: palette.primary.contrastText },
    '& .pointer': { fill: palette.text.primary, stroke: palette.background.paper, strokeWidth: 1 },
    '& .halo': { fill: tint(palette.primary.main, 32) },
    '& .touch': { fill: palette.primary.main },
  };
});
