import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from '../../src/core/schema.ts';
import { isNeeded, type Release, toRelease, withoutEncoding } from './release.ts';

/** Where the finished build lists its hashed files, below `dist`. */
export const RELEASE_FILE = 'release.json';

const ASSETS = 'assets/';

/**
 * Moves a finished build (`client/` and `server/` below `staged`) over the one in `dist`, and removes what is neither
 * of it nor of the release before. File by file, hashed files first and removals last: whatever is interrupted, and
 * under a server that runs meanwhile, every file that a page may ask for is there at every moment.
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

/** The release that `dist` holds. Where its list is missing or damaged, all hashed files that lie there are its own. */
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

/** Paths below the folder with `/` as separator, in order; none where there is no folder. */
async function listFiles(directory: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => file.slice(join(directory, '/').length).replaceAll('\\', '/')).sort();
}
