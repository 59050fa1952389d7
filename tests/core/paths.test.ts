import { expect, it } from 'vitest';
import { BASE_PATH, HEALTH_PATH, PORTAL_PATH, portalPath, SERVICE_PREFIXES, withBase } from '../../src/core/paths.ts';

it.each([
  [PORTAL_PATH, '/portal'],
  [portalPath('lan-chat'), '/portal/lan-chat'],
  [portalPath('inspiration', '42'), '/portal/inspiration/42'],
  [withBase('/'), '/mythinkn/'],
  [withBase('/portal'), '/mythinkn/portal'],
  [HEALTH_PATH, '/mythinkn/healthz'],
])('%s is %s', (actual, expected) => {
  expect(actual).toBe(expected);
});

it('has a base without a trailing slash, and service prefixes below it with one', () => {
  expect(BASE_PATH).toBe('/mythinkn');
  for (const prefix of SERVICE_PREFIXES) expect(prefix).toMatch(/^\/mythinkn\/[a-z]+\/$/);
});
