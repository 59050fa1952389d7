import type { DataConnection } from 'peerjs';
import { type VerifiedSender, verifiedSenderSchema } from '../../../core/contracts/lan.ts';
import type { PeerConnection } from './peer-link.ts';

/** Packets that wait have this long to go out before the connection is closed. */
const FAREWELL_MS = 1000;
/** Browsers that do not name a bound take this much. */
const MESSAGE_BYTES_DEFAULT = 65_536;
/** Data that arrive before anyone receives them. */
const EARLY_MAX = 100;

/** Who began a connection, by the word of the server; null for a claim that is not the server's. */
export function readSender(connection: DataConnection): VerifiedSender | null {
  const { success, data } = verifiedSenderSchema.safeParse(connection.metadata);
  return success && data.peerId === connection.peer ? data : null;
}

/** A connection of the peer library that is open. `sender` is null where this device has begun it. */
export function wrapConnection(raw: DataConnection, sender: VerifiedSender | null): PeerConnection {
  const channel = raw.dataChannel;
  const peer = raw.peerConnection;
  const early: unknown[] = [];
  let receive: ((data: unknown) => void) | null = null;
  let onClose = () => {};
  let isClosed = false;
  // Further channels that the other side opens by itself would replace the one of the packets.
  peer.ondatachannel = ({ channel: other }) => other.close();

  const end = () => {
    if (isClosed) return;
    isClosed = true;
    onClose();
  };
  raw.on('data', (data) => {
    if (isClosed) return;
    if (receive !== null) receive(data);
    else if (early.length < EARLY_MAX) early.push(data);
  });
  raw.on('close', end);
  raw.on('error', () => undefined);

  return {
    peerId: raw.peer,
    sender,
    isOutgoing: sender === null,
    send(text) {
      if (isClosed || channel.readyState !== 'open') return;
      try {
        channel.send(text);
      } catch {
        // The buffer of the browser is full.
        raw.close();
        end();
      }
    },
    get bufferedBytes() {
      return channel.bufferedAmount;
    },
    onData(listener) {
      receive = listener;
      for (const data of early.splice(0)) listener(data);
    },
    onClose(listener) {
      onClose = listener;
    },
    openChannel: (id, label) => peer.createDataChannel(label, { negotiated: true, id, ordered: true }),
    get maxMessageBytes() {
      const bytes = peer.sctp?.maxMessageSize ?? MESSAGE_BYTES_DEFAULT;
      return bytes > 0 && Number.isFinite(bytes) ? bytes : MESSAGE_BYTES_DEFAULT;
    },
    close() {
      if (isClosed) return;
      end();
      // Closing a channel lets the packets before go out; closing the connection does not.
      channel.close();
      setTimeout(() => raw.close(), FAREWELL_MS);
    },
  };
}
