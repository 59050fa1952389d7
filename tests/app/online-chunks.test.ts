import { expect, it } from 'vitest';
import { findOnlineModules } from '../../src/app/build/online-chunks.ts';

const ADMIN_SCREEN = '/src/features/admin/HealthScreen.tsx';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'main.tsx': ['screen.tsx', 'react', ADMIN_SCREEN],
  'screen.tsx': ['bridge.ts'],
  'bridge.ts': ['flock.local.ts'],
  'flock.local.ts': ['service.ts'],
  'service.ts': ['three', 'react', '\0runtime', 'service.ts'],
  three: ['flock.local.ts'],
  [ADMIN_SCREEN]: ['panel.tsx', 'react'],
};

it('finds the modules that only a page fallback or the administration imports', () => {
  const found = findOnlineModules(['main.tsx'], (id) => IMPORTS[id] ?? []);
  expect([...found].sort()).toEqual([ADMIN_SCREEN, 'flock.local.ts', 'panel.tsx', 'service.ts', 'three']);
});

it('finds nothing without them', () => {
  expect([...findOnlineModules(['a.ts'], (id) => (id === 'a.ts' ? ['b.ts'] : []))]).toEqual([]);
});
