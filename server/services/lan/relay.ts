import { addConnection, removeConnection, type SignallingRequest } from './connect.ts';
import { MISSED_PINGS_MAX, PROCESS_BEAT_MS, SIGNALLING_TIMES } from './constants.ts';
import type { ExchangeMessage } from './exchange.ts';
import { notePong, receiveText } from './forward.ts';
import { probeSocket } from './probe.ts';
import { type Connection, dropDevice, endConnection, type RelayDeps, type RelayState, sendTo } from './relay-state.ts';
import { CLOSE_CODES, type Wire, type WireListener } from './wire.ts';

/** Relays the messages with which devices of a room find each other. */
export interface Relay {
  /** Takes an open wire and answers the request on it. The caller passes on what the wire reports. */
  connect(
    wire: Wire,
    request: SignallingRequest,
  ): WireListener & {
    /** The other side has broken the rules of the wire. */
    onFault(code: number, reason: string): void;
  };
  /** Ends the connections of a user whose sessions are over, in all processes. */
  checkSessionsOf(userId: string): void;
  /** Connections of this process. */
  countConnections(): number;
  /** Takes no further connections and closes the open ones. */
  sayGoodbye(): void;
  /** Gives up the places of this process. */
  stop(): Promise<void>;
}

/** Starts the relay of this process. */
export function createRelay(deps: RelayDeps): Relay {
  const relay: RelayState = {
    ...deps,
    connections: new Map(),
    places: new Map(),
    perNetwork: new Map(),
    perUser: new Map(),
    probes: new Map(),
    isStopping: false,
  };
  deps.exchange.listen((message) => receiveFromProcess(relay, message));
  const cancels = [
    repeat(relay, SIGNALLING_TIMES.ping, () => pingAll(relay)),
    repeat(relay, PROCESS_BEAT_MS, () => refreshPlaces(relay)),
  ];
  return {
    connect(wire, request) {
      const connection = addConnection(relay, wire, request);
      return {
        onText: (text) => receiveText(relay, connection, text),
        onPong: () => notePong(connection),
        onFault: (code, reason) => endConnection(relay, connection, code, reason),
        onClose: () => removeConnection(relay, connection),
      };
    },
    checkSessionsOf(userId) {
      checkSessions(relay, userId);
      deps.exchange.broadcast({ type: 'session-ended', userId });
    },
    countConnections: () => relay.connections.size,
    sayGoodbye: () => sayGoodbye(relay),
    async stop() {
      sayGoodbye(relay);
      for (const cancel of cancels) cancel();
      const left = deps.presence.stop().catch((error) => deps.logError('lan.stop', error));
      await Promise.all([left, deps.exchange.stop()]);
    },
  };
}

function sayGoodbye(relay: RelayState): void {
  // The places are given up together at the end.
  relay.isStopping = true;
  for (const connection of relay.connections.values())
    endConnection(relay, connection, CLOSE_CODES.goingAway, 'going away');
}

function receiveFromProcess(relay: RelayState, message: ExchangeMessage): void {
  switch (message.type) {
    case 'deliver':
      deliver(relay, message.socketId, message.text);
      break;
    case 'probe':
      void answerProbe(relay, message);
      break;
    case 'probed':
      relay.probes.get(message.probeId)?.(message.isAlive);
      break;
    case 'session-ended':
      checkSessions(relay, message.userId);
  }
}

function deliver(relay: RelayState, socketId: string, text: string): void {
  const connection = relay.connections.get(socketId);
  if (connection?.device) sendTo(relay, connection, text);
}

async function answerProbe(
  relay: RelayState,
  { probeId, socketId, from }: Extract<ExchangeMessage, { readonly type: 'probe' }>,
): Promise<void> {
  const isAlive = await probeSocket(relay, socketId);
  relay.exchange.send(from, { type: 'probed', probeId, isAlive });
}

/** Pings every device, ends those that missed too many pings, and those whose session is over. */
function pingAll(relay: RelayState): void {
  for (const connection of relay.connections.values()) {
    if (connection.missedPings >= MISSED_PINGS_MAX) {
      dropDevice(relay, connection);
      connection.wire.terminate();
    } else {
      connection.missedPings += 1;
      connection.wire.ping();
    }
  }
  checkSessions(relay, null);
}

/** Ends connections whose session is over: those of one user, or of all. */
function checkSessions(relay: RelayState, userId: string | null): void {
  const checked = listPlaced(relay).filter(({ device }) => userId === null || device?.userId === userId);
  if (checked.length === 0) return;
  const ids = [...new Set(checked.flatMap(({ device }) => device?.sessionId ?? []))];
  relay
    .listValidSessions(ids)
    .then((valid) => {
      for (const connection of checked)
        if (!valid.has(connection.device?.sessionId ?? ''))
          endConnection(relay, connection, CLOSE_CODES.sessionOver, 'session over');
    })
    // The next ping checks again.
    .catch((error) => relay.logError('lan.sessions', error));
}

/** Ends connections that have lost their places to others while the database was away. */
async function refreshPlaces(relay: RelayState): Promise<void> {
  const placed = listPlaced(relay);
  const lost = new Set(await relay.presence.refresh(relay.connections));
  for (const connection of placed)
    if (lost.has(connection.socketId)) endConnection(relay, connection, CLOSE_CODES.goingAway, 'replaced');
}

function listPlaced(relay: RelayState): Connection[] {
  return [...relay.connections.values()].filter(({ device, isEnded }) => device !== null && !isEnded);
}

/** Repeats a task with a pause in between; a failure is logged. Returns a function that stops it. */
function repeat(relay: RelayState, ms: number, task: () => Promise<void> | void): () => void {
  let isStopped = false;
  let cancel = () => {};
  const next = () => {
    if (!isStopped) cancel = relay.schedule(ms, run);
  };
  const run = async () => {
    try {
      await task();
    } catch (error) {
      relay.logError('lan.repeat', error);
    }
    next();
  };
  next();
  return () => {
    isStopped = true;
    cancel();
  };
}
