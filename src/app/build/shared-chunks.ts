import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { findReachable } from './online-chunks.ts';

/** What the bundler knows of a module: its program, and the modules that it imports, at once and later. */
export interface ModuleFacts {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
type FactsOf = (id: string) => ModuleFacts | null;

/**
 * Files for modules that many lazy files need, by the library that such a module needs and the least number of these. What a
 * module imports is needed by at least as many files as the module, so that files of one library follow each other.
 */
const SHARED_FILES = [
  { name: 'schema', library: 'zod', leastFiles: 12 },
  { name: 'kit', library: '@mui', leastFiles: 30 },
  { name: 'controls', library: '@mui', leastFiles: 18 },
  { name: 'base', library: null, leastFiles: 12 },
] as const;
/** Icons are drawings only. */
const LIBRARY = /\/node_modules\/(?:(zod)|(?:@mui(?!\/icons-material)|@popperjs))\//;

/** The parts of the program that the entry starts one after the other, see `src/main.tsx`, and their files. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ['style-cache.ts', 'style-cache'],
  ['theme.ts', 'theme'],
  ['entry-client.tsx', 'program'],
]);

/** A module that many files need, and that needs none itself, comes with the program if it has no more characters than that. */
const SMALL = { length: 350, leastFiles: 12 };

/** A part of the theme's package that the product does not use. It imports fields of forms. */
const UNUSED = /\/@mui\/material\/styles\/enhanceHighContrast\.mjs$/;

const ICON = /\/@mui\/icons-material\//;
/** An icon has a few hundred bytes, and its request costs more. */
const LEAST_FILES_OF_ICON = 5;

/**
 * Puts modules that many lazy files need into a few files, where the bundler makes one for each set of lazy files that need the
 * same modules: a request takes the browser longer than the evaluation of most modules.
 */
export function createSharedChunks() {
  let names: ReadonlyMap<string, string> = new Map();
  const plugin: Plugin = {
    name: 'mythinkn:shared-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildEnd() {
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      names = nameSharedFiles(entries, (id) => this.getModuleInfo(id));
    },
  };
  const files = [...PARTS.values(), ...SHARED_FILES.map(({ name }) => name)];
  const groups = files.map((name) => ({
    name,
    test: (id: string) => names.get(id) === name,
    // Modules of the entry stay there, so that it begins without any other file.
    includeDependenciesRecursively: false,
  }));
  return { plugin, groups };
}

/**
 * The file of each module that shares one: that of the first part of the program that needs it, or one of `SHARED_FILES`. Other
 * modules have none, and those of the entry stay in it.
 */
export function nameSharedFiles(entries: readonly string[], factsOf: FactsOf): Map<string, string> {
  const program = listImported(entries, factsOf);
  const names = new Map<string, string>();
  for (const part of [...program].flatMap((id) => factsOf(id)?.dynamicallyImportedIds ?? [])) {
    const file = PARTS.get(basename(part));
    for (const id of listImported([part], factsOf)) {
      if (program.has(id)) continue;
      program.add(id);
      if (file !== undefined) names.set(id, file);
    }
  }
  for (const [id, count] of countLazyFiles(program, factsOf)) {
    const file = chooseFile(id, count, program, factsOf);
    if (file !== null) names.set(id, file);
  }
  return names;
}

function chooseFile(id: string, count: number, program: ReadonlySet<string>, factsOf: FactsOf): string | null {
  const beyond = [...listImported([id], factsOf)].filter((imported) => !program.has(imported));
  const libraries = new Set(beyond.map(findLibrary).filter((library) => library !== null));
  if (libraries.size > 1) return null;
  const [library = null] = libraries;
  const isSmall = beyond.length === 1 && library === null && (factsOf(id)?.code ?? '').length <= SMALL.length;
  if (isSmall && count >= SMALL.leastFiles) return 'program';
  if (ICON.test(id) && count >= LEAST_FILES_OF_ICON) return 'base';
  return SHARED_FILES.find((each) => each.library === library && count >= each.leastFiles)?.name ?? null;
}

function findLibrary(id: string): 'zod' | '@mui' | null {
  const found = LIBRARY.exec(id);
  return found === null ? null : found[1] === 'zod' ? 'zod' : '@mui';
}

/** By how many lazy files each module is needed that the program does not hold. */
function countLazyFiles(program: ReadonlySet<string>, factsOf: FactsOf): Map<string, number> {
  const reached = findReachable(program, (id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = factsOf(id) ?? {};
    return [...importedIds, ...dynamicallyImportedIds];
  });
  const lazy = new Set([...reached].flatMap((id) => factsOf(id)?.dynamicallyImportedIds ?? []));
  const counts = new Map<string, number>();
  for (const start of lazy) {
    for (const id of listImported([start], factsOf)) if (!program.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The modules, and all that they import at once. */
function listImported(starts: Iterable<string>, factsOf: FactsOf): Set<string> {
  return findReachable(starts, (id) => (UNUSED.test(id) ? [] : (factsOf(id)?.importedIds ?? [])));
}
