import { expect, it } from 'vitest';
import { UPLOAD_CALLS } from '../../../src/core/contracts/admin-uploads.ts';
import { createAdminApp } from '../admin/create-admin-app.ts';
import { paint } from '../admin/pictures.ts';

it.each([
  ['no page of another origin', {}, 'same-origin'],
  ['pages of other origins once a client is configured', { CLIENT_ORIGINS: 'https://client.example' }, 'cross-origin'],
])('an uploaded picture may be shown by %s', async (_case, settings: Record<string, string>, policy) => {
  const test = await createAdminApp(settings);
  const { path: url, method } = UPLOAD_CALLS.create;
  const authorization = `Bearer ${await test.signInAs('root')}`;
  const payload = await paint(4, 3).png().toBuffer();
  const reply = await test.app.inject({
    method,
    url,
    payload,
    headers: { authorization, 'content-type': 'image/png' },
  });
  const picture = await test.app.inject({ url: reply.json().data.path, headers: { origin: 'https://client.example' } });
  expect([picture.statusCode, picture.headers['cross-origin-resource-policy']]).toEqual([200, policy]);
  expect(picture.headers['access-control-allow-origin']).toBeUndefined();
});
