import { onTestFinished } from 'vitest';
import { AppError } from '../../../../src/core/errors.ts';
import { createSha256 } from '../../../../src/core/sha256.ts';
import { createFileSession } from '../../../../src/features/lan-chat/files/create-file-session.ts';
import type { FileRoom } from '../../../../src/features/lan-chat/files/file-room.ts';
import type { FileSession, SharedFile } from '../../../../src/features/lan-chat/files/file-session.ts';
import type { OfferMemory } from '../../../../src/features/lan-chat/files/offer-memory.ts';
import type { PartialFile, PartialStore } from '../../../../src/features/lan-chat/files/partial-store.ts';
import type { FilePacket } from '../../../../src/features/lan-chat/model/file-packets.ts';
import { formatPacket, parsePacket } from '../../../../src/features/lan-chat/model/packets.ts';
import type { Member, PrivateTarget } from '../../../../src/features/lan-chat/model/room-state.ts';
import type { PeerConnection } from '../../../../src/features/lan-chat/peer/peer-link.ts';
import { createId } from '../../../../src/platform/create-id.ts';
import { createLanTransferService } from '../../../../workers/lan-transfer/lan-transfer-service.ts';
import { createMemoryStore } from '../../../../workers/lan-transfer/slice-store.ts';
import { Disk } from '../../../workers/lan-transfer/disk.ts';
import { asChannel, createChannelPair, type FakeChannel } from '../../../workers/lan-transfer/fake-channel.ts';
import { createOffers, createPartials, openFakeTarget, subscribe, toTool } from './fake-stores.ts';

/** Waits of the product are this many times shorter. */
const HASTE = 25;

interface DeviceOptions {
  readonly peerId: string;
  /** The account; by default, one account per name. */
  readonly username: string;
  readonly isCreator?: boolean;
  /** What an earlier page of the device has left. */
  readonly disk?: Disk;
  readonly partials?: PartialStore & { readonly rows: Map<string, PartialFile> };
  /** What an earlier page of the same tab has offered. */
  readonly offers?: OfferMemory;
  /** Without it, files are kept in memory. */
  readonly hasDisk?: boolean;
}

/** A connection in memory, one object per side. */
class FakeConnection implements PeerConnection {
  readonly sender = null;
  readonly maxMessageBytes = 64 << 10;
  readonly bufferedBytes = 0;
  readonly channels = new Map<number, FakeChannel>();
  readonly peerId: string;
  readonly isOutgoing: boolean;
  readonly link: Link;
  isClosed = false;
  other: FakeConnection | null = null;
  onText: (text: string) => void = () => undefined;
  onEnd: () => void = () => undefined;

  constructor(peerId: string, isOutgoing: boolean, link: Link) {
    this.peerId = peerId;
    this.isOutgoing = isOutgoing;
    this.link = link;
  }

  send(text: string): void {
    const { other } = this;
    if (!this.isClosed) setImmediate(() => other !== null && !other.isClosed && other.onText(text));
  }

  onData(): void {}

  onClose(): void {}

  openChannel(id: number): RTCDataChannel {
    if (this.isClosed || this.channels.has(id)) throw new DOMException('in use', 'OperationError');
    const existing = this.other?.channels.get(id)?.other ?? null;
    const options = { onMessage: this.link.count, ...(this.link.distort ? { distort: this.link.distort } : {}) };
    const end = existing ?? createChannelPair(options)[0];
    this.channels.set(id, end);
    return asChannel(end);
  }

  close(): void {
    for (const side of [this, this.other]) {
      if (side === null || side.isClosed) continue;
      side.isClosed = true;
      for (const channel of side.channels.values()) channel.close();
      setImmediate(side.onEnd);
    }
  }
}

interface Link {
  readonly count: (bytes: number) => boolean;
  readonly distort?: (message: ArrayBuffer) => ArrayBuffer;
}

/** A room of several devices in memory, with the real files, packets and slices. */
export class FakeNetwork {
  readonly devices = new Map<string, FakeDevice>();
  /** Pairs of devices without a direct connection. */
  readonly apart: (readonly [string, string])[] = [];
  /** Bytes of slices that were sent in all. */
  sliceBytes = 0;
  /** After so many bytes of slices the connection that carries them breaks, once. */
  breakAfterBytes = Number.POSITIVE_INFINITY;
  distort: ((message: ArrayBuffer) => ArrayBuffer) | undefined;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  /** The clocks of all devices stop at the end of the test. */
  constructor() {
    onTestFinished(() => {
      for (const timer of this.#timers) clearTimeout(timer);
    });
  }

  /** Runs something later. Returns the way to call it off. */
  after(ms: number, run: () => void): () => void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, ms);
    this.#timers.add(timer);
    return () => clearTimeout(timer);
  }

  add(options: DeviceOptions): FakeDevice {
    const device = new FakeDevice(this, options);
    this.devices.set(options.peerId, device);
    this.announce();
    return device;
  }

  /** The device is gone, without a word. */
  remove(peerId: string): void {
    const device = this.devices.get(peerId);
    this.devices.delete(peerId);
    for (const connection of device?.connections.values() ?? []) connection.close();
    this.announce();
  }

  /** The device is in the room under another id, as after a succession. */
  rename(peerId: string, next: string, device: FakeDevice): void {
    this.devices.delete(peerId);
    for (const connection of device.connections.values()) connection.close();
    Object.assign(device.member, { peerId: next, isCreator: next.startsWith('room-') });
    this.devices.set(next, device);
    this.announce();
  }

  announce(): void {
    for (const device of this.devices.values()) for (const listener of device.deviceListeners) listener();
  }

  connect(from: FakeDevice, to: FakeDevice): FakeConnection {
    const pair = [from.member.peerId, to.member.peerId];
    if (this.apart.some((two) => two.every((peerId) => pair.includes(peerId))))
      throw new AppError('connection', 'No direct connection');
    const link: Link = {
      count: (bytes) => {
        this.sliceBytes += bytes;
        if (this.sliceBytes < this.breakAfterBytes) return true;
        this.breakAfterBytes = Number.POSITIVE_INFINITY;
        mine.close();
        return false;
      },
      ...(this.distort ? { distort: this.distort } : {}),
    };
    const mine = new FakeConnection(to.member.peerId, true, link);
    const other = new FakeConnection(from.member.peerId, false, link);
    mine.other = other;
    other.other = mine;
    from.take(mine);
    to.take(other);
    return mine;
  }
}

