import { statfs } from 'node:fs/promises';

export interface DiskUsage {
  /** What this user may still write. */
  readonly freeBytes: number;
  readonly usedBytes: number;
}

/** The file system of a folder. Throws where it cannot be read. */
export async function readDiskUsage(directory: string): Promise<DiskUsage> {
  const { bsize, blocks, bfree, bavail } = await statfs(directory);
  return { freeBytes: bavail * bsize, usedBytes: (blocks - bfree) * bsize };
}
