import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeZip } from '../../../src/shared/files/write-zip.ts';

const AT = new Date(2026, 10, 23, 9, 30);

/** The files that another program reads from an archive of these files. */
async function readBack(files: readonly (readonly [name: string, text: string])[]) {
  const parts: (Blob | Uint8Array<ArrayBuffer>)[] = [];
  const counts: number[] = [];
  await writeZip(
    files.map(([name, text]) => ({ name, source: new Blob([text]) })),
    { write: (part) => void parts.push(part), at: AT, onFile: (count) => counts.push(count) },
  );
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  const found = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, new TextDecoder().decode(content)]);
  return { found, counts, parts };
}

it('keeps files, their folders and their order', async () => {
  const files = [
    ['照片/夏天/海.txt', 'sea'],
    ['照片/空.txt', ''],
    ['z😀.txt', 'last'],
  ] as const;
  const { found, counts } = await readBack(files);
  expect(found).toEqual(files);
  expect(counts).toEqual([1, 2, 3]);
});

it('hands the sources over instead of their bytes', async () => {
  const { parts } = await readBack([['a.txt', 'a']]);
  expect(parts.map((part) => part instanceof Blob)).toEqual([false, true, false]);
});

it('is an archive without files where there are none', async () => {
  expect((await readBack([])).found).toEqual([]);
});

it('holds more files than 16 bits can count', async () => {
  const empty = { size: 0, slice: () => ({ arrayBuffer: async () => new ArrayBuffer(0) }) };
  const files = Array.from({ length: 65_600 }, (_, at) => ({ name: `${at}`, source: empty }));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const write = (part: unknown) => {
    if (part instanceof Uint8Array) parts.push(part as Uint8Array<ArrayBuffer>);
  };
  await writeZip(files, { write, at: AT });
  const names: string[] = [];
  const found = unzipSync(new Uint8Array(await new Blob(parts).arrayBuffer()), {
    filter: ({ name }) => names.push(name) < 0,
  });
  expect([names.length, names.at(-1), found]).toEqual([files.length, '65599', {}]);
});
