import type { LanMember, LanRemoval, LanTicket } from '../../../../src/core/contracts/lan.ts';
import { AppError } from '../../../../src/core/errors.ts';
import type {
  PeerConnection,
  PeerDevice,
  PeerErrorCode,
  PeerNetwork,
  PeerOptions,
} from '../../../../src/features/lan-chat/peer/peer-link.ts';
import type { LanApi } from '../../../../src/features/lan-chat/room/lan-api.ts';
import { raceAbort, type VirtualClock } from './virtual-clock.ts';

export const ROOM = 'lan203-0-113-7';

/** A computer or phone with its line. */
export interface Host {
  readonly name: string;
  readonly userId: string;
  latencyMs: number;
  /** Its power is gone: nothing is sent, received or closed any more. */
  isCrashed: boolean;
  /** Its line to the server is cut; connections with devices stay. */
  isServerCut: boolean;
  /** Came by the share link. */
  byLink: boolean;
  /** The account whose share link it came by; null without one. */
  linkOf: string | null;
}

interface Socket {
  readonly host: Host;
  readonly device: FakeDevice;
}

/** The server, the lines and the devices of one room, in memory. */
export class FakeWorld {
  readonly clock: VirtualClock;
  readonly sockets = new Map<string, Socket>();
  isServerUp = true;
  connectionCount = 0;
  /** What devices have told the server about removed accounts. */
  readonly removals: (LanRemoval & { readonly by: string })[] = [];
  /** Accounts that the server knows as removed by the session that asks for a ticket. */
  removedBefore: readonly string[] = [];
  /** Names of devices that cannot connect with each other. */
  apart: readonly string[] = [];
  /** Called for everything that a device sends to another one. */
  onSend: (from: string, to: string, data: unknown) => void = () => undefined;
  #joinedAt = new Map<string, number>();

  constructor(clock: VirtualClock) {
    this.clock = clock;
  }

  /** All sockets end; the server forgets who is there, and comes back after a while. */
  restartServer(downMs: number): void {
    this.isServerUp = false;
    for (const { device } of [...this.sockets.values()]) device.loseSocket();
    this.clock.after(downMs, () => {
      this.isServerUp = true;
    });
  }

  canReach = (host: Host): boolean => this.isServerUp && !host.isCrashed && !host.isServerCut;

  api(host: Host): LanApi {
    return {
      admit: async (_target, signal) => {
        await this.roundTrip(host, signal);
        const { userId, name } = host;
        return { ...toTicket(userId, name), removed: [...this.removedBefore] };
      },
      setRemoved: async (removal, signal) => {
        await this.roundTrip(host, signal);
        this.removals.push({ by: host.name, ...removal });
      },
      fetchMembers: async (_room, _key, signal) => {
        await this.roundTrip(host, signal);
        return this.listMembers();
      },
    };
  }

  network(host: Host): PeerNetwork {
    return {
      open: async ({ id, signal }: PeerOptions) => {
        const device = new FakeDevice(this, host, id);
        await device.takeId(signal);
        signal.addEventListener('abort', () => device.end());
        return device;
      },
    };
  }

  async roundTrip(host: Host, signal: AbortSignal): Promise<void> {
    await raceAbort(this.clock.wait(2 * host.latencyMs), signal);
    if (host.isCrashed) await raceAbort(new Promise(() => undefined), signal);
    if (!this.canReach(host)) throw new AppError('NETWORK', 'The server cannot be reached');
  }

  enter(id: string, socket: Socket): void {
    this.sockets.set(id, socket);
    if (!this.#joinedAt.has(socket.host.userId)) this.#joinedAt.set(socket.host.userId, this.clock.now());
  }

  listMembers(): LanMember[] {
    return [...this.sockets].map(([peerId, { host }]) => ({
      peerId,
      userId: host.userId,
      username: host.name,
      joinedAt: this.#joinedAt.get(host.userId) ?? 0,
    }));
  }
}

export class FakeDevice implements PeerDevice {
  readonly id: string;
  readonly host: Host;
  readonly #world: FakeWorld;
  readonly #connections = new Set<FakeConnection>();
  #onConnection: (connection: PeerConnection) => void = () => undefined;
  #onLost: () => void = () => undefined;
  #isEnded = false;

  constructor(world: FakeWorld, host: Host, id: string) {
    this.#world = world;
    this.host = host;
    this.id = id;
  }

