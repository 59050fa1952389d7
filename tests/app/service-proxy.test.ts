import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { serviceProxy } from '../../src/app/build/service-proxy.ts';

it('passes calls and the signalling on with the host of the page, and nothing else', async () => {
  const hosts: (string | undefined)[] = [];
  const target = createServer((request, response) => {
    hosts.push(request.headers.host);
    response.end(request.url);
  });
  new WebSocketServer({ server: target }).on('connection', (socket, request) => socket.send(request.url ?? ''));
  target.listen(0, '127.0.0.1');
  await once(target, 'listening');
  const { port } = target.address() as { port: number };
  const root = await mkdtemp(join(tmpdir(), 'mythinkn-proxy-'));
  const vite = await createVite({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { host: '127.0.0.1', port: 0, ws: false, proxy: serviceProxy(`http://127.0.0.1:${port}`) },
  });
  onTestFinished(async () => {
    await vite.close();
    target.closeAllConnections();
    target.close();
    await rm(root, { recursive: true, force: true });
  });
  await vite.listen();
  const { host } = new URL(vite.resolvedUrls?.local[0] ?? '');
  expect(await (await fetch(`http://${host}/mythinkn/api/portal/profile`)).text()).toBe('/mythinkn/api/portal/profile');
  expect(hosts).toEqual([host]);
  expect((await fetch(`http://${host}/mythinkn/portal`)).status).toBe(404);
  const socket = new WebSocket(`ws://${host}/mythinkn/peerjs?key=peerjs`);
  onTestFinished(() => socket.terminate());
  expect(String((await once(socket, 'message'))[0])).toBe('/mythinkn/peerjs?key=peerjs');
});

it('has no rules without a server', () => {
  expect([serviceProxy(undefined), serviceProxy('')]).toEqual([{}, {}]);
});
