import { expect, it } from 'vitest';
import { listModuleReferences } from './module-references.ts';

it.each([
  ["import './a.ts';", './a.ts', 'static'],
  ["import a, { b } from './a.ts';", './a.ts', 'static'],
  ["import a, { type B } from './a.ts';", './a.ts', 'static'],
  ["import { type A, type B } from './a.ts';", './a.ts', 'type'],
  ["import type { A } from './a.ts';", './a.ts', 'type'],
  ["import * as a from './a.ts';", './a.ts', 'static'],
  ["export { a } from './a.ts';", './a.ts', 'static'],
  ["export * from './a.ts';", './a.ts', 'static'],
  ["export type { A } from './a.ts';", './a.ts', 'type'],
  ["type A = import('./a.ts').A;", './a.ts', 'type'],
  ["const f = () => import('./a.ts');", './a.ts', 'dynamic'],
  ['const f = () => import(`./a.ts`);', './a.ts', 'dynamic'],
  ["const f = (name: string) => import('./' + name);", '(computed)', 'dynamic'],
  ["new Worker(new URL('./a.worker.ts', import.meta.url), { type: 'module' });", './a.worker.ts', 'url'],
  ["const all = import.meta.glob('./*.ts');", './*.ts', 'glob'],
  ["const node = <p>{import('./a.ts')}</p>;", './a.ts', 'dynamic'],
  [
    "// @ts-ignore: decorator\n@inline\nfunction f<T>(x: T): T { return <T>x; }\nimport { a } from './a';",
    './a',
    'static',
  ],
])('%s', (text, specifier, kind) => {
  const path = text.includes('<p>') ? 'a.tsx' : 'a.ts';
  expect(listModuleReferences({ path, text })).toEqual([{ specifier, kind }]);
});

it.each([
  'const text = \'import x from "./a.ts"\';',
  "// import './a.ts'",
  "new URL('/a', origin);",
  'export const a = 1;',
])('no module is named in: %s', (text) => {
  expect(listModuleReferences({ path: 'a.ts', text })).toEqual([]);
});

it('throws for a file that does not parse instead of reporting no imports', () => {
  expect(() => listModuleReferences({ path: 'a.ts', text: 'import from' })).toThrow();
});
