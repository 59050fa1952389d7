import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT_CALLS } from '../../../src/core/contracts/accounts.ts';
import { PORTAL_CALLS } from '../../../src/core/contracts/portal.ts';
import type { Fetch } from '../../../src/platform/http.ts';
import { createMemberApp, EMAIL, signIn } from '../accounts/create-accounts-app.ts';

const PAGES = 'http://localhost:8081';

let token: string;
/** The calls of a build for the service on this port. */
let callService: typeof import('../../../src/shared/api/call-service.ts').callService;

beforeEach(async () => {
  const test = await createMemberApp({ CLIENT_ORIGINS: PAGES }, { isAlone: true });
  token = await signIn(test, EMAIL);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as { port: number };
  vi.resetModules();
  vi.stubGlobal('__API_ORIGIN__', `http://127.0.0.1:${port}`);
  ({ callService } = await import('../../../src/shared/api/call-service.ts'));
});

/** Sends as the browser of a page does: it asks first, and hands over only what the service lets this page read. */
function asPageOf(origin: string): Fetch {
  return async (address, { method = 'GET', headers, ...options }) => {
    const names = [...new Headers(headers).keys()].filter((name) => name !== 'accept');
    const asked = await fetch(address, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': names.join(',') },
    });
    const listed = (name: string) => (asked.headers.get(`access-control-allow-${name}`) ?? '').split(', ');
    const isAllowed = (reply: Response) => reply.headers.get('access-control-allow-origin') === origin;
    const isSent = asked.ok && isAllowed(asked) && listed('methods').includes(method);
    if (!isSent || names.some((name) => !listed('headers').includes(name))) throw new TypeError('Failed to fetch');
    const reply = await fetch(address, {
      ...options,
      method,
      headers: { ...headers, origin, 'sec-fetch-site': 'cross-site' },
    });
    if (!isAllowed(reply)) throw new TypeError('Failed to fetch');
    return reply;
  };
}

describe('a page that another server delivers', () => {
  it('reads, and changes something, at a service on another port', async () => {
    const fetchIt = asPageOf(PAGES);
    expect(await callService(PORTAL_CALLS.readConfig, {}, { fetchIt })).toMatchObject({ panelInterval: 10 });
    expect(await callService(ACCOUNT_CALLS.profile, {}, { token, fetchIt })).toMatchObject({ user: { email: EMAIL } });
    await callService(ACCOUNT_CALLS.logout, {}, { token, fetchIt });
    await expect(callService(ACCOUNT_CALLS.profile, {}, { token, fetchIt })).rejects.toMatchObject({ code: '401' });
  });

  it('reaches nothing when the service does not name its origin', async () => {
    const fetchIt = asPageOf('http://localhost:8082');
    const logout = callService(ACCOUNT_CALLS.logout, {}, { token, fetchIt });
    await expect(logout).rejects.toMatchObject({ code: 'NETWORK' });
    const profile = await callService(ACCOUNT_CALLS.profile, {}, { token, fetchIt: asPageOf(PAGES) });
    expect(profile).toMatchObject({ user: { email: EMAIL } });
  });
});
