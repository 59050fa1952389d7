import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './command.ts';

/** Paths of a tool's tests, as the test programs take them as filters. */
export interface ToolTests {
  /** Rules, components, bridges, workers and cores. */
  readonly unit: readonly string[];
  /** Browser tests; none while the tool has no folder there. */
  readonly e2e: readonly string[];
}

/**
 * The tests of the tool with this id; null when there is no such tool. Follows the tool's imports to the bridges that it
 * calls, from there to their workers, and from there to the workers' cores.
 */
export function findToolTests(id: string, root: string = ROOT): ToolTests | null {
  const folder = join('src', 'features', id);
  if (!/^[a-z][a-z-]*$/.test(id) || !existsSync(join(root, folder))) return null;
  const bridges = findNames(root, [folder], /\/bridges\/([\w-]+)\.ts/g);
  const bridgeFiles = bridges.map((name) => join('src', 'bridges', `${name}.ts`));
  const workers = findNames(root, bridgeFiles, /\/workers\/([\w-]+)\//g);
  const workerFolders = workers.map((name) => join('workers', name));
  const cores = findNames(root, workerFolders, /\/wasm\/build\/([a-z]+)/g);
  const unit = [
    `tests/features/${id}/`,
    ...bridges.map((name) => `tests/bridges/${name}`),
    ...workers.map((name) => `tests/workers/${name}/`),
    ...cores.map((name) => `tests/wasm/${name}/`),
  ];
  const e2e = `tests/e2e/${id}/`;
  return { unit, e2e: existsSync(join(root, e2e)) ? [e2e] : [] };
}

function findNames(root: string, paths: readonly string[], pattern: RegExp): string[] {
  const texts = paths.flatMap((path) => readScripts(join(root, path)));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')))].sort();
}

function readScripts(path: string): string[] {
  if (/\.tsx?$/.test(path)) return existsSync(path) ? [readFileSync(path, 'utf8')] : [];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name));
  return files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
