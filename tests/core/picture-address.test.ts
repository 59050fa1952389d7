import { expect, it, vi } from 'vitest';

const UPLOAD = '/mythinkn/uploads/0a.webp';

/** The rule as a build for this service has it. */
async function loadRule(apiOrigin?: string) {
  vi.resetModules();
  if (apiOrigin !== undefined) vi.stubGlobal('__API_ORIGIN__', apiOrigin);
  return (await import('../../src/core/picture-address.ts')).toPictureAddress;
}

it.each([UPLOAD, '/mythinkn/backgrounds/dawn.svg', 'https://a.example/b.png'])(
  'a page of the same origin loads %s as it stands',
  async (address) => {
    expect((await loadRule())(address)).toBe(address);
  },
);

it.each([
  [UPLOAD, `https://api.example${UPLOAD}`],
  [`https://api.example${UPLOAD}`, `https://api.example${UPLOAD}`],
  ['/mythinkn/uploads', '/mythinkn/uploads'],
  ['/mythinkn/backgrounds/dawn.svg', '/mythinkn/backgrounds/dawn.svg'],
  ['https://a.example/b.png', 'https://a.example/b.png'],
])('a page of another origin loads %s from %s', async (address, expected) => {
  expect((await loadRule('https://api.example'))(address)).toBe(expected);
});
