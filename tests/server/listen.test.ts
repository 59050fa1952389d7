import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../server/config.ts';
import { listen } from '../../server/process/listen.ts';
import { createTestApp } from './create-test-app.ts';

describe('an address that cannot be opened says what to do', () => {
  it.each([
    ['EACCES', { PORT: '80' }, /80.*PORT=8080/],
    ['EADDRINUSE', { PORT: '65535' }, /65535.*PORT=8080/],
    ['EADDRNOTAVAIL', { HOST: '192.0.2.1' }, /192\.0\.2\.1.*HOST=localhost/],
    ['ENOTFOUND', { HOST: 'nowhere' }, /nowhere.*HOST=localhost/],
    ['ESURPRISE', {}, /surprise/],
  ])('%s', async (code, environment, message) => {
    const { app, close } = await createTestApp();
    app.listen = () => Promise.reject(Object.assign(new Error('surprise'), { code }));
    await expect(listen(app, parseConfig(environment))).rejects.toThrow(message);
    await close();
  });
});

describe('the address to open', () => {
  it.each([
    ['every address of the machine', { HOST: '0.0.0.0' }, /^http:\/\/localhost:\d+\/mythinkn\/$/],
    ['one address', { HOST: '127.0.0.1' }, /^http:\/\/127\.0\.0\.1:\d+\/mythinkn\/$/],
    ['a public origin', { PUBLIC_ORIGIN: 'https://example.com' }, /^https:\/\/example\.com\/mythinkn\/$/],
  ])('of %s', async (_case, environment, address) => {
    const { app, close } = await createTestApp();
    expect(await listen(app, parseConfig({ PORT: '0', ...environment }))).toMatch(address);
    await close();
  });
});
