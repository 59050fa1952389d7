import { describe, expect, it } from 'vitest';
import { registry } from '../../../src/app/registry.ts';
import { looksLikeJson } from '../../../src/shared/handoff/looks-like-json.ts';
import { type DetectNotation, recognizeFile, recognizeText } from '../../../src/shared/handoff/recognize-content.ts';
import { detectText } from '../../../workers/json/detect/detect-text.ts';

const detect: DetectNotation = async (sample) => detectText(sample)?.kind ?? null;
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array.from({ length: 60 }, () => 1)]);
const ZIP = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 8, 0, 8, 0, 0, 0, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const zipOf = (name: string) => [ZIP, new Uint8Array([name.length, 0, 0, 0]), name];
const BOOKMARKS = '<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p><DT><A HREF="https://a.example">A</A></DL>';

/** The kinds of a file, and the pages that recognize it as their own. */
async function look(name: string, parts: BlobPart[], type = '', how = detect) {
  const { kinds, own, problem } = await recognizeFile(new File(parts, name, { type }), registry, how);
  const pages = registry.filter(({ accepts = [] }) => accepts.some((acceptance) => own.includes(acceptance)));
  return problem ?? [...kinds, ...pages.map(({ id }) => `own:${id}`)];
}

describe('a file', () => {
  it.each<[name: string, parts: BlobPart[], expected: string[]]>([
    ['photo.png', [PNG], ['picture', 'any']],
    ['photo-without-ending', [PNG], ['picture', 'any']],
    ['data.json', ['{"a":1}'], ['json', 'any']],
    ['broken.JSON', ['{"a":1,,}'], ['json', 'any']],
    ['notes.txt', ['{"a":1}'], ['json', 'any']],
    ['compose.yml', ['a: 1'], ['yaml', 'any']],
    ['table.csv', ['a,b\n1,2'], ['notation', 'any']],
    ['notes.md', ['# 今天\n写了一点东西。'], ['text', 'any']],
    ['page.html', ['<html><body>x</body></html>'], ['any']],
    ['bookmarks.html', [BOOKMARKS], ['any', 'own:custom-nav']],
    ['favorites.json', ['{"items":[{"name":"A","link":"https://a.example"}]}'], ['json', 'any', 'own:custom-nav']],
    ['goals.json', ['{\n "schema": "mythinkn.inspiration.v1"}'], ['json', 'any', 'own:inspiration']],
    ['backup.zip', zipOf('manifest.json'), ['any', 'own:data-center']],
    ['pictures.zip', zipOf('a.png'), ['any']],
    ['program.bin', [new Uint8Array([0, 1, 2, 3])], ['any']],
  ])('%s is recognized as %j', async (name, parts, expected) => {
    expect(await look(name, parts)).toEqual(expected);
  });

  it('without bytes can be opened nowhere', async () => {
    expect(await look('empty.json', [])).toBe('empty');
  });

  it('without read access can be opened nowhere', async () => {
    const file = new File(['x'], 'gone.txt');
    file.slice = () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    expect((await recognizeFile(file, registry, detect)).problem).toBe('unreadable');
  });

  it('is a text where its notation cannot be found out', async () => {
    const fail = async () => Promise.reject(new Error('no worker'));
    expect(await look('notes.txt', ['a,b\n1,2'], '', fail)).toEqual(['text', 'any']);
  });
});

describe('a text', () => {
  it.each([
    ['{"a": [1, 2]}', ['json', 'any']],
    ['name: demo\nversion: 1\nitems:\n  - a\n  - b\n', ['yaml', 'text', 'any']],
    ['今天把卡片的排版改好了，明天继续。', ['text', 'any']],
    ['1732000000', ['text', 'any']],
    [`curl -X POST https://example.com -d '{"a":1}'`, ['notation', 'text', 'any']],
    ['[公告] 明天停水', ['text', 'any']],
  ])('%j is recognized as %j', async (text, kinds) => {
    expect((await recognizeText(text, detect)).kinds).toEqual(kinds);
  });

  it('has its length in bytes, because limits count them', async () => {
    expect((await recognizeText('汉字', detect)).bytes).toBe(6);
  });
});

it.each([
  ['{}', true],
  ['\ufeff {"a": 1', true],
  ["{'a': 1}", true],
  ['{a: 1}', true],
  ['[1, 2]', true],
  ['[]', true],
  ['[true]', true],
  ['[[1]]', true],
  ['[note] see below', false],
  ['{{ template }}', false],
  ['{ 大家好 }', false],
  ['true', false],
  ['"quoted"', false],
])('%j begins as JSON: %s', (text, expected) => {
  expect(looksLikeJson(text)).toBe(expected);
});
