import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createService, failureOf } from './a-service.ts';

const open = (bytes: readonly number[] | Uint8Array) => createService().open(new Blob([new Uint8Array(bytes)]));
const utf16 = (text: string) => [0xff, 0xfe, ...Buffer.from(text, 'utf16le')];

describe('refuses a file that is not text, whatever its name', () => {
  test.each([
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['jpeg', [0xff, 0xd8, 0xff, 0xe0, 0x00]],
    ['gif', [...Buffer.from('GIF89a')]],
    ['webp', [...Buffer.from('RIFFabcdWEBPVP8 ')]],
    ['zip', [0x50, 0x4b, 0x03, 0x04, 0x14]],
    ['gzip', [0x1f, 0x8b, 0x08]],
    ['pdf', [...Buffer.from('%PDF-1.7\n')]],
    ['sqlite', [...Buffer.from('SQLite format 3\0')]],
    ['unknown', [...Buffer.from('{"name":"\0","other":[1,2,3]}')]],
    ['unknown', Array.from({ length: 100 }, (_, at) => 1 + (at % 7))],
    ['unknown', utf16('\u0001\u0002\ufffd\uffff')],
  ])('%s', async (kind, bytes) => {
    expect(await failureOf(open(bytes))).toMatchObject({ code: 'binary-file', details: { kind } });
  });
});

describe('accepts a text', () => {
  test.each([
    ['UTF-8 with every blank', [...Buffer.from('{\t"名": 1,\r\n\f"b": 2}')]],
    ['UTF-16', utf16('{"名":"一丁"}')],
    ['an encoding that is not known', Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? 0xa4 : 0x40 + (at % 60)))],
    ['the log of a terminal', [...Buffer.from('\u001b[31merror\u001b[0m {"a":1}\n')]],
    ['nothing', []],
  ])('%s', async (_name, bytes) => {
    expect((await open(bytes)).lineCount).toBeGreaterThan(0);
  });

  test('accepts any human text in UTF-8', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((chars) => !/\p{Cc}/u.test(chars));
    await fc.assert(fc.asyncProperty(text, async (chars) => (await open(Buffer.from(`"${chars}"`))).id === 1));
  });
});
