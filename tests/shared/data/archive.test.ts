import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { ARCHIVE_MAX, type ToolArchive } from '../../../src/shared/data/archive-format.ts';
import { readArchive } from '../../../src/shared/data/read-archive.ts';
import { writeArchive } from '../../../src/shared/data/write-archive.ts';

const bytes = (text: string) => strToU8(text) as Uint8Array<ArrayBuffer>;
const noise = (length: number) =>
  Uint8Array.from({ length }, (_, index) => (Math.imul(index ^ (index >>> 3), 2654435761) >>> 13) & 255);
const TOOLS: readonly ToolArchive[] = [
  { id: 'second', version: 3, parts: [{ name: 'images/1.png', bytes: noise(300_000) }] },
  {
    id: 'first',
    version: 1,
    parts: [
      { name: 'b.json', bytes: bytes('{"b":"水"}') },
      { name: 'a.json', bytes: bytes('') },
    ],
  },
];
const pack = (files: Zippable) => new Blob([zipSync(files) as Uint8Array<ArrayBuffer>]);
const contentOf = async (archive: Blob) => new Uint8Array(await archive.arrayBuffer());
const isSame = (a = new Uint8Array(), b = new Uint8Array()) => Buffer.compare(a, b) === 0;
const unpack = async (archive: Blob) => unzipSync(await contentOf(archive));

/** The archive with some files replaced, or removed where null. */
async function change(archive: Blob, changes: Record<string, Uint8Array | null>): Promise<Blob> {
  const files = Object.entries({ ...(await unpack(archive)), ...changes });
  return pack(Object.fromEntries(files.flatMap(([name, file]) => (file === null ? [] : [[name, file]]))));
}

async function changeManifest(archive: Blob, edit: (text: string) => string): Promise<Blob> {
  const manifest = (await unpack(archive))['manifest.json'];
  return change(archive, { 'manifest.json': strToU8(edit(new TextDecoder().decode(manifest))) });
}

describe('an archive', () => {
  it('holds the packed parts, sorted', async () => {
    const { tools, damaged, unknownFiles } = await readArchive(await writeArchive(TOOLS));
    expect(tools.map(({ id, version }) => [id, version])).toEqual([
      ['first', 1],
      ['second', 3],
    ]);
    expect(tools[0]?.parts).toEqual(TOOLS[1]?.parts.toReversed());
    expect(isSame(tools[1]?.parts[0]?.bytes, TOOLS[0]?.parts[0]?.bytes)).toBe(true);
    expect([damaged, unknownFiles]).toEqual([[], []]);
  });

  it('is the same byte for byte at any time and in any order', async () => {
    const first = await contentOf(await writeArchive(TOOLS));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-06T07:08:09') });
    const reordered = TOOLS.toReversed().map((tool) => ({ ...tool, parts: tool.parts.toReversed() }));
    const second = await contentOf(await writeArchive(reordered));
    vi.useRealTimers();
    expect(isSame(second, first)).toBe(true);
  });

  it('leaves tools without data out', async () => {
    const archive = await writeArchive([{ id: 'empty', version: 1, parts: [] }]);
    expect((await readArchive(archive)).tools).toEqual([]);
  });

  it('opens in other programs', async () => {
    expect(Object.keys(await unpack(await writeArchive(TOOLS)))).toEqual([
      'manifest.json',
      'first/a.json',
      'first/b.json',
      'second/images/1.png',
    ]);
  });

  it('that another program packed again, stored or compressed, is read', async () => {
    const files = await unpack(await writeArchive(TOOLS));
    const stored = new Blob([zipSync(files, { level: 0 }) as Uint8Array<ArrayBuffer>]);
    expect((await readArchive(stored)).tools).toHaveLength(2);
  });
});

describe('a file that is refused', () => {
  it.each([
    ['an empty file', async () => new Blob([]), 'not-an-archive'],
    ['some text', async () => new Blob(['{"a":1}'.repeat(100)]), 'not-an-archive'],
    ['a ZIP of something else', async () => pack({ 'photo.jpg': noise(50) }), 'not-an-archive'],
    [
      'a ZIP with the manifest of something else',
      async () => pack({ 'manifest.json': strToU8('{}') }),
      'not-an-archive',
    ],
    [
      'an archive of a newer release',
      async () =>
        changeManifest(await writeArchive(TOOLS), (text) => text.replace('"formatVersion": 1', '"formatVersion": 2')),
      'archive-newer',
    ],
    [
      'an archive with a damaged manifest',
      async () => changeManifest(await writeArchive(TOOLS), (text) => text.replace('"version": 3', '"version": "x"')),
      'archive-damaged',
    ],
    ['an incomplete archive', async () => (await writeArchive(TOOLS)).slice(0, 5000), 'archive-damaged'],
    ['a file beyond the size limit', async () => ({ size: ARCHIVE_MAX.fileBytes + 1 }) as Blob, 'archive-too-large'],
    [
      'an archive with too many files',
      async () =>
        pack(
          Object.fromEntries(Array.from({ length: ARCHIVE_MAX.partCount + 1 }, (_, i) => [`f${i}`, new Uint8Array()])),
        ),
      'archive-too-large',
    ],
    [
      'an archive with a name that leads out of its folder',
      async () => changeManifest(await writeArchive(TOOLS), (text) => text.replace('a.json', '../a.json')),
      'archive-damaged',
    ],
    [
      'an archive with one tool twice',
      async () => changeManifest(await writeArchive(TOOLS), (text) => text.replace('"second"', '"first"')),
      'archive-damaged',
    ],
  ] as const)('%s', async (_name, make, code) => {
    await expect(readArchive(await make())).rejects.toMatchObject({ name: 'AppError', code });
  });

  it('a ZIP bomb whose directory states its true size', async () => {
    const archive = await contentOf(pack({ 'manifest.json': new Uint8Array(1000) }));
    new DataView(archive.buffer).setUint32(archive.length - 22 - 46 - 13 + 24, 0xf0000000, true);
    await expect(readArchive(new Blob([archive]))).rejects.toMatchObject({ code: 'archive-too-large' });
  });

  it('a ZIP bomb whose directory states a smaller size', async () => {
    const honest = await contentOf(pack({ 'manifest.json': new Uint8Array(50 << 20) }));
    new DataView(honest.buffer).setUint32(honest.length - 22 - 46 - 13 + 24, 100, true);
    await expect(readArchive(new Blob([honest]))).rejects.toMatchObject({ code: 'archive-damaged' });
  });
});

describe('a tool whose part', () => {
  it.each([
    ['is missing', null],
    ['was changed', strToU8('{"b":"火"}')],
    ['was cut', strToU8('{"b"')],
  ])('%s is left out as a whole, the others are read', async (_name, file) => {
    const { tools, damaged } = await readArchive(await change(await writeArchive(TOOLS), { 'first/b.json': file }));
    expect(damaged).toEqual(['first']);
    expect(tools.map(({ id }) => id)).toEqual(['second']);
  });
});

it('names files that the manifest does not know, and ignores them', async () => {
  const archive = await change(await writeArchive(TOOLS), {
    'first/extra.txt': strToU8('x'),
    'README.md': strToU8('y'),
  });
  const { tools, unknownFiles } = await readArchive(archive);
  expect(unknownFiles.toSorted()).toEqual(['README.md', 'first/extra.txt']);
  expect(tools).toHaveLength(2);
});
