import type { Rolldown } from 'vite';
import { findReachable } from './online-chunks.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'moduleIds' | 'isEntry'>;

/** Scripts that every page runs at its start: the entry, and the parts that it imports one after the other. */
export function listShellModules(chunks: readonly Chunk[]): string[] {
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return listImported(chunks, [
    ...entries.map(({ fileName }) => fileName),
    ...entries.flatMap(({ dynamicImports }) => dynamicImports),
  ]);
}

/** Scripts that a screen needs beyond those of the shell. Throws when no chunk holds its source file. */
export function listScreenModules(chunks: readonly Chunk[], sourceFile: string): string[] {
  const screen = chunks.find(({ moduleIds }) => moduleIds.includes(sourceFile));
  if (screen === undefined) throw new Error(`No chunk holds ${sourceFile}`);
  const shell = new Set(listShellModules(chunks));
  return listImported(chunks, [screen.fileName]).filter((file) => !shell.has(file));
}

/** The files and all that they import. */
function listImported(chunks: readonly Chunk[], files: readonly string[]): string[] {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  return [...findReachable(files, (file) => importsOf.get(file) ?? [])];
}
