import { createReadStream, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startApp, timeUntilClosed, toRequest } from './listening-app.ts';

const CONNECTIONS = 5;
const REQUESTS = 50;
const PICTURE = '/mythinkn/picture.png';
const FILE = '/mythinkn/assets/index-abc.js';

const countFiles = () => readdirSync('/proc/self/fd').length;

it.skipIf(process.platform !== 'linux')(
  'keeps no file open for a client that sends many requests at once and goes away',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'mythinkn-picture-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    const picture = join(directory, 'picture.png');
    // Larger than what a stream reads ahead, so that the file stays open until its answer is sent.
    await writeFile(picture, Buffer.alloc(300_000));
    const { app, open } = await startApp({}, undefined, (app) => {
      app.get(PICTURE, (_request, reply) => reply.type('image/png').send(createReadStream(picture)));
    });
    const before = countFiles();
    let received = 0;
    app.server.on('request', () => {
      received += 1;
    });
    const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open()));
    for (const socket of sockets) socket.pause().write(toRequest(PICTURE).repeat(REQUESTS));
    await expect.poll(() => received).toBeGreaterThanOrEqual(CONNECTIONS);
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
