import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRoomName } from '../../../../src/core/lan/room-code.ts';
import { parseRoomAddress, parseTypedRoom, toShareLink } from '../../../../src/features/lan-chat/model/room-target.ts';

const PAGE = 'https://tools.example/mythinkn/portal/lan-chat';

describe('the room that a visitor types', () => {
  it.each([
    ['a word', ' kitchen-2026 ', { code: 'kitchen-2026' }],
    ['a code', 'lan203-0-113-7', { code: 'lan203-0-113-7' }],
    ['a link', `${PAGE}?room=lan203-0-113-7#aB_-9`, { code: 'lan203-0-113-7', secret: 'aB_-9' }],
    ['a link without a secret', `${PAGE}?room=kitchen`, { code: 'kitchen' }],
    ['a Chinese word', ' 我家客厅 ', { code: '我家客厅' }],
    ['a word in wide letters', 'Ｋｉｔｃｈｅｎ－７', { code: 'kitchen-7' }],
    ['a word with letters of other languages', 'Küche-ЖЖ', { code: 'küche-жж' }],
    ['a word of the greatest length', '字'.repeat(32), { code: '字'.repeat(32) }],
    ['a link with a Chinese word', `${PAGE}?room=%E5%AE%A2%E5%8E%85%E5%AE%A2%E5%8E%85`, { code: '客厅客厅' }],
    ['a link with more parameters', `${PAGE}?a=1&room=kitchen&b=2#s`, { code: 'kitchen', secret: 's' }],
  ])('is %s', (_case, typed, target) => {
    expect(parseTypedRoom(typed)).toEqual(target);
  });

  it.each([
    ['empty', ''],
    ['too short', 'abc'],
    ['too long', 'a'.repeat(33)],
    ['with two dashes in a row', 'kit--chen'],
    ['with a dash at the end', 'kitchen-'],
    ['a short Chinese word', '厨房'],
    ['two words', '我家 客厅'],
    ['with other signs', '我家，客厅'],
    ['far too long', 'a'.repeat(65)],
    ['a link to something else', 'https://example.com/'],
    ['a link with a bad code', `${PAGE}?room=%E4%B8%AD#s`],
    ['a link with a broken code', `${PAGE}?room=%E4%#s`],
  ])('is nothing when it is %s', (_case, typed) => {
    expect(parseTypedRoom(typed)).toBeNull();
  });
});

describe('the room in the address', () => {
  it.each([
    ['no room', null, '#s', null],
    ['a room', 'kitchen', '', { code: 'kitchen' }],
    ['a room with its secret', 'kitchen', '#s3cret', { code: 'kitchen', secret: 's3cret' }],
    ['a fragment that is no secret', 'kitchen', '#a b', { code: 'kitchen' }],
    ['a room with bad characters', '../x', '', null],
  ])('is read from %s', (_case, code, hash, target) => {
    expect(parseRoomAddress(code, hash)).toEqual(target);
  });
});

it('leads a share link back to its room', () => {
  const code = fc.stringMatching(/^lan[0-9a-z]{1,8}(?:-[0-9a-z]{1,5}){0,3}$/);
  const secret = fc.stringMatching(/^[A-Za-z0-9_-]{16}$/);
  fc.assert(
    fc.property(code, secret, (room, key) => {
      const link = new URL(toShareLink(PAGE, { code: room, secret: key }));
      expect(parseRoomAddress(link.searchParams.get('room'), link.hash)).toEqual({ code: room, secret: key });
      expect(parseTypedRoom(link.href)).toEqual({ code: room, secret: key });
    }),
  );
});

it.each([
  ['kitchen-7', true],
  ['我家客厅', true],
  ['厨房', false],
  ['a--bc', false],
  ['x'.repeat(33), false],
  ['ab_cd', false],
  ['lan203-0-113-7', true],
])('the page accepts %j exactly where the server does', (typed, isAccepted) => {
  expect(parseTypedRoom(typed) !== null).toBe(isAccepted);
  expect(parseRoomName(typed) !== null).toBe(isAccepted);
});
