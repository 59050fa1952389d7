import { describe, expect, it } from 'vitest';
import { findStyleLiterals } from './rules/style-literals.ts';
import { readSourceFiles } from './source-files.ts';

const file = (path: string, text: string) => ({ path, text });

describe('fonts, corners, colors, tints and media queries come from one place', () => {
  it.each([
    ['a font of its own', "fontFamily: 'Menlo, monospace',", 'theme.mono'],
    ['a corner in pixels', 'borderRadius: 12,', 'theme.radius'],
    ['a corner as text', "borderRadius: '6px',", 'theme.radius'],
    ["the kit's only corner", 'borderRadius: theme.shape.borderRadius,', 'theme.radius'],
    ['a mixed color', "background: 'color-mix(in srgb, red 8%, transparent)',", 'tint'],
    ['a color in hexadecimal digits', "color: '#e7f6fa',", 'the theme or a palette.ts'],
    ['a color of numbers', "background: 'rgba(6, 20, 34, 0.78)',", 'the theme or a palette.ts'],
    ['a width', "useMediaQuery('(max-width: 600px)')", 'MEDIA'],
    ["the kit's width", "[theme.breakpoints.down('md')]: {", 'MEDIA'],
    ['a coarse pointer', "'@media (pointer: coarse)': {", 'MEDIA'],
    ['reduced motion', "'(prefers-reduced-motion: reduce)'", 'MEDIA'],
  ])('reports %s', (_case, line, use) => {
    expect(findStyleLiterals([file('src/features/x/X.tsx', `\n${line}`)])).toEqual([
      `src/features/x/X.tsx:2: use ${use}`,
    ]);
  });

  it.each([
    ['no corner', 'borderRadius: 0,'],
    ['a circle', "borderRadius: '50%',"],
    ['a corner like its parent', "borderRadius: 'inherit',"],
    ['an address within a page', "href: '#details',"],
    ['a condition that a page appends', `const LOW = \`\${MEDIA.narrow} and (min-height: 600px)\`;`],
  ])('accepts %s', (_case, line) => {
    expect(findStyleLiterals([file('src/features/x/X.tsx', line)])).toEqual([]);
  });

  it('accepts colors in a palette and in the shell, which has the theme', () => {
    const colors = `export const INK = '#0b1a2b';`;
    const files = ['src/features/x/palette.ts', 'src/app/theme-tokens.ts'].map((path) => file(path, colors));
    expect(findStyleLiterals(files)).toEqual([]);
  });

  it('holds in the tree', () => {
    expect(findStyleLiterals(readSourceFiles())).toEqual([]);
  });
});
