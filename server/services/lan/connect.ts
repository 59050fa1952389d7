import { isGuestPeerId, toRoomPeerId } from '../../../src/core/lan/peer-id.ts';
import type { Caller } from '../caller.ts';
import { addTo } from '../counters.ts';
import { SIGNALLING_TIMES } from './constants.ts';
import { createMessageRate } from './message-rate.ts';
import { probeDevice } from './probe.ts';
import {
  type Connection,
  dropDevice,
  endConnection,
  leave,
  pause,
  type RelayState,
  resume,
  sendTo,
  toPlace,
} from './relay-state.ts';
import type { Device } from './room-register.ts';
import { SERVER_MESSAGES } from './signal-messages.ts';
import type { TicketClaims } from './tickets.ts';
import { CLOSE_CODES, type Wire } from './wire.ts';

/** What a device asks for when it connects. */
export interface SignallingRequest {
  /** The id that it wants to have. */
  readonly id: string;
  readonly ticket: string;
  readonly caller: Pick<Caller, 'address' | 'network'>;
}

/** Why a device was refused, as the page and the security log receive it. */
type Refusal =
  | 'BAD_TICKET'
  | 'BAD_ID'
  | 'ID_TAKEN'
  | 'LAN_ROOM_FULL'
  | 'TOO_MANY_CONNECTIONS'
  | 'TOO_LATE'
  | 'TOO_BUSY';

/** Counts a connection and begins to let its device in. */
export function addConnection(relay: RelayState, wire: Wire, request: SignallingRequest): Connection {
  const { caller } = request;
  const connection: Connection = {
    socketId: relay.createId(),
    wire,
    caller,
    rate: createMessageRate(relay.limits),
    device: null,
    missedPings: 0,
    onSign: new Set(),
    pauses: new Set(),
    isEnded: false,
    finding: Promise.resolve(),
    findingCount: 0,
    cancels: new Set(),
  };
  relay.connections.set(connection.socketId, connection);
  const ofNetwork = addTo(relay.perNetwork, caller.network, 1);
  pause(connection, 'entering');
  if (relay.isStopping) endConnection(relay, connection, CLOSE_CODES.goingAway, 'going away');
  else if (relay.connections.size > relay.limits.sockets || ofNetwork > relay.limits.socketsPerNetwork)
    refuse(relay, connection, 'TOO_MANY_CONNECTIONS');
  else void letIn(relay, connection, request);
  return connection;
}

/** Forgets a connection that is closed. */
export function removeConnection(relay: RelayState, connection: Connection): void {
  dropDevice(relay, connection);
  if (relay.connections.delete(connection.socketId)) addTo(relay.perNetwork, connection.caller.network, -1);
}

async function letIn(relay: RelayState, connection: Connection, request: SignallingRequest): Promise<void> {
  const late = relay.schedule(SIGNALLING_TIMES.handshake, () => refuse(relay, connection, 'TOO_LATE'));
  connection.cancels.add(late);
  try {
    const refusal = await enter(relay, connection, request);
    if (refusal !== null) refuse(relay, connection, refusal);
  } catch (error) {
    relay.logError('lan.signalling', error);
    refuse(relay, connection, 'TOO_BUSY');
  } finally {
    late();
    connection.cancels.delete(late);
  }
}

async function enter(relay: RelayState, connection: Connection, request: SignallingRequest): Promise<Refusal | null> {
  const claims = await relay.redeemTicket(request.ticket);
  if (claims === null || connection.isEnded) return 'BAD_TICKET';
  const isLeader = request.id === toRoomPeerId(claims.room);
  if (isLeader ? !claims.mayFound : !isGuestPeerId(request.id)) return 'BAD_ID';
  if (!(await relay.listValidSessions([claims.sessionId])).has(claims.sessionId)) return 'BAD_TICKET';
  const ofUser = addTo(relay.perUser, claims.userId, 1);
  try {
    if (ofUser > relay.limits.socketsPerUser) return 'TOO_MANY_CONNECTIONS';
    const device = await takePlace(relay, connection, request.id, claims);
    if (typeof device === 'string') return device;
    welcome(relay, connection, device);
    return null;
  } finally {
    if (connection.device === null) addTo(relay.perUser, claims.userId, -1);
  }
}

function welcome(relay: RelayState, connection: Connection, device: Device): void {
  // The connection was closed while the device was given its place.
  if (connection.isEnded) {
    leave(relay, connection.socketId);
    return;
  }
  connection.device = device;
  relay.places.set(toPlace(device.room, device.peerId), connection);
  const { address } = connection.caller;
  relay.securityLog.record({ event: 'lan.signalling', outcome: 'ok', who: device.userId, address });
  sendTo(relay, connection, SERVER_MESSAGES.open);
  resume(connection, 'entering');
}

/** Enters the room. An id whose device does not answer is given to the newcomer. */
async function takePlace(
  relay: RelayState,
  { socketId }: Connection,
  peerId: string,
  { room, userId, username, sessionId, sharedBy }: TicketClaims,
): Promise<Device | Refusal> {
  const newcomer = { socketId, processId: relay.processId, room, peerId, userId, username, sessionId, sharedBy };
  let decision = await relay.presence.enter(newcomer, null);
  if (decision.type === 'taken' && !(await probeDevice(relay, decision.holder)))
    decision = await relay.presence.enter(newcomer, decision.holder.socketId);
  if (decision.type === 'entered') return decision.device;
  return decision.type === 'full' ? 'LAN_ROOM_FULL' : 'ID_TAKEN';
}

/** Answers in the words of the peer library, which reports a refused handshake only as a failure of the network. */
function refuse(relay: RelayState, connection: Connection, refusal: Refusal): void {
  if (connection.isEnded) return;
  relay.securityLog.record({
    event: 'lan.signalling',
    outcome: refusal,
    who: '-',
    address: connection.caller.address,
  });
  connection.wire.send(toAnswer(refusal));
  endConnection(relay, connection, CLOSE_CODES.refused, refusal);
}

function toAnswer(refusal: Refusal): string {
  if (refusal === 'ID_TAKEN') return SERVER_MESSAGES.idTaken;
  if (refusal === 'BAD_TICKET' || refusal === 'BAD_ID') return SERVER_MESSAGES.invalidKey(refusal);
  return SERVER_MESSAGES.error(refusal);
}