  async takeId(signal: AbortSignal): Promise<void> {
    await this.#toPeerError(this.#world.roundTrip(this.host, signal));
    const owner = this.#world.sockets.get(this.id);
    if (owner !== undefined && owner.device !== this) {
      // The server pings the owner, and gives the id away where no answer comes.
      await raceAbort(this.#world.clock.wait(owner.host.isCrashed || owner.host.isServerCut ? 1500 : 2), signal);
      const current = this.#world.sockets.get(this.id);
      const isGone = current === owner && (owner.host.isCrashed || owner.host.isServerCut);
      if (current !== undefined && !isGone) throw peerError('id-taken');
      owner.device.loseSocket();
    }
    this.#world.enter(this.id, { host: this.host, device: this });
  }

  async reopen(_ticket: LanTicket, signal: AbortSignal): Promise<void> {
    await this.takeId(signal);
  }

  async connect(peerId: string, signal: AbortSignal): Promise<PeerConnection> {
    await this.#toPeerError(this.#world.roundTrip(this.host, signal));
    const target = this.#world.sockets.get(peerId);
    if (target === undefined) throw peerError('peer-missing');
    await raceAbort(this.#world.clock.wait(this.host.latencyMs + 2 * target.host.latencyMs), signal);
    if (target.host.isCrashed || this.host.isCrashed || target.device.#isEnded)
      await raceAbort(new Promise(() => undefined), signal);
    const isApart = [this.host, target.host].every(({ name }) => this.#world.apart.includes(name));
    if (this.#isEnded || isApart) throw peerError('connection');
    this.#world.connectionCount += 1;
    const mine = new FakeConnection(this.#world, this.host, peerId, null);
    const { userId, name: username, linkOf } = this.host;
    const byLink = this.host.byLink || linkOf === target.host.userId;
    const sharedBy = linkOf === null ? null : toSharer(linkOf);
    const sender = { peerId: this.id, userId, username, byLink, sharedBy };
    const theirs = new FakeConnection(this.#world, target.host, this.id, sender);
    mine.other = theirs;
    theirs.other = mine;
    this.#connections.add(mine);
    target.device.#connections.add(theirs);
    target.device.#onConnection(theirs);
    return mine;
  }

  onConnection(listener: (connection: PeerConnection) => void): void {
    this.#onConnection = listener;
  }

  onSignallingLost(listener: () => void): void {
    this.#onLost = listener;
  }

  loseSocket(): void {
    if (this.#world.sockets.get(this.id)?.device === this) this.#world.sockets.delete(this.id);
    if (!this.#isEnded && !this.host.isCrashed) this.#world.clock.after(this.host.latencyMs, () => this.#onLost());
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    if (!this.host.isCrashed && this.#world.sockets.get(this.id)?.device === this) this.#world.sockets.delete(this.id);
    for (const connection of this.#connections) connection.close();
  }

  async #toPeerError(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      throw error instanceof AppError ? peerError('network') : error;
    }
  }
}

/** One end of a connection. Data arrive in order, also when the sender closes right after. */
class FakeConnection implements PeerConnection {
  readonly peerId: string;
  readonly sender: PeerConnection['sender'];
  readonly maxMessageBytes = 262_144;
  other: FakeConnection | null = null;
  bufferedBytes = 0;
  readonly #world: FakeWorld;
  readonly #host: Host;
  #onData: ((data: unknown) => void) | null = null;
  readonly #early: unknown[] = [];
  #onClose: () => void = () => undefined;
  #isClosed = false;
  #arrivesAt = 0;

  constructor(world: FakeWorld, host: Host, peerId: string, sender: PeerConnection['sender']) {
    this.#world = world;
    this.#host = host;
    this.peerId = peerId;
    this.sender = sender;
  }

  get isOutgoing(): boolean {
    return this.sender === null;
  }

  send(text: string): void {
    this.sendRaw(text);
  }

  /** Anything that a hostile device may send. */
  sendRaw(data: unknown): void {
    if (this.#isClosed) return;
    this.#world.onSend(this.#host.name, this.other === null ? '' : this.other.#host.name, data);
    this.#deliver((other) => other.#receive(data));
  }

  onData(listener: (data: unknown) => void): void {
    this.#onData = listener;
    for (const data of this.#early.splice(0)) listener(data);
  }

  onClose(listener: () => void): void {
    this.#onClose = listener;
  }

  openChannel(): RTCDataChannel {
    throw new Error('The room needs no channels');
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (!this.#host.isCrashed) this.#onClose();
    this.#deliver((other) => other.close());
  }

  #receive(data: unknown): void {
    if (this.#isClosed) return;
    if (this.#onData === null) this.#early.push(data);
    else this.#onData(data);
  }

  #deliver(job: (other: FakeConnection) => void): void {
    const { other } = this;
    if (other === null || this.#host.isCrashed) return;
    // No packet overtakes another one, also when the line gets faster.
    const { clock } = this.#world;
    this.#arrivesAt = Math.max(this.#arrivesAt, clock.now() + this.#host.latencyMs + other.#host.latencyMs);
    clock.after(this.#arrivesAt - clock.now(), () => {
      if (!other.#host.isCrashed && !this.#host.isCrashed) job(other);
    });
  }
}

const toSharer = (userId: string) => `links of ${userId}`;

function toTicket(userId: string, username: string): LanTicket {
  return {
    room: ROOM,
    address: '203.0.113.7',
    userId,
    username,
    ticket: 'ticket',
    secret: 'secret',
    memberKey: 'key',
    sharer: toSharer(userId),
    removed: [],
    mayFound: true,
    expiresAt: 0,
    iceServers: [],
  };
}

function peerError(code: PeerErrorCode): AppError {
  return new AppError<PeerErrorCode>(code, code);
}
