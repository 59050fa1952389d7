import { createHash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { unzipSync } from 'fflate';

export const PHOTOS = Array.from({ length: 100 }, (_, index) => `照片 ${index + 1}.jpg`);
/** Files of a folder with three levels. */
export const FOLDER = [
  '旅行/一.txt',
  '旅行/第一天/二.txt',
  '旅行/第一天/上午/三.txt',
  '旅行/第一天/上午/海边/四.txt',
  '旅行/第二天/五.txt',
];

/** Writes files with random contents where `toTarget` says. @returns the hash of each by its path. */
export async function writeFiles(
  paths: readonly string[],
  toTarget: (path: string) => string,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const path of paths) {
    const bytes = randomBytes(150_000);
    hashes.set(path, hashOf(bytes));
    const target = toTarget(path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
  return hashes;
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The SHA-256 of every file of a ZIP archive, by their paths. */
export function readArchive(archive: Buffer): Map<string, string> {
  return new Map(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, hashOf(Buffer.from(bytes))]));
}
