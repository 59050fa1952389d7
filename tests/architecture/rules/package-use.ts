import { builtinModules } from 'node:module';
import { listModuleReferences } from '../module-references.ts';
import { isScript, type SourceFile } from '../source-files.ts';
import { type Zone, zoneOf } from '../zones.ts';

const INTERFACE = ['react', 'react-dom', 'react-router-dom', '@mui', '@emotion', 'zustand'];

/** Packages that a zone must not import. */
const FORBIDDEN: Partial<Record<Zone['name'], readonly string[]>> = {
  platform: INTERFACE,
  bridges: INTERFACE,
  workers: INTERFACE.filter((name) => name !== 'react'),
  server: [...INTERFACE, 'three', '@react-three', 'comlink'],
};
const ONLY: Partial<Record<Zone['name'], readonly string[]>> = { core: ['zod'], wasm: [] };
const NODE_ZONES: readonly Zone['name'][] = ['server', 'tests', 'bench', 'configuration', 'wasm-tools'];

/** Reports every package that a file's zone must not import. Type imports are erased and allowed. */
export function findForbiddenPackages(files: readonly SourceFile[]): string[] {
  return files.filter(isScript).flatMap((file) =>
    listModuleReferences(file)
      .filter(({ kind, specifier }) => kind !== 'type' && kind !== 'url' && /^[@\w]/.test(specifier))
      .filter(({ specifier }) => !mayUse(file.path, specifier))
      .map(({ specifier }) => `${file.path}: ${specifier}`),
  );
}

function mayUse(path: string, specifier: string): boolean {
  const zone = zoneOf(path).name;
  if (isNodeModule(specifier)) return NODE_ZONES.includes(zone) || path.startsWith('src/app/build/');
  const only = ONLY[zone];
  if (only !== undefined) return only.some((name) => isOf(specifier, name));
  const forbidden = path.includes('/model/') && zone === 'features' ? INTERFACE : (FORBIDDEN[zone] ?? []);
  return !forbidden.some((name) => isOf(specifier, name));
}

function isNodeModule(specifier: string): boolean {
  return specifier.startsWith('node:') || builtinModules.includes(specifier);
}

function isOf(specifier: string, name: string): boolean {
  return specifier === name || specifier.startsWith(`${name}/`);
}
