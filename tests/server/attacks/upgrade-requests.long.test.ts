import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { BASE_PATH } from '../../../src/core/paths.ts';
import { rounds } from '../../rounds.ts';
import { buildServer, LARGE_ASSET } from '../built-server.ts';
import { createTestDirectory } from '../create-test-directory.ts';

const ADDRESSES = 20;
const REQUESTS = Math.min(rounds(1000), 4000);
const VISITORS = 40;
/** Time that the server has to let go of connections whose clients have left. */
const RELEASE_MS = 10_000;
const PATH = `${BASE_PATH}/${LARGE_ASSET}`;

it('lets go of requests for another protocol whose clients do not read and leave', async () => {
  const server = await buildServer();
  const running = await server.start({
    PORT: '0',
    HOST: '0.0.0.0',
    MYTHINKN_DATA: await createTestDirectory(),
  });
  onTestFinished(async () => {
    running.process.kill('SIGTERM');
    await running.ended;
  });
  const { port, process } = running;
  const countFiles = () => readdirSync(`/proc/${process.pid}/fd`).length;
  expect(await ask(port, '127.0.1.1')).toBe(200);
  const filesBefore = countFiles();

  const attackers: Socket[] = [];
  for (let index = 0; index < REQUESTS; index += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.1.${index % ADDRESSES}.1` });
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    socket.pause();
    socket.write(toRequest('Connection: Upgrade\r\nUpgrade: h2c\r\n'));
    attackers.push(socket);
    if (index % 100 === 99) await once(socket, 'connect');
  }
  expect(countFiles()).toBeGreaterThan(filesBefore + ADDRESSES);
  for (const socket of attackers) socket.destroy();

  await expect.poll(countFiles, { timeout: RELEASE_MS }).toBeLessThanOrEqual(filesBefore + 2);
  const visits = Array.from({ length: VISITORS }, (_, index) => ask(port, `127.0.1.${2 + index}`));
  expect(await Promise.all(visits)).toEqual(Array(VISITORS).fill(200));
}, 120_000);

function toRequest(headers: string): string {
  return `GET ${PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n`;
}

/** The status of an answer, or 0 for a connection that was refused. */
async function ask(port: number, localAddress: string): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.write(toRequest('Connection: close\r\n'));
  const [bytes] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(String(bytes))?.[1] ?? 0);
}
