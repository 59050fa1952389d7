import { describe, expect, it } from 'vitest';
import { findImportCircles } from './rules/import-circles.ts';
import { findForbiddenImports } from './rules/import-directions.ts';
import { findForbiddenPackages } from './rules/package-use.ts';
import { findRoomCircles } from './rules/room-circles.ts';
import { PARSING_MS, readSourceFiles } from './source-files.ts';
import { scriptsIn } from './syntax-tree.ts';

const file = (path: string, text: string) => ({ path, text });

describe('the import table refuses', () => {
  it.each([
    ['core importing platform', 'src/core/a.ts', "import '../platform/b.ts'"],
    ['core importing a feature for its type', 'src/core/a.ts', "import type { B } from '../features/x/b.ts'"],
    ['platform importing shared', 'src/platform/a.ts', "import '../shared/b.ts'"],
    ['bridges importing shared', 'src/bridges/a.ts', "import '../shared/b.ts'"],
    [
      'a bridge importing a worker contract as a value',
      'src/bridges/a.ts',
      "import { b } from '../../workers/x/x.api.ts'",
    ],
    [
      'a bridge importing a worker service',
      'src/bridges/a.ts',
      "import type { B } from '../../workers/x/x-service.ts'",
    ],
    ['a bridge loading a worker service', 'src/bridges/a.ts', "import('../../workers/x/x-service.ts')"],
    ['a bridge loading the stand-in of another name', 'src/bridges/a.ts', "import('../../workers/x/y.local.ts')"],
    [
      'a bridge pointing at a file that is no entry',
      'src/bridges/a.ts',
      "new URL('../../workers/x/x-service.ts', import.meta.url)",
    ],
    ['shared importing a feature', 'src/shared/a.ts', "import '../features/x/b.ts'"],
    ['shared importing app', 'src/shared/a.ts', "export * from '../app/b.ts'"],
    ['a feature importing another feature', 'src/features/x/a.ts', "import '../y/b.ts'"],
    ['a feature loading another feature', 'src/features/x/a.ts', "const f = () => import('../y/b.ts')"],
    ['a feature naming a type of another feature', 'src/features/x/a.ts', "type B = import('../y/b.ts').B"],
    ['a feature importing app', 'src/features/x/a.tsx', "import '../../app/b.ts'"],
    ['a feature importing a worker', 'src/features/x/a.ts', "import type { B } from '../../../workers/x/x.api.ts'"],
    ['app importing a worker', 'src/app/a.ts', "import '../../workers/x/x-service.ts'"],
    ['app importing the server', 'src/app/a.ts', "import '../../server/copy.ts'"],
    ['a worker importing another worker', 'workers/x/a.ts', "import '../y/b.ts'"],
    ['a worker importing platform', 'workers/x/a.ts', "import '../../src/platform/b.ts'"],
    ['a worker importing the source of a wasm core', 'workers/x/a.ts', "import '../../wasm/flock/layout.ts'"],
    ['a wasm core importing another core', 'wasm/x/a.ts', "import '../y/b'"],
    ['a wasm core importing core', 'wasm/x/a.ts', "import '../../src/core/b'"],
    ['the server importing shared', 'server/a.ts', "import '../src/shared/b.ts'"],
    ['the server importing the app for its type', 'server/a.ts', "import type { B } from '../src/app/b.ts'"],
    ['the product importing tests', 'src/app/a.ts', "import '../../tests/b.ts'"],
    ['imports by pattern', 'src/app/a.ts', "import.meta.glob('../features/*/tool.ts')"],
    ['imports of a computed name', 'src/features/x/a.ts', 'import(name)'],
    ['imports from the root', 'src/features/x/a.ts', "import '/src/app/b.ts'"],
  ])('%s', (_case, path, text) => {
    expect(findForbiddenImports([{ path, text }])).toHaveLength(1);
  });
});

describe('the import table allows', () => {
  it.each([
    [
      'a feature: core, platform, bridges, shared, itself',
      'src/features/x/a.ts',
      "import '../../core/a.ts'; import '../../platform/a.ts'; import '../../bridges/a.ts'; import '../../shared/a.ts'; import './model/a.ts'",
    ],
    [
      'a bridge: contract, entry, stand-in',
      'src/bridges/a.ts',
      "import type { A } from '../../workers/x/x.api.ts'; new URL('../../workers/x/x.worker.ts', import.meta.url); import('../../workers/x/x.local.ts')",
    ],
    [
      'a worker: core, shared, itself, the built wasm',
      'workers/x/a.ts',
      "import '../../src/core/a.ts'; import '../shared/a.ts'; import './b.ts'; import url from '../../wasm/build/x.wasm?url'",
    ],
    ['a wasm core: itself and shared', 'wasm/x/a.ts', "import './b'; import '../shared/b'"],
    [
      'app: everything in src',
      'src/app/a.ts',
      "import '../features/x/tool.ts'; import '../shared/a.ts'; import '../core/a.ts'",
    ],
    ['the entry page: app', 'src/main.tsx', "import './app/App.tsx'"],
    ['the server: core and itself', 'server/http/a.ts', "import '../../src/core/a.ts'; import '../copy.ts'"],
  ])('%s', (_case, path, text) => {
    expect(findForbiddenImports([{ path, text }])).toEqual([]);
  });
});

