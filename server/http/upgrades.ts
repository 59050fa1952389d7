import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config.ts';
import type { Caller } from '../services/caller.ts';
import { reject } from './rejection.ts';
import { toCaller } from './request-parts.ts';
import { toPath } from './request-path.ts';
import { isFromOwnPage } from './same-origin.ts';

/** A path that takes WebSockets. */
export interface UpgradeRoute {
  /** Complete with the base. */
  readonly path: string;
  /**
   * Receives a request whose origin has been checked, and owns the socket from then on: it answers the handshake and
   * authenticates the caller, for example by a ticket in the query.
   */
  accept(upgrade: Upgrade): void;
}

export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  /** What the client sent right behind its request. */
  readonly head: Buffer;
  readonly caller: Caller;
  /** Aborts when the server stops. Say goodbye then: the socket is ended right afterwards. */
  readonly stopSignal: AbortSignal;
}

/** Time that sockets have to close after the server's goodbye. */
const CLOSE_GRACE_MS = 1000;

interface UpgradesDeps {
  readonly upgrades: readonly UpgradeRoute[];
  readonly config: Pick<ServerConfig, 'publicOrigin' | 'clientOrigins'>;
}

/**
 * Options of Node's server, known from version 24 on: it answers as a plain request whatever is no upgrade of ours. Older versions
 * ignore them, so `addUpgrades` does the same.
 */
export function toUpgradeOptions({ upgrades }: Pick<UpgradesDeps, 'upgrades'>): object {
  return { shouldUpgradeCallback: (request: IncomingMessage) => isUpgrade(request, toPaths(upgrades)) };
}

/** Closes the connection after the plain answer to an upgrade, where Node itself answers. Comes before hooks that refuse requests. */
export function closePlainUpgrades(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, routeOptions }, reply) => {
    if (headers.upgrade !== undefined && routeOptions.config?.isUpgrade !== true) reply.header('connection', 'close');
  });
}

function toPaths(upgrades: readonly UpgradeRoute[]): ReadonlySet<string> {
  return new Set(upgrades.map(({ path }) => path));
}

interface PendingUpgrade {
  readonly socket: Duplex;
  readonly head: Buffer;
}

/**
 * Lets a WebSocket request to one of the paths pass the same hooks and routes as any other request, so that address check,
 * headers and caller address are the same. Every other upgrade is a plain request.
 */
export function addUpgrades(app: FastifyInstance, { upgrades, config }: UpgradesDeps): void {
  // Without a listener Node answers upgrades as plain requests by itself.
  if (upgrades.length === 0) return;
  const pending = new WeakMap<IncomingMessage, PendingUpgrade>();
  const open = new Set<Duplex>();
  const stop = new AbortController();

  const paths = toPaths(upgrades);
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isUpgrade(request, paths)) {
      answerAsPlain(app.server, request, socket, head);
      return;
    }
    // A client that hangs up must not end the process.
    socket.on('error', () => socket.destroy());
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    pending.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket as Socket);
    // The refusals are short. A client that does not close its end would keep the connection otherwise.
    response.once('finish', () => (socket as Socket).destroySoon());
    app.routing(request, response);
  });

  for (const { path, accept } of upgrades) {
    app.get(path, { config: { isUpgrade: true } }, (request, reply) => {
      const upgrade = pending.get(request.raw);
      if (upgrade === undefined) {
        return reject(request, reply.header('upgrade', 'websocket'), 426);
      }
      const { origin } = request.headers;
      // Browsers always send an origin with a WebSocket; without one the page's address cannot be checked.
      const { publicOrigin, clientOrigins } = config;
      const facts = { fetchSite: undefined, host: request.host, publicOrigin, clientOrigins };
      if (origin === undefined || !isFromOwnPage({ origin, ...facts })) return reject(request, reply, 403);
      reply.hijack();
      reply.raw.detachSocket(request.raw.socket);
      accept({ request: request.raw, ...upgrade, caller: toCaller(request), stopSignal: stop.signal });
      return reply;
    });
  }

  app.addHook('preClose', async () => {
    stop.abort();
    for (const socket of open) socket.end();
    await allClosed(open);
  });
}

function isUpgrade({ url, headers }: IncomingMessage, paths: ReadonlySet<string>): boolean {
  return paths.has(toPath(url ?? '')) && headers.upgrade?.toLowerCase() === 'websocket';
}

/**
 * Gives the connection back to the server together with its request, now without the upgrade: Node has taken off everything
 * that sends large answers, ends slow senders and notices that a client leaves. The answer closes the connection.
 */
function answerAsPlain(server: Server, request: IncomingMessage, socket: Duplex, body: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`, 'Connection: close'];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (!/^(connection|upgrade)$/i.test(name)) lines.push(`${name}: ${rawHeaders[index + 1]}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]));
  server.emit('connection', socket);
}

/** Waits for the sockets to close, and destroys those that take too long. */
async function allClosed(open: ReadonlySet<Duplex>): Promise<void> {
  const timer = setTimeout(() => {
    for (const socket of open) socket.destroy();
  }, CLOSE_GRACE_MS);
  await Promise.all([...open].map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  clearTimeout(timer);
}
