import { expect, it } from 'vitest';
import { lockSchema, selectPackages } from '../../../server/build/production-packages.ts';

const lock = lockSchema.parse({
  name: 'x',
  version: '1.0.0',
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { 'a-linux': '1', 'a-gone': '1' } },
    'node_modules/a-linux': { optional: true },
    'node_modules/a/node_modules/b': { version: '1', dependencies: { c: '1' } },
    'node_modules/b': { version: '2' },
    'node_modules/c': { dependencies: { a: '1' }, peerDependencies: { p: '1', q: '1' } },
    'node_modules/p': {},
    'node_modules/q': {},
    'node_modules/client': { dependencies: { a: '1' } },
  },
});
lock.packages['node_modules/c'] = {
  ...lock.packages['node_modules/c'],
  peerDependenciesMeta: { q: { optional: true } },
};

it('selects what a package needs: the nearest version, variants and peers', () => {
  expect(Object.keys(selectPackages(lock, ['a']))).toEqual([
    'node_modules/a',
    'node_modules/a-linux',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/p',
  ]);
});

it('selects the outer version for a package that asks from outside', () => {
  expect(selectPackages(lock, ['b'])).toEqual({ 'node_modules/b': { version: '2' } });
});

it('names a package that the lock file does not have', () => {
  expect(() => selectPackages(lock, ['missing'])).toThrow('missing');
});
