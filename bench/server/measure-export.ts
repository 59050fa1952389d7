import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from '../../src/core/schema.ts';
import type { Place } from './admin-people.ts';

const FILE = fileURLToPath(new URL('./measured-export.ts', import.meta.url));

const figuresSchema = z.object({
  lines: z.number(),
  /** Size of the file. */
  bytes: z.number(),
  ms: z.number(),
  /** Growth of the resident memory of the process. */
  grownBytes: z.number(),
});
export type ExportFigures = z.infer<typeof figuresSchema>;

/** Exports a small part and then everything, by their addresses, in a process of its own over the filled database. */
export async function measureExport(
  { dataDirectory, databaseUrl }: Place,
  part: string,
  all: string,
): Promise<ExportFigures> {
  const child = fork(FILE, {
    execArgv: ['--import', 'tsx'],
    env: {
      PATH: process.env.PATH ?? '',
      ...{ DATA: dataDirectory, DATABASE_URL: databaseUrl ?? '', PART: part, ALL: all },
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(figuresSchema.parse(message)));
    child.once('exit', () => reject(new Error('The export ended without figures')));
  });
}
