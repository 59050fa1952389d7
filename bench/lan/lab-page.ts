import type { FileRoom } from '../../src/features/lan-chat/files/file-room.ts';
import type { FileSession } from '../../src/features/lan-chat/files/file-session.ts';
import { createPageFileSession } from '../../src/features/lan-chat/files/page-file-session.ts';
import type { FilePacket } from '../../src/features/lan-chat/model/file-packets.ts';
import { formatPacket, parsePacket } from '../../src/features/lan-chat/model/packets.ts';
import type { Member } from '../../src/features/lan-chat/model/room-state.ts';
import type { PeerConnection } from '../../src/features/lan-chat/peer/peer-link.ts';
import { receiveRaw, sendBlindly, sendRaw } from './raw-channel.ts';

const PACKETS_CHANNEL = 0;
const GATHERING_MS = 2000;

/** A page of the bench: the product's files over a connection that the test makes by hand. */
export interface LanLab {
  /** Begins a connection as the device `me` with the device `other`. @returns the offer. */
  begin(me: LabDevice, other: LabDevice): Promise<string>;
  /** Answers an offer. */
  answer(me: LabDevice, other: LabDevice, offer: string): Promise<string>;
  /** Ends the handshake; resolves when packets can be sent. */
  complete(answer: string | null): Promise<void>;
  /** Loses the connection without a word. */
  lose(): void;
  /** Offers the file of the page's input. @returns its id. */
  offer(): Promise<string>;
  /** Accepts the file that is offered; resolves when it is done. @returns milliseconds. */
  receive(fileId: string): Promise<number>;
  /** Resolves when so many bytes of a received file are here, at the latest when all are. */
  reach(fileId: string, bytes: number): Promise<void>;
  /** Resolves when a file is done without a further decision. */
  finish(fileId: string): Promise<void>;
  /** Bytes that this connection has received. */
  countReceived(): Promise<number>;
  /** Opens a bare channel for so many bytes, which the other page then sends. */
  awaitRaw: (bytes: number) => Promise<void>;
  /** Milliseconds from the first of these bytes to the last. */
  receiveRaw: () => Promise<number>;
  sendRaw: (bytes: number, messageBytes: number) => Promise<void>;
  sendBlindly: (bytes: number) => Promise<void>;
  /** How all files stand, for messages of errors. */
  describe(): string;
  /** Forgets all files. */
  clear(): void;
  /** Long tasks since the last reading, in milliseconds. */
  takeLongTasks(): number[];
}

export interface LabDevice {
  readonly peerId: string;
  readonly username: string;
}

interface Links {
  me: Member | null;
  other: Member | null;
  pc: RTCPeerConnection | null;
  packets: RTCDataChannel | null;
  connection: PeerConnection | null;
}

const links: Links = { me: null, other: null, pc: null, packets: null, connection: null };
const deviceListeners = new Set<() => void>();
const endListeners = new Set<(peerId: string) => void>();
const packetListeners = new Set<Parameters<FileRoom['onFilePacket']>[0]>();
const longTasks: number[] = [];
let session: FileSession | null = null;
let receiving: () => Promise<number> = () => Promise.reject(new Error('No bare channel'));

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longTasks.push(duration);
}).observe({ type: 'longtask' });

const room: FileRoom = {
  code: () => null,
  me: () => links.me,
  listDevices: () => (links.other === null ? [] : [links.other]),
  onDevicesChange: (listener) => subscribe(deviceListeners, listener),
  async connect() {
    if (links.connection === null) throw new Error('The connection is lost');
    return links.connection;
  },
  onFilePacket: (listener) => subscribe(packetListeners, listener),
  onConnectionEnd: (listener) => subscribe(endListeners, listener),
  onRemoved: () => () => undefined,
  target: () => null,
  sendFilePacket: (connection, packet) => connection.send(formatPacket(packet)),
  addFileMessage: () => undefined,
  noteAlive: () => undefined,
  reportCrowd: () => undefined,
  dropDevice: () => links.pc?.close(),
};

