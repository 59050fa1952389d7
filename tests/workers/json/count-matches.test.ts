import { expect, test } from 'vitest';
import type { FindQuery, JsonApi } from '../../../workers/json/json.api.ts';
import { createService, openText } from './a-service.ts';

const query = (text: string, options: Partial<FindQuery> = {}): FindQuery => ({
  text,
  isCaseSensitive: false,
  isWholeWord: false,
  ...options,
});

async function countAll(service: JsonApi, id: number, wanted: FindQuery, upTo = 0) {
  let [count, countUpTo, calls] = [0, 0, 0];
  for (let next: number | null = 0; next !== null; calls++) {
    const part = await service.countMatches(id, wanted, next, upTo);
    count += part.count;
    countUpTo += part.countUpTo;
    next = part.next;
  }
  return { count, countUpTo, calls };
}

test('counts the matches of a large text in several parts', async () => {
  const service = createService();
  const text = '😀x汉 needle, '.repeat(900_000);
  const id = await openText(service, new Uint8Array(Buffer.from(text)));
  const { count, calls } = await countAll(service, id, query('Needle'));
  expect(count).toBe(900_000);
  expect(calls).toBeGreaterThan(1);
});

test('says which of the matches one is', async () => {
  const service = createService();
  const id = await openText(service, '1 2 1\n汉1 1');
  const third = await service.find(id, query('1'), { line: 1, column: 0 }, false);
  expect(await countAll(service, id, query('1'), third?.offset)).toMatchObject({ count: 4, countUpTo: 3 });
});

test.each([
  ['id', 'id idea _id id2 "id" 中id中', 3],
  ['名', '姓名 名', 2],
  ['a.b', 'a.b xa.b a.bx', 1],
])('counts %j as a whole word', async (word, text, expected) => {
  const service = createService();
  const id = await openText(service, text);
  expect((await countAll(service, id, query(word, { isWholeWord: true }))).count).toBe(expected);
});

test('finds whole words across the seams of blocks', async () => {
  const service = createService();
  const block = 256 * 1024;
  for (const shift of [-3, -2, -1, 0, 1]) {
    const id = await openText(service, `${'x'.repeat(block + shift)}id${'x'.repeat(9)} id`);
    expect((await countAll(service, id, query('id', { isWholeWord: true }))).count).toBe(1);
    const spaced = await openText(service, `${' '.repeat(block + shift)}id${' '.repeat(9)} id`);
    expect((await countAll(service, spaced, query('id', { isWholeWord: true }))).count).toBe(2);
  }
});

test('counts nothing for no words', async () => {
  const service = createService();
  const id = await openText(service, 'abc');
  expect(await countAll(service, id, query(''))).toMatchObject({ count: 0 });
});
