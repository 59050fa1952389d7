import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipPictures } from '../../../../src/features/xhs-helper/export/zip-pictures.ts';

const AT = new Date(2026, 10, 23, 9, 30);
const STORED = 0;

it('packs pictures in their order, unchanged and not compressed', async () => {
  const pictures = [3, 5].map((fill, index) => ({
    name: `card-0${index + 1}.png`,
    blob: new Blob([new Uint8Array(2000).fill(fill)], { type: 'image/png' }),
  }));
  const archive = await zipPictures(pictures, AT);
  const methods: number[] = [];
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()), {
    filter: ({ compression }) => methods.push(compression) > 0,
  });
  expect(archive.type).toBe('application/zip');
  expect(methods).toEqual([STORED, STORED]);
  expect(Object.keys(files)).toEqual(['card-01.png', 'card-02.png']);
  expect(files['card-02.png']).toEqual(new Uint8Array(2000).fill(5));
});
