import { expect, test } from 'vitest';
import { readTextFile } from '../../src/platform/text-file.ts';

const bytes = (...values: number[]) => new Uint8Array(values);

test.each([
  ['UTF-8', new Blob(['a: 中文\n']), { text: 'a: 中文\n', encoding: 'utf-8' }],
  ['UTF-8 with a mark', new Blob([bytes(0xef, 0xbb, 0xbf), 'a: 1']), { text: 'a: 1', encoding: 'utf-8' }],
  ['UTF-16 LE', new Blob([bytes(0xff, 0xfe, 0x61, 0, 0x2d, 0x4e)]), { text: 'a中', encoding: 'utf-16le' }],
  ['UTF-16 BE', new Blob([bytes(0xfe, 0xff, 0, 0x61, 0x4e, 0x2d)]), { text: 'a中', encoding: 'utf-16be' }],
  ['GB18030', new Blob(['a: ', bytes(0xd6, 0xd0, 0xce, 0xc4)]), { text: 'a: 中文', encoding: 'gb18030' }],
  ['UTF-16 LE without a mark', new Blob([bytes(0x61, 0, 0x3a, 0, 0x2d, 0x4e)]), { text: 'a:中', encoding: 'utf-16le' }],
  ['UTF-16 BE without a mark', new Blob([bytes(0, 0x61, 0, 0x3a, 0x4e, 0x2d)]), { text: 'a:中', encoding: 'utf-16be' }],
  ['color codes of a terminal', new Blob(['\u001b[1ma: 1']), { text: '\u001b[1ma: 1', encoding: 'utf-8' }],
  ['UTF-8 with a damaged byte', new Blob(['书签', bytes(0xff), '文件']), { text: '书签\ufffd文件', encoding: 'utf-8' }],
  ['UTF-8 that is cut', new Blob(['书签文件', bytes(0xe4, 0xb8)]), { text: '书签文件\ufffd', encoding: 'utf-8' }],
  ['UTF-8 beside é of one byte', new Blob(['价格€，中', bytes(0xe9)]), { text: '价格€，中\ufffd', encoding: 'utf-8' }],
  [
    'Big5 as declared',
    new Blob(['<META CONTENT="text/html; charset=big5">', bytes(0xa4, 0xa4, 0xa4, 0xe5)]),
    { text: '<META CONTENT="text/html; charset=big5">中文', encoding: 'big5' },
  ],
  [
    'Windows-1252 as declared',
    new Blob(['<meta charset="iso-8859-1">caf', bytes(0xe9)]),
    { text: '<meta charset="iso-8859-1">café', encoding: 'windows-1252' },
  ],
  [
    'Shift_JIS as declared',
    new Blob(['<?xml version="1.0" encoding="Shift_JIS"?>', bytes(0x93, 0xfa)]),
    { text: '<?xml version="1.0" encoding="Shift_JIS"?>日', encoding: 'shift_jis' },
  ],
  [
    'GB18030 below a wrong declaration',
    new Blob(['<meta charset=utf-8>', bytes(0xd6, 0xd0, 0xce, 0xc4)]),
    { text: '<meta charset=utf-8>中文', encoding: 'gb18030' },
  ],
  [
    'GB18030 below an unknown declaration',
    new Blob(['<meta charset=x-none>', bytes(0xd6, 0xd0)]),
    { text: '<meta charset=x-none>中', encoding: 'gb18030' },
  ],
])('a file in %s', async (_case, file, expected) => {
  expect(await readTextFile(file, 100)).toEqual(expected);
});

test.each([
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52)],
  ['a program', bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0x3e, 0)],
  ['packed bytes', bytes(0x1f, 0x8b, 8, 8, 0x66, 0xee, 5, 0x5f, 2, 3)],
])('%s is no text', async (_case, content) => {
  await expect(readTextFile(new Blob([content]), 100)).rejects.toMatchObject({ code: 'binary-file' });
});

test('an empty file is reported', async () => {
  await expect(readTextFile(new Blob([]), 100)).rejects.toMatchObject({ code: 'file-empty' });
});

test('a character split between two pieces is read as one', async () => {
  const text = `${'x'.repeat(65_535)}中文`;
  expect((await readTextFile(new Blob([text]), 100_000)).text).toBe(text);
});

test('a text that is too long is rejected, by its size before it is read', async () => {
  await expect(readTextFile(new Blob(['x'.repeat(101)]), 100)).rejects.toMatchObject({ code: 'text-too-long' });
  let isRead = false;
  const huge = Object.assign(new Blob(['x']), { slice: () => (isRead = true) });
  Object.defineProperty(huge, 'size', { value: 301 });
  await expect(readTextFile(huge as unknown as Blob, 100)).rejects.toMatchObject({ code: 'text-too-long' });
  expect(isRead).toBe(false);
});

test('a file that no longer exists is reported', async () => {
  const gone = new Blob(['a']);
  gone.slice = () => {
    throw new DOMException('gone', 'NotFoundError');
  };
  await expect(readTextFile(gone, 100)).rejects.toMatchObject({ code: 'file-unreadable' });
});
