import { listModuleReferences } from '../module-references.ts';
import { isScript, resolveSpecifier, type SourceFile } from '../source-files.ts';

/**
 * Reports every group of files that import each other in a circle. Imports of types count; files loaded later, by
 * `import()` or as a worker, do not.
 */
export function findImportCircles(files: readonly SourceFile[]): string[] {
  const imports = new Map(files.filter(isScript).map((file) => [file.path, listImports(file)]));
  return findComponents(imports)
    .filter((group) => group.length > 1 || group.some((path) => imports.get(path)?.includes(path)))
    .map((group) => group.toSorted().join(' ↔ '));
}

function listImports(file: SourceFile): string[] {
  return listModuleReferences(file)
    .filter(({ kind, specifier }) => (kind === 'static' || kind === 'type') && specifier.startsWith('.'))
    .flatMap(({ specifier }) => {
      const path = resolveSpecifier(file.path, specifier);
      // AssemblyScript leaves the extension out.
      return /\.\w+$/.test(path) ? [path] : [`${path}.ts`];
    });
}

/** Strongly connected components, by Tarjan's algorithm. */
export function findComponents(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const components: string[][] = [];

  const visit = (path: string): number => {
    const position = order.size;
    order.set(path, position);
    lowest.set(path, position);
    stack.push(path);
    for (const next of edges.get(path) ?? []) {
      if (!edges.has(next)) continue;
      if (!order.has(next)) lower(path, visit(next));
      else if (stack.includes(next)) lower(path, order.get(next) ?? 0);
    }
    if (lowest.get(path) === position) components.push(stack.splice(stack.indexOf(path)));
    return lowest.get(path) ?? position;
  };
  const lower = (path: string, position: number) => {
    lowest.set(path, Math.min(lowest.get(path) ?? position, position));
  };

  for (const path of edges.keys()) if (!order.has(path)) visit(path);
  return components;
}