/** A device of the room with its files. */
export class FakeDevice {
  readonly member: Member;
  readonly files: FileSession;
  readonly connections = new Map<string, FakeConnection>();
  readonly deviceListeners = new Set<() => void>();
  readonly removalListeners = new Set<(userId: string) => void>();
  /** The one device that its files go to. */
  target: PrivateTarget | null = null;
  readonly messages: string[] = [];
  readonly dropped: string[] = [];
  /** Devices whose offers were too many. */
  readonly crowded: string[] = [];
  readonly alive = new Set<string>();
  /** Answers when it is asked where to save. */
  choosesPlace = true;
  readonly downloads: { readonly blob: Blob; readonly name: string }[] = [];
  /** Packets of every kind that have come. */
  readonly packets: FilePacket[] = [];
  readonly disk: Disk;
  readonly offers: OfferMemory;
  readonly partials: PartialStore & { readonly rows: Map<string, PartialFile> };
  readonly #network: FakeNetwork;
  readonly #packetListeners = new Set<Parameters<FileRoom['onFilePacket']>[0]>();
  readonly #endListeners = new Set<(peerId: string) => void>();

  constructor(network: FakeNetwork, options: DeviceOptions) {
    const { peerId, username, isCreator = false, hasDisk = false } = options;
    this.#network = network;
    this.member = { peerId, userId: `id-${username}`, username, joinedAt: 0, isCreator, isMe: false };
    this.disk = options.disk ?? new Disk();
    this.partials = options.partials ?? createPartials();
    this.offers = options.offers ?? createOffers();
    const service = createLanTransferService({
      openStore: (id, bytes) => (hasDisk ? this.disk.openStore(id, bytes) : Promise.resolve(createMemoryStore(bytes))),
      sweepStores: (kept) => this.disk.sweepStores(kept),
      loadSha256: async () => () => createSha256(),
      wait: (ms) => new Promise((resolve) => network.after(ms / HASTE, resolve)),
    });
    this.files = createFileSession(this.#createRoom(), {
      tool: toTool(service),
      partials: this.partials,
      offers: this.offers,
      now: () => Date.now(),
      createId,
      after: (ms, run) => network.after(ms / HASTE, run),
      download: (blob, name) => this.downloads.push({ blob, name }),
      openTarget: async (name) => (this.choosesPlace ? openFakeTarget(name, this.downloads) : null),
    });
  }

  take(connection: FakeConnection): void {
    const { peerId } = connection;
    this.connections.set(peerId, connection);
    connection.onText = (text) => {
      const packet = parsePacket(text);
      const from = this.#network.devices.get(peerId)?.member;
      if (typeof packet === 'string' || from === undefined || !packet.type.startsWith('file-')) return;
      this.packets.push(packet as FilePacket);
      for (const listener of this.#packetListeners) listener(from, packet as FilePacket, connection);
    };
    connection.onEnd = () => {
      if (this.connections.get(peerId) === connection) this.connections.delete(peerId);
      for (const listener of this.#endListeners) listener(peerId);
    };
  }

  /** Sends a packet to another device, whatever the rules say. */
  say(peerId: string, packet: FilePacket): void {
    this.#connect(peerId).send(formatPacket(packet));
  }

  file(fileId: string): SharedFile | undefined {
    return this.files.store.getState().files.get(fileId);
  }

  /** Step of a received file. */
  step(fileId: string): string {
    const file = this.file(fileId);
    return file?.direction === 'received' ? file.state.step : 'none';
  }

  /** Step of a sent file for one device. */
  stepFor(fileId: string, peerId: string): string {
    const file = this.file(fileId);
    return (file?.direction === 'sent' && file.receivers.find((each) => each.peerId === peerId)?.state.step) || 'none';
  }

  #connect(peerId: string): FakeConnection {
    const known = this.connections.get(peerId);
    if (known !== undefined && !known.isClosed) return known;
    const other = this.#network.devices.get(peerId);
    if (other === undefined) throw new AppError('peer-missing', peerId);
    return this.#network.connect(this, other);
  }

  #createRoom(): FileRoom {
    return {
      code: () => 'lan1',
      me: () => ({ ...this.member, isMe: true }),
      listDevices: () =>
        [...this.#network.devices.values()].filter((device) => device !== this).map(({ member }) => member),
      onDevicesChange: (listener) => subscribe(this.deviceListeners, listener),
      connect: async (peerId) => this.#connect(peerId),
      onFilePacket: (listener) => subscribe(this.#packetListeners, listener),
      onConnectionEnd: (listener) => subscribe(this.#endListeners, listener),
      onRemoved: (listener) => subscribe(this.removalListeners, listener),
      target: () => this.target,
      sendFilePacket: (connection, packet) => connection.send(formatPacket(packet)),
      addFileMessage: ({ fileId }) => void this.messages.push(fileId),
      noteAlive: (peerId) => void this.alive.add(peerId),
      reportCrowd: ({ peerId }) => void this.crowded.push(peerId),
      dropDevice: (peerId) => void this.dropped.push(peerId),
    };
  }
}
