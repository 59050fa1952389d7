import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY_FILES = '/dev/shm';
const FREE_BYTES_MIN = 1 << 30;

/** Where tests keep their files: in memory where there is room, because every commit of a database waits for its disk. */
export const TEST_FILES = hasRoom(MEMORY_FILES) ? MEMORY_FILES : tmpdir();

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > FREE_BYTES_MIN;
  } catch {
    return false;
  }
}
