import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { receiveNotifications } from '../../../server/db/postgres-notifications.ts';
import { scheduleWithTimer } from '../../../server/schedule.ts';
import { SIGNALLING_LIMITS } from '../../../server/services/lan/constants.ts';
import { createRelay } from '../../../server/services/lan/relay.ts';
import { createSharedExchange } from '../../../server/services/lan/shared-exchange.ts';
import { createSharedPresence } from '../../../server/services/lan/shared-presence.ts';
import { startDatabaseProxy } from '../db/database-proxy.ts';
import { openTestDatabase, type TestDatabase } from '../open-test-database.ts';
import { createWire, type FakeWire, ROOM, toClaims } from './relay-harness.ts';
import { CANDIDATE, OFFER } from './signal-texts.ts';

const OPEN = '{"type":"OPEN"}';
const PROBE = '{"type":"PROBE"}';

interface RelayProcess {
  readonly id: string;
  readonly errors: unknown[];
  connect(id: string, ticket: string): Promise<SharedDevice>;
  stop(): Promise<void>;
}

interface SharedDevice {
  readonly wire: FakeWire;
  /** The next message that the device receives. */
  next(): Promise<string>;
  send(message: object): void;
  close(): void;
}

/** The relay of one process on a shared PostgreSQL, over wires in memory. `listenUrl` is for its notifications. */
async function startProcess(
  { db, databaseUrl }: TestDatabase,
  ended = new Set<string>(),
  listenUrl = databaseUrl ?? '',
): Promise<RelayProcess> {
  const processId = randomUUID();
  const errors: unknown[] = [];
  const log = { error: (_message: string, cause: unknown) => void errors.push(cause) };
  const logError = (_message: string, cause: unknown) => void errors.push(cause);
  const exchange = createSharedExchange({
    db,
    processId,
    receive: (channels, onPayload) =>
      receiveNotifications({ url: listenUrl, channels, onPayload, log, schedule: scheduleWithTimer }),
    createId: randomUUID,
    logError,
  });
  await exchange.started;
  const relay = createRelay({
    processId,
    presence: createSharedPresence({ db, processId, devicesMax: 3 }),
    exchange,
    redeemTicket: async (text) => toClaims(text),
    isSharer: (_room, userId, sharedBy) => sharedBy === userId,
    listValidSessions: async (ids) => new Set(ids.filter((id) => !ended.has(id))),
    securityLog: { record: () => {} },
    logError,
    tick: () => performance.now(),
    createId: randomUUID,
    schedule: scheduleWithTimer,
    limits: SIGNALLING_LIMITS,
  });
  onTestFinished(() => relay.stop());
  return {
    id: processId,
    errors,
    stop: () => relay.stop(),
    async connect(id, ticket) {
      const wire = createWire();
      let taken = 0;
      const listener = relay.connect(wire, { id, ticket, caller: { address: 'a', network: 'n' } });
      const next = async () => {
        await expect.poll(() => wire.sent.length, { timeout: 5000 }).toBeGreaterThan(taken);
        taken += 1;
        return wire.sent[taken - 1] ?? '';
      };
      return {
        wire,
        next,
        send: (message) => listener.onText(JSON.stringify(message)),
        close: () => listener.onClose(),
      };
    },
  };
}

