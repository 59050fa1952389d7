import type { Socket } from 'node:net';
import { it } from 'vitest';
import { rounds } from '../../rounds.ts';
import { type Behavior, GREETING, sendThrough } from './mail-server-attack.ts';

const MAILS_COUNT = rounds(30);

/** Writes the same bytes as fast as the connection takes them. */
function flood(socket: Socket, bytes: string): void {
  const write = () => {
    while (socket.writable && socket.write(bytes));
  };
  socket.on('drain', write);
  write();
}

const ENDLESS_SERVERS: readonly (readonly [string, Behavior])[] = [
  ['sends an endless line', (socket) => flood(socket, 'x'.repeat(65_536))],
  ['sends an endless greeting', (socket) => flood(socket, '220-welcome\r\n'.repeat(1000))],
  [
    'answers with an endless line',
    (socket) => void socket.write(GREETING, () => flood(socket, `250-${'x'.repeat(60_000)}`)),
  ],
];

it.each(ENDLESS_SERVERS)('survives a mail server that %s, and reports it as down', async (_name, behave) => {
  await sendThrough(behave, MAILS_COUNT);
});
