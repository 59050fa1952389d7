import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { stop } from '../../../server/process/stop-on-signals.ts';
import { defineCall } from '../../../src/core/contracts/define-call.ts';
import { z } from '../../../src/core/schema.ts';
import { startApp, toRequest } from '../http/listening-app.ts';

const GRACE_MS = 1500;
const SLOW = defineCall({
  id: 'slow',
  method: 'GET',
  path: '/mythinkn/api/slow',
  access: 'public',
  reply: z.unknown(),
});

/** An application on two addresses, as on `localhost`, with a call that ends when the test says so. */
async function startOnTwoAddresses() {
  let running = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const app = await startApp({}, undefined, (fastify) => {
    fastify.get(SLOW.path, { config: { call: SLOW } }, async () => {
      running += 1;
      await finished;
      return 'done';
    });
  });
  const second = createServer(app.app.routing).listen(0, '127.0.0.1');
  await once(second, 'listening');
  app.app.server.once('close', () => second.close());
  const { port: secondPort } = second.address() as { port: number };
  return { ...app, secondPort, finish, isRunning: () => running > 0 };
}

async function ask(port: number): Promise<{ readonly answer: Promise<string>; hangUp(): void }> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.write(toRequest(SLOW.path, 'Connection: close\r\n'));
  const answer = (async () => {
    let text = '';
    for await (const chunk of socket) text += chunk;
    return text;
  })();
  answer.catch(() => {});
  return { answer, hangUp: () => socket.destroy() };
}

/** A stopping server takes no new connections. */
function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.destroy());
    socket.on('error', () => resolve(false));
  });
}

it.each(['port', 'secondPort'] as const)(
  'finishes the requests on an address (%s) before it closes resources',
  async (name) => {
    const app = await startOnTwoAddresses();
    const { answer } = await ask(app[name]);
    await expect.poll(app.isRunning).toBe(true);
    const steps: string[] = [];
    const stopped = stop(app.app, async () => void steps.push('closed'), GRACE_MS);
    void answer.then(() => steps.push('answered'));
    await expect.poll(() => canConnect(app.port)).toBe(false);
    expect(steps).toEqual([]);
    app.finish();
    await stopped;
    expect(await answer).toMatch(/HTTP\/1\.1 200[\s\S]*done/);
    expect(steps).toContain('closed');
  },
);

it('waits for work whose client has gone', async () => {
  const app = await startOnTwoAddresses();
  const { hangUp, answer } = await ask(app.port);
  await expect.poll(app.isRunning).toBe(true);
  hangUp();
  await answer.catch(() => {});
  let isClosed = false;
  const stopped = stop(
    app.app,
    async () => {
      isClosed = true;
    },
    GRACE_MS,
  );
  await expect.poll(() => canConnect(app.port)).toBe(false);
  expect(isClosed).toBe(false);
  app.finish();
  await stopped;
  expect(isClosed).toBe(true);
});

it('waits no longer than the grace time', async () => {
  const app = await startOnTwoAddresses();
  await ask(app.secondPort);
  await expect.poll(app.isRunning).toBe(true);
  const startedAt = performance.now();
  await stop(app.app, async () => {}, 300);
  expect(performance.now() - startedAt).toBeLessThan(1500);
  app.finish();
});

it('ends the process when its resources do not close, and says so', async () => {
  const file = fileURLToPath(new URL('hanging-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(errors).toContain('停止超时');
});
