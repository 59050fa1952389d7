import { readdirSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { startApp, timeUntilClosed, toRequest } from './listening-app.ts';

const CONNECTIONS = 5;
const REQUESTS = 50;
const FILE = '/mythinkn/assets/index-abc.js';

const countFiles = () => readdirSync('/proc/self/fd').length;

it.skipIf(process.platform !== 'linux')(
  'keeps no file open for a client that sends many requests at once and goes away',
  async () => {
    const { open } = await startApp();
    const before = countFiles();
    const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open()));
    for (const socket of sockets) socket.pause().write(toRequest(FILE).repeat(REQUESTS));
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const socket of sockets) socket.destroy();
    await expect.poll(countFiles, { timeout: 3000 }).toBeLessThanOrEqual(before + CONNECTIONS);
  },
);

it('closes a connection whose second request comes before the first answer', async () => {
  const { open } = await startApp();
  const socket = await open();
  socket.write(toRequest(FILE).repeat(2));
  expect(await timeUntilClosed(socket)).toBeLessThan(2000);
});

it('answers many requests one after the other on one connection', async () => {
  const { port } = await startApp();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const statuses = new Set<number | undefined>();
  for (let index = 0; index < 300; index += 1) {
    statuses.add(
      await new Promise((resolve, reject) => {
        const request = get({ port, host: '127.0.0.1', path: FILE, agent }, (reply) => {
          reply.resume().on('end', () => resolve(reply.statusCode));
        });
        request.on('error', reject);
      }),
    );
  }
  expect([...statuses]).toEqual([200]);
});
