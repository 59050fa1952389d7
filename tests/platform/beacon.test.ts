import { afterEach, expect, it, vi } from 'vitest';
import { sendBeacon } from '../../src/platform/beacon.ts';

afterEach(() => void vi.unstubAllGlobals());

it('sends one small request without cookies, without the path of the page, and without asking the other site first', () => {
  const fetchIt = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetchIt);
  sendBeacon('https://example.com/send', { kind: 'page' });
  expect(fetchIt).toHaveBeenCalledExactlyOnceWith(
    'https://example.com/send',
    expect.objectContaining({
      method: 'POST',
      body: '{"kind":"page"}',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      keepalive: true,
    }),
  );
});

it('keeps quiet about a failure', async () => {
  const rejections: unknown[] = [];
  const note = (reason: unknown) => void rejections.push(reason);
  process.on('unhandledRejection', note);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  sendBeacon('https://example.com/send', {});
  await new Promise((resolve) => setTimeout(resolve, 0));
  process.off('unhandledRejection', note);
  expect(rejections).toEqual([]);
});
