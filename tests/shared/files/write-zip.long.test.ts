import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { writeZip } from '../../../src/shared/files/write-zip.ts';

const LARGE_BYTES = 2 ** 32 + 2 ** 20;
const PIECE_BYTES = 16 << 20;

/** As many zeros as are asked for, none of them in memory. */
const zeros = (size: number) => ({
  size,
  slice: (from: number, to: number) => ({ arrayBuffer: async () => new ArrayBuffer(to - from) }),
});

it('holds files and offsets above 4 GiB, which Python and unzip find intact', { timeout: 600_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zip-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'large.zip');
  const file = openSync(path, 'w');
  let at = 0;
  await writeZip(
    [
      { name: 'large.bin', source: zeros(LARGE_BYTES) },
      { name: 'behind/small.bin', source: zeros(5) },
    ],
    {
      // The zeros are holes of the file.
      write: (part) => {
        if (part instanceof Uint8Array) at += writeSync(file, part, 0, part.length, at);
        else at += part.size;
      },
      at: new Date(2026, 10, 23),
      checksum: async ({ size }) => {
        const piece = new Uint8Array(PIECE_BYTES);
        let crc = 0;
        for (let left = size; left > 0; left -= PIECE_BYTES)
          crc = crc32(piece.subarray(0, Math.min(left, PIECE_BYTES)), crc);
        return crc;
      },
    },
  );
  ftruncateSync(file, at);
  closeSync(file);
  const script =
    'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); print(z.testzip(), [(i.filename, i.file_size) for i in z.infolist()])';
  const found = execFileSync('python3', ['-c', script, path], { encoding: 'utf8' }).trim();
  expect(found).toBe(`None [('large.bin', ${LARGE_BYTES}), ('behind/small.bin', 5)]`);
  // Python has read the large file; what lies behind it stands at an offset above 4 GiB.
  expect(execFileSync('unzip', ['-l', path], { encoding: 'utf8' })).toContain(`${LARGE_BYTES + 5}  `);
  expect(execFileSync('unzip', ['-t', path, 'behind/*'], { encoding: 'utf8' })).toContain('No errors detected');
});
