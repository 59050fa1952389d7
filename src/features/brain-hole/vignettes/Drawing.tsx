import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tint } from '../../../shared/look/tint.ts';

/** The frame of a vignette. Its parts have the classes `soft`, `thin`, `blue`, `warm` and `glow`; plain ones are ink lines. */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <Svg viewBox="0 0 160 120" width="160" height="120" aria-hidden="true">
      <rect className="ground" x="4" y="6" width="152" height="108" rx="54" />
      {children}
    </Svg>
  );
}

const Svg = styled('svg')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    fill: 'none',
    stroke: tint(palette.text.primary, 82, palette.background.default),
    strokeWidth: 2.25,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& .ground': { fill: tint(palette.primary.main, 9), stroke: 'none' },
    '& .soft': { fill: tint(palette.primary.main, 26, palette.background.default) },
    '& .paper': { fill: palette.background.paper },
    '& .thin': { strokeWidth: 1.5, stroke: tint(palette.text.primary, 45, palette.background.default) },
    '& .blue': { stroke: palette.primary.main },
    '& .warm': { stroke: palette.accent },
    '& .glow': { fill: palette.accent, stroke: 'none' },
    '& .light': { fill: tint(palette.accent, 26), stroke: 'none' },
    '& .ink': { fill: tint(palette.text.primary, 82, palette.background.default), stroke: 'none' },
  };
});
