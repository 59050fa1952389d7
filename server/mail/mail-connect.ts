import { lookup } from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import { SMTP_CONNECT_TIMEOUT_MS } from './constants.ts';

/** All addresses of a name, or the address itself. Rejects for a name without an address. */
export async function lookUpAddresses(host: string): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** Opens a connection to an address. Rejects when it is refused, times out, or the signal aborts. */
export function connectToAddress(address: string, port: number, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port, signal });
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    socket.setTimeout(SMTP_CONNECT_TIMEOUT_MS, () => fail(new Error('The connection was not made in time')));
    socket.once('error', fail);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.off('error', fail);
      resolve(socket);
    });
  });
}
