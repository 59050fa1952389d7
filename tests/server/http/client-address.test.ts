import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toCaller } from '../../../server/http/request-parts.ts';
import type { Caller } from '../../../server/services/caller.ts';
import { defineCall } from '../../../src/core/contracts/define-call.ts';
import { NETWORK_ADDRESS_PATH } from '../../../src/core/contracts/portal.ts';
import { z } from '../../../src/core/schema.ts';
import { createTestApp } from '../create-test-app.ts';
import { startApp, toRequest } from './listening-app.ts';

const PROBE = defineCall({
  id: 'probe',
  method: 'GET',
  path: '/mythinkn/api/probe',
  access: 'public',
  reply: z.unknown(),
});

async function addressOf(environment: Record<string, string>, headers: Record<string, string>, from = '127.0.0.1') {
  const test = await createTestApp(environment);
  onTestFinished(() => test.close());
  const reply = await test.app.inject({ url: NETWORK_ADDRESS_PATH, headers, remoteAddress: from });
  return { ...reply.json().data, lines: test.lines };
}

describe('behind a trusted proxy', () => {
  it.each([
    ['198.51.100.9', '198.51.100.9'],
    ['198.51.100.9:4711', '198.51.100.9'],
    ['[2001:db8::9]:4711', '2001:db8::9'],
    ['[2001:db8::9]', '2001:db8::9'],
    ['2001:db8::9', '2001:db8::9'],
    ['203.0.113.5, 198.51.100.9:80', '198.51.100.9'],
    ['198.51.100.9:4711, 10.0.0.3:80', '198.51.100.9'],
  ])('the forwarded address %s is %s', async (forwarded, address) => {
    const environment = { TRUST_PROXY: 'loopback,10.0.0.0/8' };
    expect(await addressOf(environment, { 'x-forwarded-for': forwarded })).toMatchObject({ address, lines: [] });
  });

  it.each(['loopback', '127.0.0.1', '127.0.0.0/8', '::ffff:127.0.0.1'])(
    '%s, its own address is not used',
    async (proxy) => {
      const headers = { 'x-forwarded-for': '198.51.100.9' };
      const { address } = await addressOf({ TRUST_PROXY: proxy }, headers, '::ffff:127.0.0.1');
      expect(address).toBe('198.51.100.9');
    },
  );
});

it('names a sender of forwarded headers that is not trusted, once', async () => {
  const test = await createTestApp({ TRUST_PROXY: '10.0.0.0/8' });
  onTestFinished(() => test.close());
  const ask = (remoteAddress: string) =>
    test.app.inject({ url: NETWORK_ADDRESS_PATH, headers: { 'x-forwarded-for': '198.51.100.9' }, remoteAddress });
  const replies = [await ask('192.168.0.2'), await ask('192.168.0.2'), await ask('10.0.0.1')];
  const addresses = replies.map((reply) => reply.json().data.address);
  expect(addresses).toEqual(['192.168.0.2', '192.168.0.2', '198.51.100.9']);
  expect(test.lines).toEqual([expect.stringMatching(/192\.168\.0\.2.*TRUST_PROXY/)]);
  for (let index = 0; index < 50; index += 1) await ask(`203.0.113.${index}`);
  expect(test.lines.length).toBeLessThanOrEqual(10);
});

it('stays known while a call runs whose client has gone', async () => {
  const { app, port, lines } = await startApp({}, undefined, (fastify) => {
    fastify.get(PROBE.path, { config: { call: PROBE } }, async (request) => {
      socket.destroy();
      await once(request.raw.socket, 'close');
      callers.push(toCaller(request));
      return null;
    });
  });
  const callers: Caller[] = [];
  const socket = connect(port, '127.0.0.1');
  socket.write(toRequest(PROBE.path));
  await expect.poll(() => callers).toMatchObject([{ address: '127.0.0.1', network: 'lan-127-0-0-1' }]);
  expect([app.server.listening, lines]).toEqual([true, []]);
});

it('is not needed for a request whose client has gone before', async () => {
  const { app, lines } = await startApp();
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url: NETWORK_ADDRESS_PATH, method: 'GET', headers: { host: 'localhost' } });
  app.routing(request, new ServerResponse(request));
  await expect.poll(() => request.socket.destroyed).toBe(true);
  // Everything that the first request caused has happened before another one is answered.
  await app.inject('/mythinkn/healthz');
  expect([request.socket.destroyed, lines]).toEqual([true, []]);
});
