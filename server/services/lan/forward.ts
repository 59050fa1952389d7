import type { VerifiedSender } from '../../../src/core/contracts/lan.ts';
import { toRoomPeerId } from '../../../src/core/lan/peer-id.ts';
import { type Connection, endConnection, pause, type RelayState, resume, sendTo, toPlace } from './relay-state.ts';
import type { Device } from './room-register.ts';
import { formatRelayed, parseSignalMessage, type RelayedMessage, SERVER_MESSAGES } from './signal-messages.ts';
import { CLOSE_CODES } from './wire.ts';

/** Relays a message of a device to another device of its room. Anything else ends the connection. */
export function receiveText(relay: RelayState, connection: Connection, text: string): void {
  const { device } = connection;
  // Messages that were read before the pause took effect.
  if (connection.isEnded || device === null) return;
  noteSign(connection);
  const rate = connection.rate.count(relay.tick());
  if (rate.type === 'pause') pauseFor(relay, connection, rate.ms);
  const message = rate.type === 'end' ? null : parseSignalMessage(text);
  if (message === null)
    endConnection(relay, connection, CLOSE_CODES.refused, rate.type === 'end' ? 'TOO_MANY_MESSAGES' : 'BAD_MESSAGE');
  else if (message.type !== 'HEARTBEAT') forward(relay, connection, device, message);
}

/** Remembers that the device's browser lives. */
export function notePong(connection: Connection): void {
  connection.missedPings = 0;
}

/** Remembers that the device's page lives. */
function noteSign(connection: Connection): void {
  connection.missedPings = 0;
  for (const answer of [...connection.onSign]) answer();
}

function pauseFor(relay: RelayState, connection: Connection, ms: number): void {
  if (connection.pauses.has('rate')) return;
  pause(connection, 'rate');
  const cancel = relay.schedule(ms, () => {
    connection.cancels.delete(cancel);
    resume(connection, 'rate');
  });
  connection.cancels.add(cancel);
}

function forward(relay: RelayState, connection: Connection, sender: Device, message: RelayedMessage): void {
  const { dst } = message;
  const local = relay.places.get(toPlace(sender.room, dst));
  if (local === connection) expire(relay, connection, message);
  else if (local?.device) sendTo(relay, local, formatRelayed(message, toVerified(relay, sender, local.device), dst));
  else forwardFar(relay, connection, sender, message);
}

/** Finds the device in another process. Reads nothing meanwhile, so that messages keep their order and do not pile up. */
function forwardFar(relay: RelayState, connection: Connection, sender: Device, message: RelayedMessage): void {
  pause(connection, 'finding');
  connection.findingCount += 1;
  connection.finding = connection.finding
    .then(() => findAndSend(relay, connection, sender, message))
    .catch((error) => relay.logError('lan.find', error))
    .then(() => {
      connection.findingCount -= 1;
      if (connection.findingCount === 0) resume(connection, 'finding');
    });
}

async function findAndSend(
  relay: RelayState,
  connection: Connection,
  sender: Device,
  message: RelayedMessage,
): Promise<void> {
  const { dst } = message;
  const found = await relay.presence.find(sender.room, dst);
  if (found === null || found.processId === relay.processId) return expire(relay, connection, message);
  const text = formatRelayed(message, toVerified(relay, sender, found), dst);
  relay.exchange.send(found.processId, { type: 'deliver', socketId: found.socketId, text });
}

/** Only offers are answered: their candidates follow at once, and would repeat the answer. */
function expire(relay: RelayState, connection: Connection, { type, dst }: RelayedMessage): void {
  if (type === 'OFFER') sendTo(relay, connection, SERVER_MESSAGES.expire(dst));
}

function toVerified(relay: RelayState, sender: Device, recipient: Device): VerifiedSender {
  const { peerId, userId, username, sharedBy } = sender;
  const byLink = sharedBy !== null && relay.isSharer(recipient.room, recipient.userId, sharedBy);
  const isForLeader = recipient.peerId === toRoomPeerId(recipient.room);
  return { peerId, userId, username, byLink, sharedBy: isForLeader ? sharedBy : null };
}
