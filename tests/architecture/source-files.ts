import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file as the rules see it: its path from the repository root, with `/`, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A test that reads or parses every file of the tree takes seconds, beside other programs many of them. */
export const PARSING_MS = 60_000;

const FOLDERS = ['src', 'workers', 'wasm', 'server', 'tests', 'bench', 'docs', '.ci'];
const NOT_SOURCE = ['wasm/build', 'tests/results', 'bench/results'];
const BINARY = /\.(?:png|jpe?g|webp|ico|woff2?|wasm|pdf|zip)$/;

let read: readonly SourceFile[] | null = null;

/** Every text file that is written by hand, tests included. Later calls give the same files. */
export function readSourceFiles(): readonly SourceFile[] {
  read ??= readAll();
  return read;
}

function readAll(): SourceFile[] {
  const rootFiles = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = [...rootFiles.map((entry) => entry.name), ...FOLDERS.flatMap(listFolder)];
  return paths
    .filter((path) => path !== 'package-lock.json' && !BINARY.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

export function isScript({ path }: SourceFile): boolean {
  return /\.m?tsx?$|\.mjs$/.test(path);
}

/** Path that a relative specifier of `from` means, without query. */
export function resolveSpecifier(from: string, specifier: string): string {
  return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
}

function listFolder(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const paths = files.map((file) => relative(ROOT, file).split(sep).join('/'));
  return paths.filter((path) => !NOT_SOURCE.some((made) => path.startsWith(`${made}/`))).sort();
}
