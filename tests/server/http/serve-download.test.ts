import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { registerCalls } from '../../../server/http/serve-call.ts';
import { serveDownload } from '../../../server/http/serve-file.ts';
import type { Download } from '../../../server/services/download.ts';
import { defineCall } from '../../../src/core/contracts/define-call.ts';
import { z } from '../../../src/core/schema.ts';

const PATH = '/mythinkn/api/probe';
const CALL = defineCall({ id: 'probe', method: 'POST', path: PATH, access: 'public', reply: z.string() });
const PIECE = Buffer.alloc(256 * 1024, 7);
const PIECES = 400;

let app: FastifyInstance;
let events: string[];
let prepare: () => Promise<void>;
let pieces: number;
let failsAt: number;
beforeEach(() => {
  events = [];
  prepare = async () => {};
  pieces = 0;
  failsAt = Number.POSITIVE_INFINITY;
  app = Fastify();
  onTestFinished(() => app.close());
  registerCalls(app, [serveDownload(CALL, run)], {
    findSession: async () => {
      throw new Error('no session');
    },
    now: () => 0,
  });
});

async function run(): Promise<Download> {
  events.push('prepare');
  await prepare();
  const close = () => void events.push('close');
  return { fileName: 'a.zip', type: 'application/zip', bytes: PIECES * PIECE.length, content: read(), close };
}

async function* read() {
  while (pieces < PIECES) {
    if (pieces === failsAt) throw new Error('the disk is gone');
    pieces += 1;
    yield PIECE;
  }
}

async function hangUpAfter(isReached: () => boolean, isReading: boolean): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n`);
  if (isReading) socket.resume();
  await until(isReached);
  socket.destroy();
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause();
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}

it('sends the whole file with its length, and closes it once', async () => {
  const reply = await app.inject({ method: 'POST', url: PATH });
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(PIECES * PIECE.length),
    'content-disposition': 'attachment; filename="a.zip"',
  });
  expect(reply.rawPayload.length).toBe(PIECES * PIECE.length);
  await until(() => events.includes('close'));
  await pause();
  expect(events).toEqual(['prepare', 'close']);
});

it('closes the file when the client hangs up in the middle, and reads no further', async () => {
  await hangUpAfter(() => pieces > 2, false);
  await until(() => events.includes('close'));
  expect(pieces).toBeLessThan(PIECES);
  expect(events).toEqual(['prepare', 'close']);
});

it('reads no more than a client takes', async () => {
  let before = -1;
  let at = performance.now();
  // Stalled: nothing was read for a while.
  const isStalled = () => {
    if (pieces !== before) at = performance.now();
    before = pieces;
    return pieces > 2 && performance.now() - at > 300;
  };
  await hangUpAfter(isStalled, false);
  await until(() => events.includes('close'));
  // A stalled client holds what the system buffers, a few megabytes of the 100.
  expect(pieces * PIECE.length).toBeLessThan(20 * 1024 ** 2);
});

it('closes the file when the client hangs up before the answer', async () => {
  let go = () => {};
  prepare = () =>
    new Promise((resolve) => {
      go = resolve;
    });
  await hangUpAfter(() => events.includes('prepare'), true);
  while ((await countConnections()) > 0) await pause();
  go();
  await until(() => events.includes('close'));
  expect([events, pieces < 5]).toEqual([['prepare', 'close'], true]);
});

it('ends the connection when the file cannot be read to its end', async () => {
  failsAt = 3;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const reply = await fetch(`http://127.0.0.1:${port}${PATH}`, { method: 'POST' });
  expect(reply.status).toBe(200);
  await expect(reply.arrayBuffer()).rejects.toThrow();
  expect(events).toEqual(['prepare', 'close']);
});

it('answers an error before the first byte, and has nothing to close', async () => {
  prepare = async () => {
    throw new Error('no room');
  };
  expect((await app.inject({ method: 'POST', url: PATH })).statusCode).toBe(500);
  expect(events).toEqual(['prepare']);
});

function countConnections(): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}
