import { expect, test } from 'vitest';
import { describeValue, findPicture } from '../../../../../src/features/json-yaml/value/model/describe-value.ts';

const meanings = (text: string) =>
  Object.entries(describeValue('string', text))
    .filter(([, value]) => value !== null && value !== false)
    .map(([name]) => name);

test.each([
  ['#1976d2', ['color']],
  ['#fff', ['color']],
  ['#12345', []],
  ['https://example.com/a?b=1', ['link']],
  ['HTTP://例子.cn', ['link']],
  ['https://a.cn/%E4%BD%A0', ['link', 'urlDecoded']],
  ['javascript:alert(1)', []],
  ['https:// x', []],
  ['https://a.cn" onclick="x', []],
  ['ftp://a.cn', []],
  ['1714550400', ['time']],
  [' {"a":1}', ['isLikelyJson']],
  ['[1]', ['isLikelyJson']],
  ['<b>粗体</b>', []],
  ['张三', []],
  ['', []],
])('finds the meanings of %j', (text, names) => {
  expect(meanings(text)).toEqual(names);
});

test('finds a time in a number and nothing in a literal', () => {
  expect(describeValue('number', '1714550400123').time?.unit).toBe('millisecond');
  expect(describeValue('number', '12.5').time).toBeNull();
  expect(describeValue('literal', 'true').time).toBeNull();
});

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const toBase64 = (bytes: readonly number[]) => Buffer.from(bytes).toString('base64');

test.each([
  [`data:image/png;base64,${toBase64(PNG)}`, 'image/png'],
  [toBase64(PNG), 'image/png'],
  [`data:image/jpg;base64,${toBase64([0xff, 0xd8, 0xff, 0xe0])}`, 'image/jpeg'],
  [toBase64([...Buffer.from('RIFF1234WEBPVP8 ')]), 'image/webp'],
  [toBase64([...Buffer.from('GIF89a')]), 'image/gif'],
  [`data:image/svg+xml;base64,${toBase64([...Buffer.from('<svg onload="x"/>')])}`, null],
  [`data:text/html;base64,${toBase64(PNG)}`, null],
  ['R0lGOD!', null],
  ['BMW 320', null],
  ['', null],
])('knows the picture in %j by its first bytes', (text, type) => {
  expect(findPicture(text)?.type ?? null).toBe(type);
});