async function countPresent({ db }: TestDatabase): Promise<number> {
  return (await db.selectFrom('lan_devices').select('socket_id').where('left_at', 'is', null).execute()).length;
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('two processes on one PostgreSQL', () => {
  it('share a room: messages of 60 KB pass between them in their order', async () => {
    const database = await openTestDatabase();
    const [one, two] = [await startProcess(database), await startProcess(database)];
    const creator = await one.connect(`room-${ROOM}`, 'lin');
    expect(await creator.next()).toBe(OPEN);
    const guest = await two.connect('user-1', 'mei');
    expect(await guest.next()).toBe(OPEN);
    const sdp = { type: 'offer', sdp: '字'.repeat(20_000) };
    guest.send({ ...OFFER, dst: `room-${ROOM}`, payload: { ...OFFER.payload, sdp } });
    for (let index = 0; index < 20; index += 1) {
      guest.send({ ...CANDIDATE, dst: `room-${ROOM}`, payload: { ...CANDIDATE.payload, connectionId: `dc_${index}` } });
    }
    const offer = JSON.parse(await creator.next());
    expect(offer.payload.sdp).toEqual(sdp);
    expect(offer.payload.metadata).toMatchObject({ peerId: 'user-1', userId: 'mei', byLink: false });
    for (let index = 0; index < 20; index += 1)
      expect(JSON.parse(await creator.next()).payload.connectionId).toBe(`dc_${index}`);
    guest.send({ ...OFFER, dst: 'user-9' });
    expect(await guest.next()).toBe('{"type":"EXPIRE","src":"user-9"}');
    expect([...one.errors, ...two.errors]).toEqual([]);
  });

  it('give an id once: it stays with an answering device and leaves a silent device', async () => {
    const database = await openTestDatabase();
    const [one, two] = [await startProcess(database), await startProcess(database)];
    const holder = await one.connect(`room-${ROOM}`, 'lin');
    expect(await holder.next()).toBe(OPEN);
    const refused = await two.connect(`room-${ROOM}`, 'mei');
    expect(await holder.next()).toBe(PROBE);
    holder.send({ type: 'HEARTBEAT' });
    expect(await refused.next()).toContain('ID-TAKEN');
    const successor = await two.connect(`room-${ROOM}`, 'mei');
    expect(await successor.next()).toBe(OPEN);
    expect(holder.wire.end).toBe('1001 replaced');
    expect(await countPresent(database)).toBe(1);
  });

  it('never give an id to two of many newcomers, nor more places than a room has', async () => {
    const database = await openTestDatabase();
    const processes = [await startProcess(database), await startProcess(database)];
    const devices = await Promise.all(
      Array.from({ length: 12 }, (_, index) => processes[index % 2]?.connect(`user-${index % 6}`, `u${index}`)),
    );
    for (const device of devices) {
      // The page of every holder of an id answers.
      const timer = setInterval(() => device?.send({ type: 'HEARTBEAT' }), 100);
      onTestFinished(() => clearInterval(timer));
    }
    await Promise.all(devices.map((device) => device?.next()));
    const open = devices.filter((device) => device?.wire.sent[0] === OPEN);
    expect(open).toHaveLength(3);
    expect(await countPresent(database)).toBe(3);
  });

  it('end the connections of a session that ended in the other one', async () => {
    const database = await openTestDatabase();
    const ended = new Set<string>();
    const [one, two] = [await startProcess(database, ended), await startProcess(database, ended)];
    const device = await one.connect('user-1', 'lin/s1');
    expect(await device.next()).toBe(OPEN);
    ended.add('s1');
    const other = createSharedExchange({
      db: database.db,
      processId: two.id,
      receive: () => ({ started: Promise.resolve(), stop: async () => {} }),
      createId: randomUUID,
      logError: () => {},
    });
    other.broadcast({ type: 'session-ended', userId: 'lin' });
    await expect.poll(() => device.wire.end, { timeout: 5000 }).toBe('4001 session over');
  });

  it('count the devices of a silent process as gone, and remember when they came', async () => {
    const database = await openTestDatabase();
    const { db } = database;
    const one = await startProcess(database);
    const presence = createSharedPresence({ db, processId: randomUUID(), devicesMax: 3 });
    const place = { processId: 'dead', room: ROOM, userId: 'lin', username: 'n', sessionId: 's1', sharedBy: null };
    await db
      .insertInto('lan_processes')
      .values({ id: 'dead', seen_at: Date.now() - 21_000 })
      .execute();
    await db
      .insertInto('lan_devices')
      .values({
        socket_id: 'c1',
        process_id: 'dead',
        room: ROOM,
        peer_id: 'user-1',
        user_id: 'lin',
        username: 'n',
        session_id: 's1',
        shared_by: null,
        joined_at: 1234,
        left_at: null,
      })
      .execute();
    expect(await presence.list(ROOM)).toEqual([]);
    const decision = await presence.enter({ ...place, socketId: 'c2', processId: one.id, peerId: 'user-1' }, null);
    expect(decision).toMatchObject({ type: 'entered', device: { joinedAt: 1234 } });
    await db.updateTable('lan_processes').set({ seen_at: 0 }).where('id', '=', 'dead').execute();
    await presence.refresh(new Map());
    const processes = await db.selectFrom('lan_processes').select('id').execute();
    expect(processes.map(({ id }) => id)).not.toContain('dead');
  });

  it('report connections whose places were lost, and give up places without a connection', async () => {
    const { db } = await openTestDatabase();
    const presence = createSharedPresence({ db, processId: 'p1', devicesMax: 3 });
    const place = { processId: 'p1', room: ROOM, userId: 'u', username: 'n', sharedBy: null };
    for (const socketId of ['c1', 'c2'])
      await presence.enter({ ...place, socketId, peerId: `user-${socketId.slice(1)}`, sessionId: socketId }, null);
    await db.deleteFrom('lan_devices').where('socket_id', '=', 'c1').execute();
    expect(await presence.refresh(new Map([['c1', 0]]))).toEqual(['c1']);
    expect(await presence.list(ROOM)).toEqual([]);
  });

  it('find each other again after the connection for notifications was cut', async () => {
    const database = await openTestDatabase();
    const proxy = await startDatabaseProxy(database.databaseUrl ?? '');
    const [one, two] = [await startProcess(database, new Set(), proxy.url), await startProcess(database)];
    const creator = await one.connect(`room-${ROOM}`, 'lin');
    const guest = await two.connect('user-1', 'mei');
    expect([await creator.next(), await guest.next()]).toEqual([OPEN, OPEN]);
    proxy.cut();
    await wait(1500);
    await expect
      .poll(
        () => {
          guest.send({ ...OFFER, dst: `room-${ROOM}` });
          return creator.wire.sent.length;
        },
        { timeout: 5000, interval: 300 },
      )
      .toBeGreaterThan(1);
    expect(one.errors).toHaveLength(1);
  });
});
