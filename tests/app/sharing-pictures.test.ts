import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toPageHead } from '../../src/app/page-heads.ts';
import { registry } from '../../src/app/registry.ts';

const pictures = new Set(
  registry.flatMap((page) => page.screens.flatMap((screen) => toPageHead({ page, screen }).image ?? [])),
);

it('has tools with pictures', () => {
  expect(pictures.size).toBeGreaterThan(5);
});

it.each([...pictures])('%s has the size that the head of its page names', (picture) => {
  expect(readSize(readFileSync(new URL(`../../src/app/public/${picture}`, import.meta.url)))).toEqual([1200, 630]);
});

/** Width and height in pixels, from the start of a JPEG's first frame (ITU-T T.81, B.2.2). */
function readSize(file: Buffer): [width: number, height: number] {
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    if (file[at + 1] === 0xc0 || file[at + 1] === 0xc2) return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
  }
  throw new Error('No frame');
}
