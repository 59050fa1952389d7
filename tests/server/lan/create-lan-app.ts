import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { LAN_CALLS, LAN_SIGNALLING_PATH, type LanMember, type LanTicket } from '../../../src/core/contracts/lan.ts';
import { type AccountsApp, createAccountsApp, register, signIn } from '../accounts/create-accounts-app.ts';

export const NETWORK = '203.0.113.7';
export const ROOM = 'lan203-0-113-7';
export const CREATOR = `room-${ROOM}`;
export const FAR_NETWORK = '198.51.100.9';
export const LIN = 'lin@example.com';
export const MEI = 'mei@example.com';

export interface LanApp extends AccountsApp {
  readonly port: number;
  /** Session tokens. */
  readonly lin: string;
  readonly mei: string;
  /** Status, code of the answer, and ticket of a request for one. */
  ask(token: string, body?: object, from?: string): Promise<{ status: number; code: string; ticket: LanTicket }>;
  /** The ticket of a request that must succeed. */
  admit(token: string, body?: object, from?: string): Promise<LanTicket>;
  members(token: string, key: string): Promise<{ status: number; members: LanMember[] }>;
  /** Status of a request to remove an account from the room, or to let it in again. */
  setRemoved(token: string, userId: string, isRemoved: boolean): Promise<number>;
  /** Connects with whatever id and ticket. */
  connect(id: string, ticket: string, options?: ConnectOptions): Promise<Client>;
  /** Connects a device to the room of `NETWORK`; resolves when it has its place. */
  enter(token: string, id: string): Promise<Client>;
}

interface ConnectOptions {
  readonly from?: string;
  readonly origin?: string;
}

/** A raw client of the signalling. */
export interface Client {
  readonly socket: WebSocket;
  send(message: object | string | Buffer): void;
  /** The next message. */
  next(): Promise<Message>;
  /** Messages that wait for `next`. */
  readonly inbox: Message[];
  /** Code of the closing. */
  readonly closed: Promise<number>;
}

interface Message {
  readonly type: string;
  readonly src?: string;
  readonly payload?: { readonly msg?: string; readonly metadata?: unknown };
}

/** The application behind a trusted proxy, with the accounts Lin and Mei. It listens unless the test only asks for tickets. */
export async function createLanApp(
  environment: Readonly<Record<string, string>> = {},
  { isListening = true }: { readonly isListening?: boolean } = {},
): Promise<LanApp> {
  const test = await createAccountsApp({ TRUST_PROXY: 'loopback', ...environment }, { isAlone: isListening });
  await register(test, LIN, '小林');
  await register(test, MEI, '小梅');
  const lin = await signIn(test, LIN);
  const mei = await signIn(test, MEI);
  if (isListening) await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = isListening ? (test.app.server.address() as { port: number }) : { port: 0 };

  async function ask(token: string, body: object = {}, from = NETWORK) {
    const reply = await test.app.inject({
      method: 'POST',
      url: LAN_CALLS.admit.path,
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from },
      payload: body,
    });
    const { code, data } = reply.json();
    return { status: reply.statusCode, code, ticket: data as LanTicket };
  }

  async function admit(token: string, body: object = {}, from = NETWORK) {
    const { code, ticket } = await ask(token, body, from);
    if (code !== '200') throw new Error(code);
    return ticket;
  }

  const connect = (id: string, ticket: string, options: ConnectOptions = {}) => openClient(port, id, ticket, options);

  return {
    ...test,
    port,
    lin,
    mei,
    ask,
    admit,
    connect,
    async members(token, key) {
      const reply = await test.app.inject({
        method: 'POST',
        url: LAN_CALLS.members.path,
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': NETWORK },
        payload: { room: ROOM, key },
      });
      return { status: reply.statusCode, members: reply.json().data?.members };
    },
    async setRemoved(token, userId, isRemoved) {
      const reply = await test.app.inject({
        method: 'POST',
        url: LAN_CALLS.setRemoved.path,
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': NETWORK },
        payload: { room: ROOM, userId, isRemoved },
      });
      return reply.statusCode;
    },
    async enter(token, id) {
      const { ticket } = await admit(token);
      const client = await connect(id, ticket);
      const { type } = await client.next();
      if (type !== 'OPEN') throw new Error(type);
      return client;
    },
  };
}

/** The address to which the peer library connects. */
export function toSignallingUrl(port: number, id: string, ticket: string): string {
  const query = new URLSearchParams({ key: 'peerjs', id, token: ticket, version: '1.5.5' });
  return `ws://127.0.0.1:${port}${LAN_SIGNALLING_PATH}?${query}`;
}

/** Opens a raw client of the signalling on a port; it is ended after the test. */
export async function openClient(
  port: number,
  id: string,
  ticket: string,
  { from = NETWORK, origin = `http://127.0.0.1:${port}` }: ConnectOptions = {},
): Promise<Client> {
  const socket = new WebSocket(toSignallingUrl(port, id, ticket), { origin, headers: { 'x-forwarded-for': from } });
  onTestFinished(() => socket.terminate());
  const inbox: Message[] = [];
  const waiting: ((message: Message) => void)[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message;
    const take = waiting.shift();
    if (take === undefined) inbox.push(message);
    else take(message);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  socket.on('error', () => {});
  return {
    socket,
    inbox,
    closed,
    send: (message) =>
      socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message)),
    next() {
      const message = inbox.shift();
      return message === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(message);
    },
  };
}
