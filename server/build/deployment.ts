import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { z } from '../../src/core/schema.ts';
import { type Lock, lockSchema, selectPackages } from './production-packages.ts';

interface DeploymentOptions {
  /** The repository, with its packages. */
  readonly root: string;
  /** Holds the finished build: `client/` and `server/`. */
  readonly dist: string;
  /** Replaced. */
  readonly target: string;
  /** Adds the installed packages, for machines that cannot reach a registry. They fit this platform alone. */
  readonly isWithPackages: boolean;
}

export interface Deployment {
  readonly bytes: number;
  /** Number of packages that the server needs, variants for other platforms included. */
  readonly packages: number;
}

const projectSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  engines: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  overrides: z.record(z.string(), z.string()).default({}),
});

/**
 * Writes a folder that runs the built product with the packages of the server alone: the build, a `package.json` with what
 * the built server imports, and the part of the lock file that belongs to it. Throws when there is no build, or when the
 * server imports a package that is no dependency.
 */
export async function writeDeployment({ root, dist, target, isWithPackages }: DeploymentOptions): Promise<Deployment> {
  const project = projectSchema.parse(await readJson(join(root, 'package.json')));
  const lock = lockSchema.parse(await readJson(join(root, 'package-lock.json')));
  const wanted = await listImportedPackages(join(dist, 'server'));
  const undeclared = wanted.filter((name) => project.dependencies[name] === undefined);
  if (undeclared.length > 0) throw new Error(`package.json does not list ${undeclared.join(', ')}`);
  const packages = selectPackages(lock, wanted);

  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const part of ['client', 'server']) await cp(join(dist, part), join(target, part), { recursive: true });
  const manifest = toManifest(project, wanted, packages);
  await writeJson(join(target, 'package.json'), manifest);
  await writeJson(join(target, 'package-lock.json'), toLock(lock, manifest, packages));
  if (isWithPackages) await copyPackages(root, target, Object.keys(packages));
  return { bytes: await measure(target), packages: Object.keys(packages).length };
}

type Project = z.infer<typeof projectSchema>;

function toManifest(project: Project, wanted: readonly string[], packages: Lock['packages']) {
  const { name, version, license, engines, dependencies, overrides } = project;
  return {
    ...{ name, version, license, private: true, type: 'module', engines },
    scripts: { start: 'node server/main.js', backup: 'node server/backup.js', restore: 'node server/restore.js' },
    dependencies: Object.fromEntries(wanted.map((wantedName) => [wantedName, dependencies[wantedName]])),
    overrides: Object.fromEntries(
      Object.entries(overrides).filter(([overridden]) => packages[`node_modules/${overridden}`] !== undefined),
    ),
  };
}

function toLock(lock: Lock, manifest: ReturnType<typeof toManifest>, packages: Lock['packages']) {
  const { name, version, license, engines, dependencies } = manifest;
  // Marks of a package that only the tools or another package needed do not hold here.
  const marked = Object.entries(packages).map(([path, { dev, devOptional, peer, ...rest }]) => [path, rest]);
  return {
    ...{ name, version, lockfileVersion: lock.lockfileVersion, requires: true },
    packages: { '': { name, version, license, dependencies, engines }, ...Object.fromEntries(marked) },
  };
}

/** Names of the packages that the files of a built server import. */
async function listImportedPackages(directory: string): Promise<string[]> {
  const files = (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')));
  const specifiers = texts.flatMap((text) => listSpecifiers(parseAst(text)));
  const names = specifiers
    .filter((specifier) => !specifier.startsWith('.') && !isBuiltin(specifier))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)].sort();
}

/** Texts behind `from` and `import` anywhere below a node of a syntax tree. */
function listSpecifiers(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listSpecifiers);
  if (node === null || typeof node !== 'object') return [];
  const { type, source } = node as { readonly type?: unknown; readonly source?: { readonly value?: unknown } | null };
  const isImport = /^(?:Import|ExportNamed|ExportAll)(?:Declaration|Expression)$/.test(String(type));
  const own = isImport && typeof source?.value === 'string' ? [source.value] : [];
  return [...own, ...Object.values(node).flatMap(listSpecifiers)];
}

/** Variants for other platforms are not installed and so not copied. */
async function copyPackages(root: string, target: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const from = join(root, path);
    const isInstalled = await stat(from).then(
      () => true,
      () => false,
    );
    // Nested packages have paths of their own. Node never reads declarations of types and source maps.
    const filter = (file: string) => !file.slice(from.length).includes('node_modules') && !TOOLS_ONLY.test(file);
    if (isInstalled && !needsOtherLibc(path))
      await cp(from, join(target, path), { recursive: true, dereference: true, filter });
  }
}

const TOOLS_ONLY = /\.(?:d\.[cm]?ts|map)$/;

/** npm installs the packages of libsql for both C libraries of Linux, because they do not say which one they need. */
function needsOtherLibc(path: string): boolean {
  return path.startsWith('node_modules/@libsql/') && path.endsWith(HAS_GLIBC ? '-musl' : '-gnu');
}

const reportSchema = z.object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) });
const HAS_GLIBC = reportSchema.parse(process.report.getReport()).header.glibcVersionRuntime !== undefined;

async function measure(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function writeJson(file: string, value: unknown): Promise<void> {
  return writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
