import { describe, expect, it } from 'vitest';
import { checkFile, type FileRules } from '../../../src/shared/files/check-file.ts';
import { formatSize } from '../../../src/shared/files/size-text.ts';

const RULES: FileRules = { types: ['.zip', 'application/zip', 'image/*'], maxBytes: 8 };
const startsWithPk = (head: Uint8Array) => head[0] === 0x50 && head[1] === 0x4b;
const aFile = (name: string, text: string, type = '') => new File([text], name, { type });

describe('checkFile', () => {
  it.each([
    ['a known extension, in capitals too', aFile('A.ZIP', 'PK')],
    ['a known media type', aFile('backup', 'PK', 'application/zip')],
    ['a known media type in capitals, with a parameter', aFile('backup', 'PK', 'Application/ZIP; version=2')],
    ['a media type of a known group', aFile('x', 'PK', 'image/png')],
  ])('accepts %s', async (_, file) => {
    expect(await checkFile(file, RULES)).toBeNull();
  });

  it.each([
    ['another type', aFile('a.txt', 'PK', 'text/plain'), 'file-type'],
    ['an empty file', aFile('a.zip', ''), 'file-empty'],
    ['a file over the limit', aFile('a.zip', '123456789'), 'file-too-large'],
  ])('rejects %s', async (_, file, problem) => {
    expect(await checkFile(file, RULES)).toBe(problem);
  });

  it('looks into the file where a rule says how it begins', async () => {
    const rules = { ...RULES, sniff: startsWithPk };
    expect(await checkFile(aFile('a.zip', 'PK12'), rules)).toBeNull();
    expect(await checkFile(aFile('a.zip', '12PK'), rules)).toBe('file-type');
  });

  it('reports a file that has become unreadable', async () => {
    const file = aFile('a.zip', 'PK');
    file.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    expect(await checkFile(file, { ...RULES, sniff: startsWithPk })).toBe('file-unreadable');
  });
});

it.each([
  [0, '0 B'],
  [812, '812 B'],
  [1024, '1.0 KB'],
  [1.44 * 1024 * 1024, '1.4 MB'],
  [300 * 1024, '300 KB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
