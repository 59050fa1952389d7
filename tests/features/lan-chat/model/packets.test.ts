import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatPacket, type Packet, parsePacket } from '../../../../src/features/lan-chat/model/packets.ts';

const ID = '0123456789abcdef0123456789abcdef';
const TEXT: Packet = { type: 'text', id: ID, content: '你好', username: '张三', from: 'user-1', timestamp: 1 };
const META: Packet = {
  type: 'file-meta',
  fileId: ID,
  filename: 'a.png',
  filesize: 16_385,
  mimeType: 'image/png',
  totalChunks: 2,
  timestamp: 1,
};
const PACKETS: readonly Packet[] = [
  TEXT,
  META,
  { ...META, firstSlice: 'a'.repeat(64) },
  { type: 'userinfo', username: '张三', peerId: 'user-1', isInitiator: false },
  { type: 'user-list', users: [{ username: '站长', peerId: 'room-lan203-0-113-7' }] },
  { type: 'admission', state: 'waiting' },
  { type: 'ping', count: 3 },
  { type: 'pong', count: 3 },
  { type: 'goodbye' },
];

test.each(PACKETS)('a packet of the type $type arrives as it was sent', (packet) => {
  expect(parsePacket(formatPacket(packet))).toEqual(packet);
});

describe('a packet is refused', () => {
  it.each([
    ['of no known type', { type: 'admin' }],
    ['without a type', {}],
    ['with an empty text', { ...TEXT, content: '' }],
    ['with a long text', { ...TEXT, content: 'x'.repeat(20_001) }],
    ['with a long name', { ...TEXT, username: 'x'.repeat(65) }],
    ['with an id that is no id', { ...TEXT, id: '../..' }],
    ['of a sender that is no device', { ...TEXT, from: 'server' }],
    ['with a time beyond all dates', { ...TEXT, timestamp: 9e15 }],
    ['of a file above 100 MB', { ...META, filesize: 104_857_601, totalChunks: 6401 }],
    ['of a file with a negative size', { ...META, filesize: -1, totalChunks: 0 }],
    ['with a number of slices that does not fit the size', { ...META, totalChunks: 1_000_000 }],
    ['with a hash that is none', { ...META, firstSlice: `${'a'.repeat(63)}G` }],
    ['with a hash that is too long', { ...META, firstSlice: 'a'.repeat(65) }],
    ['with a hash that is no text', { ...META, firstSlice: { length: 64 } }],
    ['with 51 users', { type: 'user-list', users: Array(51).fill({ username: 'a', peerId: 'user-1' }) }],
    ['that is an array', [TEXT]],
    ['that is null', null],
  ])('%s', (_, packet) => {
    expect(parsePacket(JSON.stringify(packet))).toBe('not-a-packet');
  });

  it.each([
    ['bytes', new Uint8Array(3), 'not-a-packet'],
    ['an object', TEXT, 'not-a-packet'],
    ['a damaged text', '{"type":', 'not-json'],
    ['an empty text', '', 'not-json'],
    ['a text above the bound', ' '.repeat(65_537), 'too-long'],
  ])('that arrives as %s', (_, data, fault) => {
    expect(parsePacket(data)).toBe(fault);
  });

  it('without its unknown parts', () => {
    expect(parsePacket('{"type":"goodbye","__proto__":{"isAdmin":true},"extra":1}')).toEqual({ type: 'goodbye' });
  });
});

test('no text makes the reader throw', () => {
  const known = fc.constantFrom(...PACKETS.map(formatPacket));
  const mutated = fc.tuple(known, fc.nat(), fc.string({ maxLength: 4 })).map(([text, at, put]) => {
    const place = at % text.length;
    return text.slice(0, place) + put + text.slice(place + 1);
  });
  fc.assert(
    fc.property(fc.oneof(mutated, fc.json(), fc.string()), (text) => {
      const packet = parsePacket(text);
      if (typeof packet !== 'object') return;
      const sent = formatPacket(packet);
      const again = parsePacket(sent);
      expect(typeof again === 'object' && formatPacket(again)).toBe(sent);
    }),
    { numRuns: 2000 },
  );
});