describe('the package rule refuses', () => {
  it.each([
    ['React in core', 'src/core/a.ts', "import 'react'"],
    ['Node in core', 'src/core/a.ts', "import 'node:fs'"],
    ['Node in a feature', 'src/features/x/a.ts', "import 'fs'"],
    ['Node in a worker', 'workers/x/a.ts', "import 'node:crypto'"],
    ['React in a model', 'src/features/x/model/a.ts', "import 'react'"],
    ['a store in a model', 'src/features/x/model/a.ts', "import 'zustand'"],
    ['components in platform', 'src/platform/a.ts', "import '@mui/material/Button'"],
    ['React in bridges', 'src/bridges/a.ts', "import 'react'"],
    ['the document renderer in a worker', 'workers/x/a.tsx', "import 'react-dom/client'"],
    ['React on the server', 'server/a.ts', "import 'react'"],
    ['a package in a wasm core', 'wasm/x/a.ts', "import 'zod'"],
  ])('%s', (_case, path, text) => {
    expect(findForbiddenPackages([{ path, text }])).toHaveLength(1);
  });
});

describe('the tree', () => {
  it('imports in the directions of the table only', { timeout: PARSING_MS }, () => {
    expect(findForbiddenImports(readSourceFiles())).toEqual([]);
  });

  it('uses in each zone only the packages that it may know', { timeout: PARSING_MS }, () => {
    expect(findForbiddenPackages(readSourceFiles())).toEqual([]);
  });
});

describe('files do not import each other in circles', () => {
  it('reports a circle of three, closed by a type', () => {
    const files = [
      file('src/a.ts', "import { b } from './b.ts';"),
      file('src/b.ts', "import { c } from './c.ts';"),
      file('src/c.ts', "import type { A } from './a.ts';"),
      file('src/d.ts', "import { a } from './a.ts';"),
    ];
    expect(findImportCircles(files)).toEqual(['src/a.ts ↔ src/b.ts ↔ src/c.ts']);
  });

  it('reports a file that imports itself', () => {
    expect(findImportCircles([file('src/a.ts', "import './a.ts';")])).toEqual(['src/a.ts']);
  });

  it('follows AssemblyScript, which leaves the extension out', () => {
    const files = [file('wasm/x/a.ts', "import { b } from './b';"), file('wasm/x/b.ts', "import { a } from './a';")];
    expect(findImportCircles(files)).toHaveLength(1);
  });

  it('accepts files that are loaded later', () => {
    const files = [file('src/a.ts', "import('./b.ts');"), file('src/b.ts', "import { a } from './a.ts';")];
    expect(findImportCircles(files)).toEqual([]);
  });

  it('holds in the tree', { timeout: PARSING_MS }, () => {
    expect(findImportCircles(readSourceFiles())).toEqual([]);
  });
});

describe('the rooms of a folder import each other in one direction', () => {
  it('reports folders and files that import each other, also by types and when they are loaded later', () => {
    const files = [
      file('workers/x/in/a.ts', "import { b } from '../b.ts';"),
      file('workers/x/b.ts', "import('./out/deep/c.ts');"),
      file('workers/x/out/d.ts', "import type { A } from '../in/e.ts';"),
    ];
    expect(findRoomCircles(files)).toEqual(['workers/x: b.ts ↔ in ↔ out']);
  });

  it('reports rooms within a room', () => {
    const files = [
      file('workers/x/in/a/1.ts', "import '../b/2.ts';"),
      file('workers/x/in/b/3.ts', "import '../a/4.ts';"),
    ];
    expect(findRoomCircles(files)).toEqual(['workers/x/in: a ↔ b']);
  });

  it('accepts rooms that import in one direction, however many files do', () => {
    const files = [
      file('workers/x/top/a.ts', "import '../middle/b.ts'; import '../low/c.ts';"),
      file('workers/x/middle/b.ts', "import '../low/d.ts';"),
      file('workers/x/low/c.ts', "import './d.ts';"),
    ];
    expect(findRoomCircles(files)).toEqual([]);
  });

  it('holds in the tree', { timeout: PARSING_MS }, () => {
    const zones = ['src', 'workers', 'wasm', 'server', 'bench'];
    // A migration applies the rules of services to stored rows.
    const files = readSourceFiles().filter(({ path }) => !path.startsWith('server/db/migrations/'));
    expect(zones.flatMap((zone) => findRoomCircles(scriptsIn(files, [zone])))).toEqual([]);
  });
});
