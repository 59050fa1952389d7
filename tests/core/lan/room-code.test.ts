import { describe, expect, it } from 'vitest';
import { parseRoomName } from '../../../src/core/lan/room-code.ts';

describe('a typed room code', () => {
  it.each([['lan203-0-113-7'], ['lan2001-db8-1-2'], ['lan2001-db8-0-0'], ['lanlocal'], ['lanx-0123456789abcdef']])(
    '%s is the code of a room',
    (code) => {
      expect(parseRoomName(code)).toEqual({ kind: 'code', code });
    },
  );

  it.each([
    ['  LAN203-0-113-7 ', { kind: 'code', code: 'lan203-0-113-7' }],
    ['Kitchen-7', { kind: 'word', word: 'kitchen-7' }],
    ['ＫＩＴＣＨＥＮ－７', { kind: 'word', word: 'kitchen-7' }],
    ['我家客厅', { kind: 'word', word: '我家客厅' }],
    ['landing-page', { kind: 'word', word: 'landing-page' }],
    ['lan203-0-113', { kind: 'word', word: 'lan203-0-113' }],
    ['lanx-0123456789abcde', { kind: 'word', word: 'lanx-0123456789abcde' }],
    ['x'.repeat(32), { kind: 'word', word: 'x'.repeat(32) }],
  ])('%s is read as %j', (text, expected) => {
    expect(parseRoomName(text)).toEqual(expected);
  });

  it.each([
    [''],
    ['abc'],
    ['x'.repeat(33)],
    ['a--bc'],
    ['-abcd'],
    ['abcd-'],
    ['ab cd'],
    ['a_bcd'],
    ['<script>'],
    ['ab\0cd'],
  ])('%j names no room', (text) => {
    expect(parseRoomName(text)).toBeNull();
  });
});
