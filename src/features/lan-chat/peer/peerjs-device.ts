import type { DataConnection, Peer } from 'peerjs';
import type { LanTicket } from '../../../core/contracts/lan.ts';
import { createPeerError, toPeerError } from './peer-errors.ts';
import type { PeerConnection, PeerDevice } from './peer-link.ts';
import { readSender, wrapConnection } from './peerjs-connection.ts';
import { isProbe, isSafeSignal } from './signal-guard.ts';

/** Longest time from an offer of another device to an open connection. */
const INCOMING_MS = 15_000;
const INCOMING_MAX = 50;
const FAREWELL_MS = 1500;
/** The library names the missing destination only in words. */
const MISSING = /peer (\S+)$/;

/** Waits until the signalling is open. @throws AppError with a `PeerErrorCode`, or the reason of `signal`. */
export function waitForSignalling(peer: Peer, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (job: () => void) => {
      peer.off('open', onOpen);
      peer.off('error', onError);
      signal.removeEventListener('abort', onAbort);
      job();
    };
    const onOpen = () => finish(resolve);
    const onError = ({ type, message }: { type: string; message: string }) =>
      finish(() => reject(toPeerError(type, message)));
    const onAbort = () => finish(() => reject(signal.reason));
    peer.on('open', onOpen);
    peer.on('error', onError);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
  });
}

/**
 * Keeps messages of the signalling away from the library that it cannot handle, or would collect without a bound. Answers the
 * server's question whether this page still runs.
 */
export function guardSignalling(peer: Peer): void {
  const { socket } = peer;
  const emit = socket.emit.bind(socket);
  const hasConnection = (peerId: string, connectionId: string) => peer.getConnection(peerId, connectionId) !== null;
  socket.emit = (event, ...data) => {
    if (event === 'message' && isProbe(data[0])) socket.send({ type: 'HEARTBEAT' });
    if (event === 'message' && !isSafeSignal(data[0], hasConnection)) return false;
    return emit(event, ...data);
  };
}

/** A device over an open peer of the library. */
export function createPeerjsDevice(peer: Peer, id: string): PeerDevice {
  const missing = new Map<string, Set<() => void>>();
  const waiting: PeerConnection[] = [];
  let onConnection: ((connection: PeerConnection) => void) | null = null;
  let onLost = () => {};
  let isOpen = true;
  let incomingCount = 0;

  peer.on('disconnected', () => {
    if (!isOpen) return;
    isOpen = false;
    onLost();
  });
  peer.on('error', ({ type, message }) => {
    if (type !== 'peer-unavailable') return;
    for (const report of missing.get(MISSING.exec(message)?.[1] ?? '') ?? []) report();
  });
  peer.on('connection', (raw) => {
    if (incomingCount >= INCOMING_MAX) return raw.close();
    incomingCount += 1;
    acceptConnection(
      raw,
      (connection) => {
        if (onConnection !== null) onConnection(connection);
        else waiting.push(connection);
      },
      () => {
        incomingCount -= 1;
      },
    );
  });

  return {
    id,
    connect: (peerId, signal) => connect(peer, missing, peerId, signal),
    onConnection(listener) {
      onConnection = listener;
      for (const connection of waiting.splice(0)) listener(connection);
    },
    onSignallingLost(listener) {
      onLost = listener;
    },
    async reopen(ticket: LanTicket, signal) {
      if (isOpen) return;
      peer.options.token = ticket.ticket;
      const opened = waitForSignalling(peer, signal);
      peer.reconnect();
      try {
        await opened;
        isOpen = true;
      } catch (error) {
        peer.disconnect();
        throw error;
      }
    },
    end() {
      isOpen = false;
      peer.disconnect();
      // Connections close by themselves as soon as their last packets have gone out.
      setTimeout(() => peer.destroy(), FAREWELL_MS);
    },
  };
}

/** Waits until a connection that another device has begun is open. */
function acceptConnection(raw: DataConnection, onOpen: (connection: PeerConnection) => void, onDone: () => void): void {
  const sender = readSender(raw);
  const timer = setTimeout(() => raw.close(), INCOMING_MS);
  let isDone = false;
  const finish = () => {
    clearTimeout(timer);
    if (!isDone) onDone();
    isDone = true;
  };
  raw.on('open', () => {
    finish();
    if (sender === null) raw.close();
    else onOpen(wrapConnection(raw, sender));
  });
  raw.on('close', finish);
  raw.on('error', finish);
  setTimeout(finish, INCOMING_MS);
}

/** @throws AppError with a `PeerErrorCode`, or the reason of `signal`. */
function connect(
  peer: Peer,
  missing: Map<string, Set<() => void>>,
  peerId: string,
  signal: AbortSignal,
): Promise<PeerConnection> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    if (peer.disconnected) return reject(createPeerError('network', 'The signalling is not open'));
    const raw = peer.connect(peerId, { reliable: true, serialization: 'raw', label: 'packets' });
    const reports = missing.get(peerId) ?? new Set();
    missing.set(peerId, reports);
    const finish = () => {
      reports.delete(onMissing);
      if (reports.size === 0 && missing.get(peerId) === reports) missing.delete(peerId);
      signal.removeEventListener('abort', onAbort);
    };
    const fail = (error: unknown) => {
      finish();
      raw.close();
      reject(error);
    };
    const onMissing = () => fail(createPeerError('peer-missing', peerId));
    const onAbort = () => fail(signal.reason);
    reports.add(onMissing);
    signal.addEventListener('abort', onAbort);
    raw.on('open', () => {
      finish();
      resolve(wrapConnection(raw, null));
    });
    raw.on('error', ({ type, message }) => fail(toPeerError(type, message)));
    raw.on('close', () => fail(createPeerError('connection', 'Closed before it was used')));
  });
}
