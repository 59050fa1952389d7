import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database, LanDevicesTable } from '../../db/schema.ts';
import { ARRIVAL_MEMORY_MS, PROCESS_SILENCE_MS } from './constants.ts';
import type { Presence } from './presence.ts';
import {
  type Device,
  decideEntry,
  isForgotten,
  listOutdated,
  type Newcomer,
  type RegisterEntry,
} from './room-register.ts';

interface SharedPresenceDeps {
  readonly db: Kysely<Database>;
  readonly processId: string;
  readonly devicesMax: number;
}

type Db = Kysely<Database> | Transaction<Database>;

/** Separates the locks of rooms from those of others. */
const LOCK_SPACE = 0x6c616e;
/** The clock of the database, which all processes share. */
const DATABASE_NOW = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;

/**
 * The presence of processes that share PostgreSQL. A process shows that it lives at every refresh; the devices of a process
 * that is silent count as gone.
 */
export function createSharedPresence({ db, processId, devicesMax }: SharedPresenceDeps): Presence {
  let started: Promise<void> | null = null;

  /** Devices of an unknown process count as gone, so the process must be known before its first device. */
  function start(): Promise<void> {
    started ??= beat(db, processId).catch((error) => {
      started = null;
      throw error;
    });
    return started;
  }

  async function listPresent(room: string): Promise<Device[]> {
    const entries = await readEntries(db, room, await readNow(db));
    return entries.filter(({ leftAt }) => leftAt === null);
  }

  return {
    async enter(newcomer, replaced) {
      await start();
      return db.transaction().execute((transaction) => enter(transaction, newcomer, replaced, devicesMax));
    },
    async leave(socketId) {
      await db
        .updateTable('lan_devices')
        .set({ left_at: DATABASE_NOW })
        .where('socket_id', '=', socketId)
        .where('left_at', 'is', null)
        .execute();
    },
    list: listPresent,
    async listRecent(room) {
      const now = await readNow(db);
      return (await readEntries(db, room, now)).filter((entry) => !isForgotten(entry, now));
    },
    async find(room, peerId) {
      return (await listPresent(room)).find((device) => device.peerId === peerId) ?? null;
    },
    async refresh(own) {
      const before = [...own.keys()];
      await beat(db, processId);
      const rows = await db
        .selectFrom('lan_devices')
        .select('socket_id')
        .where('process_id', '=', processId)
        .where('left_at', 'is', null)
        .execute();
      const stored = new Set(rows.map(({ socket_id }) => socket_id));
      await markLeft(
        db,
        [...stored].filter((socketId) => !own.has(socketId)),
      );
      await prune(db);
      return before.filter((socketId) => !stored.has(socketId));
    },
    async stop() {
      await db
        .updateTable('lan_devices')
        .set({ left_at: DATABASE_NOW })
        .where('process_id', '=', processId)
        .where('left_at', 'is', null)
        .execute();
    },
  };
}

/** Decides and writes under a lock of the room, so that an id belongs to one device and the room to so many. */
async function enter(db: Db, newcomer: Newcomer, replaced: string | null, devicesMax: number) {
  await sql`select pg_advisory_xact_lock(${LOCK_SPACE}, hashtext(${newcomer.room}))`.execute(db);
  const now = await readNow(db);
  const entries = await readEntries(db, newcomer.room, now);
  const rules = { now, devicesMax, replaced };
  const decision = decideEntry(entries, newcomer, rules);
  if (decision.type !== 'entered') return decision;
  const outdated = listOutdated(entries, newcomer, rules);
  if (outdated.length > 0) await db.deleteFrom('lan_devices').where('socket_id', 'in', outdated).execute();
  await db.insertInto('lan_devices').values(toRow(decision.device)).execute();
  return decision;
}

async function beat(db: Db, processId: string): Promise<void> {
  await db
    .insertInto('lan_processes')
    .values({ id: processId, seen_at: DATABASE_NOW })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: DATABASE_NOW }))
    .execute();
}

async function markLeft(db: Db, socketIds: readonly string[]): Promise<void> {
  if (socketIds.length === 0) return;
  await db.updateTable('lan_devices').set({ left_at: DATABASE_NOW }).where('socket_id', 'in', socketIds).execute();
}

/** Removes devices that left long ago, and processes that are gone with their devices. */
async function prune(db: Db): Promise<void> {
  const now = await readNow(db);
  await db
    .deleteFrom('lan_processes')
    .where('seen_at', '<=', now - PROCESS_SILENCE_MS - ARRIVAL_MEMORY_MS)
    .execute();
  await db
    .deleteFrom('lan_devices')
    .where((row) =>
      row.or([
        row('left_at', '<=', now - ARRIVAL_MEMORY_MS),
        row('process_id', 'not in', row.selectFrom('lan_processes').select('id')),
      ]),
    )
    .execute();
}

async function readNow(db: Db): Promise<number> {
  const { now } = await db.selectNoFrom(DATABASE_NOW.as('now')).executeTakeFirstOrThrow();
  return now;
}

async function readEntries(db: Db, room: string, now: number): Promise<RegisterEntry[]> {
  const rows = await db
    .selectFrom('lan_devices')
    .leftJoin('lan_processes', 'lan_processes.id', 'lan_devices.process_id')
    .selectAll('lan_devices')
    .select('lan_processes.seen_at')
    .where('room', '=', room)
    .execute();
  return rows.map((row) => ({ ...toDevice(row), leftAt: toLeftAt(row, row.seen_at ?? row.joined_at, now) }));
}

function toLeftAt({ left_at }: Selectable<LanDevicesTable>, seenAt: number, now: number): number | null {
  return left_at ?? (seenAt > now - PROCESS_SILENCE_MS ? null : seenAt);
}

function toDevice(row: Selectable<LanDevicesTable>): Device {
  return {
    socketId: row.socket_id,
    processId: row.process_id,
    room: row.room,
    peerId: row.peer_id,
    userId: row.user_id,
    username: row.username,
    sessionId: row.session_id,
    sharedBy: row.shared_by,
    joinedAt: row.joined_at,
  };
}

function toRow(device: Device): Selectable<LanDevicesTable> {
  return {
    socket_id: device.socketId,
    process_id: device.processId,
    room: device.room,
    peer_id: device.peerId,
    user_id: device.userId,
    username: device.username,
    session_id: device.sessionId,
    shared_by: device.sharedBy,
    joined_at: device.joinedAt,
    left_at: null,
  };
}
