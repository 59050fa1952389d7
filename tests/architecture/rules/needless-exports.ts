import { isScript, resolveSpecifier, type SourceFile } from '../source-files.ts';

const FOLDERS = /^(?:src|workers|server|bench|tests)\//;
/** The build runs its bundle. */
const ENTRIES = ['src/app/entry-prerender.tsx'];
const ALL = '*';

// The formatter begins every statement of a module at the beginning of a line.
const DECLARED = /^export (?:abstract |async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const TAKEN = /^(?:import|export) (?:type )?(?:\w+, )?\{([^}]*)\} from '([^']+)'/gm;
const TAKEN_WHOLE = /^(?:import|export) (?:type )?\*[^']* from '([^']+)'/gm;
/** `import('…')` and `new URL('…', import.meta.url)`. */
const NAMED = /\b(?:import|URL)\(\s*'([^']+)'/g;

/**
 * Reports, as `path: name`, every export that no other file imports. A module that is imported as a whole, or while the
 * program runs, counts as imported with all its names.
 */
export function findNeedlessExports(files: readonly SourceFile[]): string[] {
  const scripts = files.filter((file) => isScript(file) && !/\.d\.m?ts$/.test(file.path));
  const used = new Set(scripts.flatMap(listUses));
  return scripts
    .filter(({ path }) => FOLDERS.test(path) && !ENTRIES.includes(path) && !used.has(`${path} ${ALL}`))
    .flatMap(({ path, text }) => [...text.matchAll(DECLARED)].map(([, name = '']) => ({ path, name })))
    .filter(({ path, name }) => !used.has(`${path} ${name}`))
    .map(({ path, name }) => `${path}: ${name}`);
}

/** The names that a file takes from others, as `path name`; `*` for all names. */
function listUses({ path, text }: SourceFile): string[] {
  const taken = [...text.matchAll(TAKEN)].flatMap(([, names = '', specifier = '']) =>
    names.split(',').map((name) => ({
      specifier,
      name: name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, ''),
    })),
  );
  const whole = [...text.matchAll(TAKEN_WHOLE), ...text.matchAll(NAMED)].map(([, specifier = '']) => ({
    specifier,
    name: ALL,
  }));
  return [...taken, ...whole].map(({ specifier, name }) => `${resolveSpecifier(path, specifier)} ${name}`);
}
