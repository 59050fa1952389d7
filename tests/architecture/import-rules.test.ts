import { describe, expect, it } from 'vitest';
import { findForbiddenImports } from './rules/import-directions.ts';
import { findForbiddenPackages } from './rules/package-use.ts';
import { readSourceFiles } from './source-files.ts';

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

/** Parsing every file of the tree takes seconds. */
const PARSING_MS = 60_000;

describe('the tree', () => {
  it('imports in the directions of the table only', { timeout: PARSING_MS }, () => {
    expect(findForbiddenImports(readSourceFiles())).toEqual([]);
  });

  it('uses in each zone only the packages that it may know', { timeout: PARSING_MS }, () => {
    expect(findForbiddenPackages(readSourceFiles())).toEqual([]);
  });
});
