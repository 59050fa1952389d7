import { z } from '../../src/core/schema.ts';

const names = z.record(z.string(), z.string()).optional();
const packageSchema = z.looseObject({
  version: z.string().optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).optional(),
});
type LockedPackage = z.infer<typeof packageSchema>;

/** A lock file of npm, version 3. Packages by their folder; the project itself has the empty one. */
export const lockSchema = z.object({
  name: z.string(),
  version: z.string(),
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), packageSchema),
});
export type Lock = z.infer<typeof lockSchema>;

/**
 * The packages of the lock file that these ones need, including their variants for other platforms. Throws for a name that
 * the lock file does not have.
 */
export function selectPackages({ packages }: Lock, wanted: readonly string[]): Record<string, LockedPackage> {
  const selected = new Map<string, LockedPackage>();
  const waiting = wanted.map((name) => ({ name, from: '', isOptional: false }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const path = findPackage(packages, next.name, next.from);
    if (path === null) {
      if (next.isOptional) continue;
      throw new Error(`package-lock.json has no ${next.name}`);
    }
    const found = packages[path];
    if (found === undefined || selected.has(path)) continue;
    selected.set(path, found);
    waiting.push(...listNeeds(found).map((need) => ({ ...need, from: path })));
  }
  return Object.fromEntries([...selected].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function listNeeds({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} }: LockedPackage) {
  const toNeeds = (list: Readonly<Record<string, string>> | undefined, isOptional: boolean) =>
    Object.keys(list ?? {}).map((name) => ({ name, isOptional }));
  const peers = toNeeds(peerDependencies, false).filter(({ name }) => peerDependenciesMeta[name]?.optional !== true);
  return [...toNeeds(dependencies, false), ...toNeeds(optionalDependencies, true), ...peers];
}

/** Looks beside the package that asks, then outwards, as Node does. */
function findPackage(packages: Lock['packages'], name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (folder === '') return null;
  }
}
