import { COMPUTED, listModuleReferences, type ModuleReference } from '../module-references.ts';
import { isScript, resolveSpecifier, type SourceFile } from '../source-files.ts';
import { type Zone, zoneOf } from '../zones.ts';

/** The import table: each row allows whole zones; the functions below handle the exceptions. */
const ALLOWED: Readonly<Record<Zone['name'], readonly Zone['name'][]>> = {
  wasm: [],
  'wasm-tools': ['wasm-tools'],
  core: ['core'],
  workers: ['core'],
  platform: ['core', 'platform'],
  bridges: ['core', 'platform', 'bridges'],
  shared: ['core', 'platform', 'bridges', 'shared'],
  features: ['core', 'platform', 'bridges', 'shared'],
  app: ['core', 'platform', 'bridges', 'shared', 'features', 'app'],
  server: ['core', 'server'],
  tests: [
    'wasm',
    'wasm-tools',
    'core',
    'workers',
    'platform',
    'bridges',
    'shared',
    'features',
    'app',
    'server',
    'tests',
    'bench',
  ],
  bench: [
    'wasm',
    'wasm-tools',
    'core',
    'workers',
    'platform',
    'bridges',
    'shared',
    'features',
    'server',
    'bench',
    'tests',
  ],
  configuration: ['wasm-tools', 'core', 'app', 'server', 'configuration'],
};

/** Reports every import that the table does not allow. */
export function findForbiddenImports(files: readonly SourceFile[]): string[] {
  return files.filter(isScript).flatMap((file) =>
    listModuleReferences(file)
      .filter((reference) => !isAllowed(file.path, reference))
      .map(({ specifier, kind }) => `${file.path}: ${kind} ${specifier}`),
  );
}

function isAllowed(path: string, reference: ModuleReference): boolean {
  const from = zoneOf(path);
  const isProduct = !['tests', 'bench', 'configuration', 'wasm-tools'].includes(from.name);
  if (reference.specifier === COMPUTED) return !isProduct || from.name === 'server' || isBuildTool(path);
  if (reference.kind === 'glob') return !isProduct;
  if (!reference.specifier.startsWith('.')) return !reference.specifier.startsWith('/');
  const target = resolveSpecifier(path, reference.specifier);
  const to = zoneOf(target);
  if (from.name === to.name && from.division !== '' && from.division === to.division) return true;
  return ALLOWED[from.name].includes(to.name) || isException(from, to, target, reference);
}

function isException(from: Zone, to: Zone, target: string, { kind }: ModuleReference): boolean {
  switch (from.name) {
    case 'wasm':
      return to.name === 'wasm' && to.division === 'shared';
    case 'workers':
      return (to.name === 'workers' && to.division === 'shared') || target.startsWith('wasm/build/');
    case 'bridges':
      return isBridgeException(target, kind);
    case 'server':
    case 'tests':
    case 'bench':
      // These zones may refer to files of any kind: the build, the repository's root.
      return kind === 'url';
    default:
      return false;
  }
}

/** A bridge may use a worker's contract types, the URL of its entry, and the local service for pages without workers. */
function isBridgeException(target: string, kind: ModuleReference['kind']): boolean {
  const [, worker = '', file = ''] = /^workers\/([^/]+)\/([^/]+)$/.exec(target) ?? [];
  if (worker === '') return false;
  if (kind === 'type') return file.endsWith('.api.ts');
  if (kind === 'url') return /\.worker\.tsx?$/.test(file);
  return kind === 'dynamic' && file === `${worker}.local.ts`;
}

/** Runs in Node during the build and is not part of the client. */
function isBuildTool(path: string): boolean {
  return path.startsWith('src/app/build/');
}
