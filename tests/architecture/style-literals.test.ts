import { describe, expect, it } from 'vitest';
import { findStyleLiterals } from './rules/style-literals.ts';
import { readSourceFiles } from './source-files.ts';

const file = (path: string, text: string) => ({ path, text });

describe('fonts, corners, tints and media queries come from one place', () => {
  it.each([
    ['a font of its own', "fontFamily: 'Menlo, monospace',", 'theme.mono'],
    ['a corner in pixels', 'borderRadius: 12,', 'theme.radius'],
    ['a corner as text', "borderRadius: '6px',", 'theme.radius'],
    ["the kit's only corner", 'borderRadius: theme.shape.borderRadius,', 'theme.radius'],
    ['a mixed color', "background: 'color-mix(in srgb, red 8%, transparent)',", 'tint'],
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
    ['a condition that a page appends', `const LOW = \`\${MEDIA.narrow} and (min-height: 600px)\`;`],
  ])('accepts %s', (_case, line) => {
    expect(findStyleLiterals([file('src/features/x/X.tsx', line)])).toEqual([]);
  });

  it('holds in the tree', () => {
    expect(findStyleLiterals(readSourceFiles())).toEqual([]);
  });
});
