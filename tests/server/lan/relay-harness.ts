import { SIGNALLING_LIMITS, type SignallingLimits } from '../../../server/services/lan/constants.ts';
import { NO_EXCHANGE } from '../../../server/services/lan/exchange.ts';
import { createMemoryPresence, type Presence } from '../../../server/services/lan/presence.ts';
import { createRelay, type Relay } from '../../../server/services/lan/relay.ts';
import type { TicketClaims } from '../../../server/services/lan/tickets.ts';
import type { Wire } from '../../../server/services/lan/wire.ts';

export const ROOM = 'lanlocal';

/** A wire in memory. */
export interface FakeWire extends Wire {
  readonly sent: string[];
  buffered: number;
  pings: number;
  isPaused: boolean;
  /** How the relay has closed it: a code with its reason, or `terminated`. */
  end: string | null;
}

interface FakeDevice {
  readonly wire: FakeWire;
  /** Sends a message, unless the wire is paused or closed. Returns whether it was sent. */
  send(message: object | string): boolean;
  pong(): void;
  close(): void;
}

interface RelayHarness {
  readonly relay: Relay;
  readonly presence: Presence;
  readonly errors: unknown[];
  readonly outcomes: string[];
  /** Sessions that are over. */
  readonly ended: Set<string>;
  /** Connects a device whose ticket is `<user>` or `<user>/<session>`; resolves when the relay has answered. */
  connect(id: string, ticket: string, network?: string): Promise<FakeDevice>;
  /** Lets time pass: timers run in their order. */
  advance(ms: number): Promise<void>;
}

/** The relay over wires in memory, with a clock that is advanced. */
export function createRelayHarness(limits: Partial<SignallingLimits> = {}): RelayHarness {
  let time = 1_000_000;
  let ids = 0;
  const timers = new Set<{ readonly at: number; readonly run: () => Promise<void> | void }>();
  const errors: unknown[] = [];
  const outcomes: string[] = [];
  const ended = new Set<string>();
  const all = { ...SIGNALLING_LIMITS, ...limits };
  const presence = createMemoryPresence({ now: () => time, devicesMax: all.devicesPerRoom });
  const relay = createRelay({
    processId: 'p1',
    presence,
    exchange: NO_EXCHANGE,
    redeemTicket: async (text) => toClaims(text),
    listValidSessions: async (sessions) => new Set(sessions.filter((session) => !ended.has(session))),
    isSharer: (_room, userId, sharedBy) => sharedBy === userId,
    securityLog: { record: ({ outcome }) => outcomes.push(outcome) },
    logError: (_message, cause) => errors.push(cause),
    tick: () => time,
    createId: () => `c${++ids}`,
    schedule(delayMs, run) {
      const timer = { at: time + delayMs, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    limits: all,
  });

  return {
    relay,
    presence,
    errors,
    outcomes,
    ended,
    async connect(id, ticket, network = 'lan-1') {
      const wire = createWire();
      const listener = relay.connect(wire, { id, ticket, caller: { address: network, network } });
      await settle();
      return {
        wire,
        send(message) {
          if (wire.isPaused || wire.end !== null) return false;
          listener.onText(typeof message === 'string' ? message : JSON.stringify(message));
          return true;
        },
        pong: () => listener.onPong(),
        close: () => listener.onClose(),
      };
    },
    async advance(ms) {
      const target = time + ms;
      for (;;) {
        const next = [...timers].filter(({ at }) => at <= target).toSorted((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers.delete(next);
        time = Math.max(time, next.at);
        await next.run();
        await settle();
      }
      time = target;
      await settle();
    },
  };
}

/** Lets promises that wait for nothing outside of memory settle. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Claims of the ticket `<user>` or `<user>/<session>`. */
export function toClaims(text: string): TicketClaims | null {
  const [userId = '', sessionId = `session-of-${userId}`] = text.split('/');
  if (userId === '') return null;
  return { jti: text, room: ROOM, userId, username: `name of ${userId}`, sessionId, sharedBy: null, mayFound: true };
}

/** An open wire. */
export function createWire(): FakeWire {
  const wire: FakeWire = {
    sent: [],
    buffered: 0,
    pings: 0,
    isPaused: false,
    end: null,
    send: (text) => void wire.sent.push(text),
    get bufferedBytes() {
      return wire.buffered;
    },
    ping: () => {
      wire.pings += 1;
    },
    pause: () => {
      wire.isPaused = true;
    },
    resume: () => {
      wire.isPaused = false;
    },
    close: (code, reason) => {
      wire.end ??= `${code} ${reason}`;
    },
    terminate: () => {
      wire.end ??= 'terminated';
    },
  };
  return wire;
}
