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

it('the base has no trailing slash, and every service prefix lies below it and has one', () => {
  expect(BASE_PATH).toBe('/mythinkn');
  for (const prefix of SERVICE_PREFIXES) expect(prefix).toMatch(/^\/mythinkn\/[a-z]+\/$/);
});
