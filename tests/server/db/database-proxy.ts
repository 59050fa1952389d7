import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Stands between the server and PostgreSQL and fails as networks and database servers do. */
export interface DatabaseProxy {
  /** The address of the database through the proxy. */
  readonly url: string;
  /** From now on nothing passes in either direction; new connections are accepted and get no answer. */
  freeze(): void;
  /** Lets through all that was held back. */
  thaw(): void;
  /** Cuts all connections and refuses new ones, like a server that has stopped. */
  stop(): Promise<void>;
  /** Accepts connections again. */
  start(): Promise<void>;
  /** Cuts all connections. */
  cut(): void;
}

const HOST = '127.0.0.1';

/** A proxy to the database of an address, closed after the test. */
export async function startDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    hold(client);
    hold(upstream);
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
    client.on('data', (bytes) => upstream.write(bytes));
    upstream.on('data', (bytes) => client.write(bytes));
    if (isFrozen) client.pause();
  });
  const start = async () => {
    server.listen(ownPort, HOST);
    await once(server, 'listening');
  };
  let ownPort = 0;
  await start();
  ownPort = (server.address() as { port: number }).port;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    cut();
    await closed;
  };
  onTestFinished(stop);
  const url = new URL(target);
  url.host = `${HOST}:${ownPort}`;
  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    stop,
    start,
    cut,
  };
}
