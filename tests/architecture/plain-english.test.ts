import { describe, expect, it } from 'vitest';
import { findHardToRead } from './rules/plain-english.ts';
import { PARSING_MS, readSourceFiles } from './source-files.ts';

const file = (path: string, text: string) => ({ path, text });

describe('comments and test titles are plain English', () => {
  it.each([
    ['a comment', 'src/a.ts', '/** Draws the fish anew. */', 'src/a.ts:1: anew'],
    ['a comment over several lines', 'src/a.ts', '\n/**\n * The tab is\n * told so.\n */', 'src/a.ts:2: is told'],
    ['a comment behind two slashes', 'src/a.ts', "  // Nobody's.", "src/a.ts:1: Nobody's"],
    ['a test title', 'tests/a.test.ts', "it('one that fails', () => {});", 'tests/a.test.ts:1: one that'],
    ['a title in a table', 'tests/a.test.ts', "it.each([1])('what is %s', () => {});", 'tests/a.test.ts:1: what is'],
    ['a title of a suite', 'tests/a.spec.ts', "test.describe('goes on', () => {});", 'tests/a.spec.ts:1: goes on'],
  ])('reports %s', (_case, path, text, fault) => {
    expect(findHardToRead([file(path, text)])).toEqual([fault]);
  });

  it.each([
    ['the same words in code', 'src/a.ts', "const anew = 'anew';"],
    ['a plain comment', 'src/a.ts', '/** Revokes this token only. */'],
    ['a plain title', 'tests/a.test.ts', "it('rejects a code after five wrong attempts', () => {});"],
  ])('accepts %s', (_case, path, text) => {
    expect(findHardToRead([file(path, text)])).toEqual([]);
  });

  it('reports nothing in the tree', { timeout: PARSING_MS }, () => {
    // The rule's own examples are strings in a table, and so do not count.
    expect(findHardToRead(readSourceFiles())).toEqual([]);
  });
});
