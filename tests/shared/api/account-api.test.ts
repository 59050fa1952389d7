// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { Fetch } from '../../../src/platform/http.ts';
import { createAccountApi } from '../../../src/shared/api/account-api.ts';

const KEY = 'mythinkn_device_token';
afterEach(() => localStorage.removeItem(KEY));

/** The device token that each call sends. */
async function listSentDevices(): Promise<(string | undefined)[]> {
  const sent: (string | undefined)[] = [];
  const fetchIt: Fetch = async (_path, { headers }) => {
    sent.push((headers as Record<string, string>)['x-device']);
    return new Response('{"code":"200","data":null}', { headers: { 'content-type': 'application/json' } });
  };
  const api = createAccountApi(fetchIt);
  await api.sendLoginCode('lin@example.com');
  await api.sendResetCode('lin@example.com');
  await api.login({ username: 'lin@example.com', password: 'x' }).catch(() => {});
  await api.logout('token');
  return sent;
}

it('shows the token of the device where a code or a login is asked for, and nowhere else', async () => {
  localStorage.setItem(KEY, 'de.vi.ce');
  expect(await listSentDevices()).toEqual(['de.vi.ce', 'de.vi.ce', 'de.vi.ce', undefined]);
});

it.each([null, '', 'a b', 'a\nb', '中', 'x'.repeat(2001)])('sends no header for the stored text %j', async (stored) => {
  if (stored !== null) localStorage.setItem(KEY, stored);
  expect(await listSentDevices()).toEqual([undefined, undefined, undefined, undefined]);
});
