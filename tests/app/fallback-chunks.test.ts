import { expect, it } from 'vitest';
import { findFallbackModules } from '../../src/app/build/fallback-chunks.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'main.tsx': ['screen.tsx', 'react'],
  'screen.tsx': ['bridge.ts'],
  'bridge.ts': ['flock.local.ts'],
  'flock.local.ts': ['service.ts'],
  'service.ts': ['three', 'react', '\0runtime', 'service.ts'],
  three: ['flock.local.ts'],
};

it('finds the modules that only a page fallback imports', () => {
  const found = findFallbackModules(['main.tsx'], (id) => IMPORTS[id] ?? []);
  expect([...found].sort()).toEqual(['flock.local.ts', 'service.ts', 'three']);
});

it('finds nothing without a page fallback', () => {
  expect([...findFallbackModules(['a.ts'], (id) => (id === 'a.ts' ? ['b.ts'] : []))]).toEqual([]);
});
