import { describe, expect, it } from 'vitest';
import { listNeeded } from '../../src/app/build/lean-preloads.ts';
import { listScreenModules, listShellModules } from '../../src/app/build/page-modules.ts';

const chunk = (fileName: string, imports: string[] = [], dynamicImports: string[] = [], isEntry = false) => ({
  fileName,
  imports,
  dynamicImports,
  isEntry,
  moduleIds: [`/src/${fileName}`],
});

const CHUNKS = [
  chunk('index.js', ['runtime.js'], ['react.js', 'app.js'], true),
  chunk('runtime.js'),
  chunk('react.js', ['runtime.js']),
  chunk('app.js', ['react.js', 'icons.js'], ['home.js', 'json.js']),
  chunk('icons.js'),
  chunk('home.js', ['react.js', 'icons.js', 'cards.js']),
  chunk('cards.js', ['icons.js', 'links.js']),
  chunk('links.js'),
  chunk('json.js', ['app.js'], ['editor.js']),
  chunk('editor.js'),
];

describe('the scripts of a page', () => {
  it('are the entry, its parts and what these import, and no screen', () => {
    expect(listShellModules(CHUNKS).sort()).toEqual(['app.js', 'icons.js', 'index.js', 'react.js', 'runtime.js']);
  });

  it('include what the screen imports, however deep, without what the shell has anyway', () => {
    expect(listScreenModules(CHUNKS, '/src/home.js').sort()).toEqual(['cards.js', 'home.js', 'links.js']);
  });

  it('leave out what the screen loads later', () => {
    expect(listScreenModules(CHUNKS, '/src/json.js')).toEqual(['json.js']);
  });

  it('cannot be listed for a screen that is not in the build', () => {
    expect(() => listScreenModules(CHUNKS, '/src/gone.js')).toThrow('No chunk holds /src/gone.js');
  });
});

describe('the files that are fetched with a lazy one', () => {
  const shell = new Set(listShellModules(CHUNKS));

  it.each([
    ['home.js', ['home.js', 'react.js', 'cards.js', 'links.js'], ['home.js', 'cards.js', 'links.js']],
    ['json.js', ['json.js', 'app.js'], []],
  ])('do not name those of the shell: %s', (file, files, needed) => {
    expect(listNeeded(file, files, shell)).toEqual(needed);
  });
});
