import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from '../../src/core/schema.ts';
import { isNeeded, type Release, toRelease, withoutEncoding } from './release.ts';

/** Where the finished build lists its hashed files, below `dist`. */
export const RELEASE_FILE = 'release.json';

const ASSETS = 'assets/';

/**
 * Moves a finished build (`client/` and `server/` below `staged`) over the one in `dist`, and removes what belongs neither
 * to it nor to the previous release. It moves hashed files first and removes last, so every file that an open page may
 * request exists at every moment, even when the process is interrupted or a server runs meanwhile.
 */
export async function publishRelease(staged: string, dist: string): Promise<void> {
  const client = await listFiles(join(staged, 'client'));
  const server = await listFiles(join(staged, 'server'));
  const assets = client.filter((file) => file.startsWith(ASSETS));
  const release = toRelease(assets.map(toAssetName), await readPrevious(dist));
  await moveFiles(join(staged, 'client'), join(dist, 'client'), [...new Set([...assets, ...client])]);
  await moveFiles(join(staged, 'server'), join(dist, 'server'), server);
  await writeFile(join(dist, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  const isKept = (file: string) => file.startsWith(ASSETS) && isNeeded(file.slice(ASSETS.length), release);
  await removeFiles(join(dist, 'client'), (file) => client.includes(file) || isKept(file));
  await removeFiles(join(dist, 'server'), (file) => server.includes(file));
}

/** The release in `dist`. If its list is missing or damaged, all hashed files found there count as its files. */
async function readPrevious(dist: string): Promise<Release | null> {
  const text = await readFile(join(dist, RELEASE_FILE), 'utf8').catch(() => '');
  const listed = releaseSchema.safeParse(parseJson(text));
  if (listed.success) return listed.data;
  const files = await listFiles(join(dist, 'client', ASSETS));
  return files.length === 0 ? null : toRelease(files.map(withoutEncoding), null);
}

const releaseSchema = z.object({ files: z.array(z.string()), kept: z.array(z.string()) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toAssetName(file: string): string {
  return withoutEncoding(file.slice(ASSETS.length));
}

async function moveFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await rename(join(from, file), join(to, file));
  }
}

async function removeFiles(directory: string, isToStay: (file: string) => boolean): Promise<void> {
  for (const file of await listFiles(directory)) {
    if (!isToStay(file)) await rm(join(directory, file), { force: true });
  }
}

/** Sorted paths below the folder, with `/` as separator; empty if the folder does not exist. */
async function listFiles(directory: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => file.slice(join(directory, '/').length).replaceAll('\\', '/')).sort();
}
