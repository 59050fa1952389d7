import { posix } from 'node:path';
import { listModuleReferences } from '../module-references.ts';
import { isScript, resolveSpecifier, type SourceFile } from '../source-files.ts';
import { findComponents } from './import-circles.ts';

type Edges = Map<string, Set<string>>;

/**
 * Reports every group of rooms that import each other in a circle. The rooms of a folder are its folders and its files; an
 * import between two files counts for the rooms in which they stand in their nearest common folder. Imports of types count,
 * and files loaded later by `import()`.
 */
export function findRoomCircles(files: readonly SourceFile[]): string[] {
  const folders = new Map<string, Edges>();
  for (const file of files.filter(isScript)) {
    for (const { kind, specifier } of listModuleReferences(file)) {
      if (!['static', 'type', 'dynamic'].includes(kind) || !specifier.startsWith('.')) continue;
      addImport(folders, file.path.split('/'), resolveSpecifier(file.path, specifier).split('/'));
    }
  }
  return [...folders].flatMap(([folder, edges]) =>
    findComponents(new Map([...edges].map(([room, next]) => [room, [...next]])))
      .filter((group) => group.length > 1)
      .map((group) => `${folder}: ${group.toSorted().join(' ↔ ')}`),
  );
}

function addImport(folders: Map<string, Edges>, from: readonly string[], to: readonly string[]): void {
  const depth = from.findIndex((part, at) => part !== to[at]);
  const [room, imported] = [from[depth], to[depth]];
  if (room === undefined || imported === undefined) return;
  const folder = posix.join(...from.slice(0, depth));
  const edges: Edges = folders.get(folder) ?? new Map();
  folders.set(folder, edges);
  for (const each of [room, imported]) if (!edges.has(each)) edges.set(each, new Set());
  edges.get(room)?.add(imported);
}
