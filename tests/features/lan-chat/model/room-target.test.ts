import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRoomAddress, parseTypedRoom, toShareLink } from '../../../../src/features/lan-chat/model/room-target.ts';

const PAGE = 'https://tools.example/mythinkn/portal/lan-chat';

describe('the room that a visitor types', () => {
  it.each([
    ['a word', ' kitchen-2026 ', { code: 'kitchen-2026' }],
    ['a code', 'lan203-0-113-7', { code: 'lan203-0-113-7' }],
    ['a link', `${PAGE}?room=lan203-0-113-7#aB_-9`, { code: 'lan203-0-113-7', secret: 'aB_-9' }],
    ['a link without a secret', `${PAGE}?room=kitchen`, { code: 'kitchen' }],
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
    ['Chinese', '厨房厨房'],
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