const lab: LanLab = {
  async begin(me, other) {
    const pc = start(me, other, true);
    await pc.setLocalDescription();
    return gather(pc);
  },
  async answer(me, other, offer) {
    const pc = start(me, other, false);
    await pc.setRemoteDescription({ type: 'offer', sdp: offer });
    await pc.setLocalDescription();
    return gather(pc);
  },
  async complete(answer) {
    const { pc, packets } = links;
    if (answer !== null) await pc?.setRemoteDescription({ type: 'answer', sdp: answer });
    if (packets?.readyState !== 'open')
      await new Promise((resolve) => packets?.addEventListener('open', resolve, { once: true }));
    session ??= createPageFileSession(room);
    for (const listener of deviceListeners) listener();
  },
  lose() {
    const peerId = links.other?.peerId ?? '';
    links.pc?.close();
    Object.assign(links, { connection: null, other: null });
    for (const listener of deviceListeners) listener();
    for (const listener of endListeners) listener(peerId);
  },
  async offer() {
    const files = document.querySelector<HTMLInputElement>('#file')?.files ?? [];
    const outcome = await session?.offer([...files]);
    return outcome?.offered[0] ?? '';
  },
  async receive(fileId) {
    await holds(fileId, (step) => step === 'offered');
    const from = performance.now();
    session?.accept(fileId);
    await lab.finish(fileId);
    return performance.now() - from;
  },
  reach: (fileId, bytes) =>
    holds(
      fileId,
      (step, doneBytes) => ['checking', 'done'].includes(step) || (step === 'running' && doneBytes >= bytes),
    ),
  finish: (fileId) => holds(fileId, (step) => step === 'done'),
  async countReceived() {
    let bytes = 0;
    const report = await links.pc?.getStats();
    report?.forEach((stats: { readonly type: string; readonly bytesReceived?: number }) => {
      if (stats.type === 'transport') bytes += stats.bytesReceived ?? 0;
    });
    return bytes;
  },
  async awaitRaw(bytes) {
    receiving = await receiveRaw(toConnection(), bytes);
  },
  receiveRaw: () => receiving(),
  sendRaw: (bytes, messageBytes) => sendRaw(toConnection(), bytes, messageBytes),
  sendBlindly: (bytes) => sendBlindly(toConnection(), bytes),
  clear: () => session?.clear(),
  describe: () => JSON.stringify([...(session?.store.getState().files.values() ?? [])]),
  takeLongTasks: () => longTasks.splice(0),
};
Object.assign(window, { lanLab: lab });

function start(me: LabDevice, other: LabDevice, isOutgoing: boolean): RTCPeerConnection {
  const pc = new RTCPeerConnection({ iceServers: [] });
  const packets = pc.createDataChannel('packets', { negotiated: true, id: PACKETS_CHANNEL });
  const connection: PeerConnection = {
    peerId: other.peerId,
    sender: null,
    isOutgoing,
    send: (text) => packets.readyState === 'open' && packets.send(text),
    get bufferedBytes() {
      return packets.bufferedAmount;
    },
    onData: () => undefined,
    onClose: () => undefined,
    openChannel: (id, label) => pc.createDataChannel(label, { negotiated: true, id }),
    get maxMessageBytes() {
      return pc.sctp?.maxMessageSize ?? 0;
    },
    close: () => pc.close(),
  };
  Object.assign(links, { pc, packets, connection, me: toMember(me, true), other: toMember(other, false) });
  packets.addEventListener('message', ({ data }) => {
    const packet = parsePacket(data);
    if (typeof packet === 'string' || links.other === null) return;
    for (const listener of packetListeners) listener(links.other, packet as FilePacket, connection);
  });
  return pc;
}

function toConnection(): RTCPeerConnection {
  if (links.pc === null) throw new Error('No connection');
  return links.pc;
}

function toMember({ peerId, username }: LabDevice, isMe: boolean): Member {
  return { peerId, userId: username, username, joinedAt: 0, isCreator: peerId.startsWith('room-'), isMe };
}

/** The description with all candidates. */
function gather(pc: RTCPeerConnection): Promise<string> {
  return new Promise((resolve) => {
    const done = () => resolve(pc.localDescription?.sdp ?? '');
    pc.addEventListener('icegatheringstatechange', () => pc.iceGatheringState === 'complete' && done());
    setTimeout(done, GATHERING_MS);
  });
}

function holds(fileId: string, check: (step: string, doneBytes: number) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const file = session?.store.getState().files.get(fileId);
      if (file?.direction !== 'received') return;
      const { state } = file;
      if (state.step === 'failed') reject(new Error(state.failure));
      if (!check(state.step, 'doneBytes' in state ? state.doneBytes : 0)) return;
      stop?.();
      resolve();
    };
    const stop = session?.store.subscribe(look);
    look();
  });
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
