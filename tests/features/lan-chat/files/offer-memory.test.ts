// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { type RememberedOffers, tabOffers } from '../../../../src/features/lan-chat/files/offer-memory.ts';
import { STORAGE_KEYS } from '../../../../src/platform/storage/keys.ts';

const OFFERS: RememberedOffers = {
  roomCode: 'lan1',
  userId: 'u1',
  files: [
    {
      fileId: 'a'.repeat(32),
      name: 'Ferien/a.png',
      bytes: 5,
      mimeType: 'image/png',
      firstSlice: 'b'.repeat(64),
      drop: { id: 'c'.repeat(32), count: 2 },
      at: 7,
      only: { peerId: 'user-1', userId: 'u2', username: 'Ann', besides: [] },
    },
  ],
};

afterEach(() => sessionStorage.clear());

it('remembers the offers of a tab until they are forgotten', () => {
  expect(tabOffers.read()).toBeNull();
  tabOffers.write(OFFERS);
  expect(tabOffers.read()).toEqual(OFFERS);
  tabOffers.write(null);
  expect(tabOffers.read()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

it.each([
  ['no JSON', '{'],
  ['another value', '[]'],
  ['an id that is none', JSON.stringify({ ...OFFERS, files: [{ ...OFFERS.files[0], fileId: '../x' }] })],
  ['a size above all files', JSON.stringify({ ...OFFERS, files: [{ ...OFFERS.files[0], bytes: 1e12 }] })],
])('finds nothing in %s', (_, text) => {
  sessionStorage.setItem(STORAGE_KEYS.lanChatOffers, text);
  expect(tabOffers.read()).toBeNull();
});
