import { expect, test } from 'vitest';
import { decodeBase64, toBase64Bytes } from '../../../src/core/text/base64.ts';
import { decodeJwt } from '../../../src/core/text/jwt.ts';
import { describeTimestamp, toTimeDistance } from '../../../src/core/text/timestamp.ts';
import { decodeUrlEncoded } from '../../../src/core/text/url-encoded.ts';

const toBase64 = (text: string) => Buffer.from(text).toString('base64');
const toBase64Url = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  ['1714550400', 1_714_550_400_000, 'second'],
  [' 1714550400123 ', 1_714_550_400_123, 'millisecond'],
  ['1714550400123456', 1_714_550_400_123, 'microsecond'],
  ['1714550400123456789', 1_714_550_400_123, 'nanosecond'],
  ['946684800', null, null],
  ['9999999999', null, null],
  ['0171455040', null, null],
  ['13800138000', null, null],
  ['1714550400.5', null, null],
  ['-1714550400', null, null],
  ['12345678901234567890', null, null],
  ['', null, null],
])('reads %j as a time stamp only when it is a plausible time', (text, ms, unit) => {
  expect(describeTimestamp(text)).toEqual(ms === null ? null : { ms, unit });
});

test.each([
  [0, { isPast: true, count: 0, unit: 'second' }],
  [-59_999, { isPast: true, count: 59, unit: 'second' }],
  [-3_600_000, { isPast: true, count: 1, unit: 'hour' }],
  [90_000, { isPast: false, count: 1, unit: 'minute' }],
  [-45 * 86_400_000, { isPast: true, count: 1, unit: 'month' }],
  [800 * 86_400_000, { isPast: false, count: 2, unit: 'year' }],
])('gives the distance of %d ms in its largest whole unit', (ms, distance) => {
  expect(toTimeDistance(ms, 0)).toEqual(distance);
});

test.each([
  [toBase64('{"用户":"张三"}'), '{"用户":"张三"}'],
  [toBase64('第一行\r\n第二行\t。'), '第一行\r\n第二行\t。'],
  [toBase64('hello world!!').replace(/=+$/, ''), 'hello world!!'],
  [toBase64Url('??>>??>>~~~~'), '??>>??>>~~~~'],
  [`${toBase64('a'.repeat(60)).slice(0, 40)}\n${toBase64('a'.repeat(60)).slice(40)}`, 'a'.repeat(60)],
  ['user', null],
  ['applicationForm', null],
  ['13800138000138', null],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 4, 5]).toString('base64'), null],
  [toBase64('a\u0000bcdefghijk'), null],
  ['不是 Base64 的一段文字', null],
  ['abc=defghijklmno', null],
  [`${toBase64('hello world!')}=`, null],
])('decodes %j as Base64 text only when it is readable', (text, decoded) => {
  expect(decodeBase64(text)).toBe(decoded);
});

test('gives the bytes of Base64 of any length', () => {
  for (let length = 0; length < 70; length++) {
    const bytes = Buffer.from(Array.from({ length }, (_, at) => (at * 37 + length) % 256));
    if (length > 0) expect(Buffer.from(toBase64Bytes(bytes.toString('base64')) ?? [])).toEqual(bytes);
    if (length > 0) expect(Buffer.from(toBase64Bytes(bytes.toString('base64url')) ?? [])).toEqual(bytes);
  }
});

const token = (header: string, payload: string, signature = 'c2ln') =>
  `${toBase64Url(header)}.${toBase64Url(payload)}.${signature}`;

test.each([
  ['a token', token('{"alg":"HS256"}', '{"sub":12345678901234567890,"iat":1516239022}')],
  ['a token behind Bearer', `Bearer ${token('{"alg":"HS256"}', '{"sub":12345678901234567890,"iat":1516239022}')}`],
  ['a token without signature', token('{"alg":"HS256"}', '{"sub":12345678901234567890,"iat":1516239022}', '')],
])('decodes %s and keeps its text', (_, text) => {
  expect(decodeJwt(text)).toEqual({
    header: '{"alg":"HS256"}',
    payload: '{"sub":12345678901234567890,"iat":1516239022}',
    issuedMs: 1_516_239_022_000,
    notBeforeMs: null,
    expiresMs: null,
  });
});

test('reads the times of a token in seconds, and in milliseconds when they are written so', () => {
  const decoded = decodeJwt(token('{"alg":"none"}', '{"nbf":1700000000.5,"exp":1700000000000,"iat":"yesterday"}'));
  expect(decoded).toMatchObject({ issuedMs: null, notBeforeMs: 1_700_000_000_500, expiresMs: 1_700_000_000_000 });
});

test.each([
  'a.b.c',
  'www.example.com',
  token('{"typ":"x"}', '{}'),
  token('[1]', '{}'),
  token('{"alg":1}', '1'),
  'v1.2.3',
])('does not take %j for a token', (text) => {
  expect(decodeJwt(text)).toBeNull();
});

test.each([
  ['%E4%BD%A0%E5%A5%BD', '你好'],
  ['q=%E4%BD%A0+a&b=1', 'q=你 a&b=1'],
  ['https://a.cn/?x=a+b%2Fc', 'https://a.cn/?x=a+b/c'],
  ['100%', null],
  ['50%25', '50%'],
  ['%E4%BD', null],
  ['no escapes + here', null],
])('decodes %j as part of an address', (text, decoded) => {
  expect(decodeUrlEncoded(text)).toBe(decoded);
});
