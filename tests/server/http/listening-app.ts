import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { HttpBounds } from '../../../server/http/constants.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';

interface ListeningApp extends TestApp {
  readonly port: number;
  /** Opens a connection, from another loopback address on request; it is destroyed after the test. */
  open(from?: string): Promise<Socket>;
}

/** The real application on a free port of all IPv4 addresses, closed after the test. */
export async function startApp(
  environment: Readonly<Record<string, string>> = {},
  bounds?: HttpBounds,
  addRoutes: (app: FastifyInstance) => void = () => {},
): Promise<ListeningApp> {
  const test = await createTestApp(environment, undefined, bounds);
  addRoutes(test.app);
  await test.app.listen({ port: 0, host: '0.0.0.0' });
  onTestFinished(() => test.close());
  const { port } = test.app.server.address() as { port: number };
  return {
    ...test,
    port,
    async open(from = '127.0.0.1') {
      const socket = connect({ port, host: '127.0.0.1', localAddress: from });
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => {});
      await once(socket, 'connect');
      return socket;
    },
  };
}

/** A request without a body. */
export function toRequest(path: string, headers = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
}

/** Resolves with the milliseconds until the server has closed the connection. */
export function timeUntilClosed(socket: Socket): Promise<number> {
  const startedAt = performance.now();
  socket.resume();
  return new Promise((resolve) => {
    if (socket.destroyed) resolve(0);
    else socket.once('close', () => resolve(performance.now() - startedAt));
  });
}
