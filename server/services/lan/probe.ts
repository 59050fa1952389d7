import { SIGNALLING_TIMES } from './constants.ts';
import { type Connection, endConnection, type RelayState, sendTo } from './relay-state.ts';
import type { Device } from './room-register.ts';
import { SERVER_MESSAGES } from './signal-messages.ts';
import { CLOSE_CODES } from './wire.ts';

/**
 * Whether the device's page answers in time. A pong does not count: browsers send it while the page hangs, and the other devices
 * of the room have given up such a page. The connection of a device that does not answer is ended, because another device asks
 * for its id.
 */
export function probeDevice(relay: RelayState, device: Device): Promise<boolean> {
  return device.processId === relay.processId ? probeSocket(relay, device.socketId) : probeRemote(relay, device);
}

/** The same for a connection of this process. */
export async function probeSocket(relay: RelayState, socketId: string): Promise<boolean> {
  const connection = relay.connections.get(socketId);
  if (connection === undefined || connection.isEnded) return false;
  const isAlive = await isAnswering(relay, connection);
  if (!isAlive) endConnection(relay, connection, CLOSE_CODES.goingAway, 'replaced');
  return isAlive;
}

function isAnswering(relay: RelayState, connection: Connection): Promise<boolean> {
  // Its answer would not be read; that it sends too much shows that it lives.
  if (connection.pauses.size > 0) return Promise.resolve(true);
  return new Promise((resolve) => {
    const finish = (isAlive: boolean) => {
      cancel();
      connection.onSign.delete(answer);
      connection.cancels.delete(fail);
      resolve(isAlive);
    };
    const answer = () => finish(true);
    const fail = () => finish(false);
    const cancel = relay.schedule(SIGNALLING_TIMES.probe, fail);
    connection.onSign.add(answer);
    connection.cancels.add(fail);
    sendTo(relay, connection, SERVER_MESSAGES.probe);
  });
}

function probeRemote(relay: RelayState, { processId, socketId }: Device): Promise<boolean> {
  const probeId = relay.createId();
  return new Promise((resolve) => {
    const cancel = relay.schedule(SIGNALLING_TIMES.remoteProbe, () => finish(false));
    const finish = (isAlive: boolean) => {
      cancel();
      relay.probes.delete(probeId);
      resolve(isAlive);
    };
    relay.probes.set(probeId, finish);
    relay.exchange.send(processId, { type: 'probe', probeId, socketId, from: relay.processId });
  });
}
