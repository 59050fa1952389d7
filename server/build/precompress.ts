import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|wasm|svg|json|txt)$/;
const SIZE_MIN_BYTES = 1024;

/**
 * Writes `.br` and `.gz` beside every file that gets smaller by it. Only for folders of hashed file names: such files never
 * change, so their encodings cannot become outdated.
 */
export async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SIZE_MIN_BYTES) return;
  const encodings = {
    '.br': promisify(brotliCompress)(content, { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    '.gz': promisify(gzip)(content, { level: zlib.Z_BEST_COMPRESSION }),
  };
  for (const [extension, encoding] of Object.entries(encodings)) {
    const compressed = await encoding;
    if (compressed.length < content.length) await writeFile(`${file}${extension}`, compressed);
  }
}
