import { BASE_PATH } from '../paths.ts';
import { z } from '../schema.ts';
import { defineCall } from './define-call.ts';

const HEALTH_PATH = `${BASE_PATH}/api/admin/health`;
const SUPER_ADMIN = { rank: 'SUPER_ADMIN' } as const;

const databaseKind = z.enum(['embedded', 'postgres']);

/** Whether the pages of the embedded database are undamaged, at the time of the latest check in milliseconds since 1970. */
const integritySchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unchecked') }),
  z.object({ state: z.enum(['whole', 'damaged']), at: z.number() }),
]);
export type Integrity = z.infer<typeof integritySchema>;

const databaseSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('reachable'),
    kind: databaseKind,
    /** Time of the smallest query, in milliseconds. */
    answerMs: z.number(),
    /** Size of the whole database; null where it cannot be read. */
    bytes: z.number().nullable(),
    /** Null with PostgreSQL, which checks its pages itself. */
    integrity: integritySchema.nullable(),
  }),
  z.object({ state: z.literal('unreachable'), kind: databaseKind }),
]);

const count = z.number().int();
/** What the process itself knows about its mails. */
const mailShape = {
  mode: z.enum(['smtp', 'local']),
  /** Several mails in a row have failed, so none is promised at present. */
  isDown: z.boolean(),
};
const mailSchema = z.discriminatedUnion('state', [
  z.object({
    ...mailShape,
    state: z.literal('read'),
    /** Mails that are still to be sent, by class (`server/mail/mail-classes.ts`). */
    waiting: z.object({ proved: count, member: count, newcomer: count }),
    /** Age of the mail that has waited longest, in milliseconds; null when none waits. */
    oldestWaitingMs: z.number().nullable(),
  }),
  z.object({ ...mailShape, state: z.literal('unreadable') }),
]);

/** The file system of the data directory. */
const storageSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('read'), freeBytes: z.number(), usedBytes: z.number() }),
  z.object({ state: z.literal('unreadable') }),
]);

/** Packages of the server with known vulnerabilities, as the registry knew them at that time. */
export const vulnerabilitiesSchema = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  critical: count,
  high: count,
  moderate: count,
  low: count,
});
export type Vulnerabilities = z.infer<typeof vulnerabilitiesSchema>;

/** How many backups the server keeps in its data directory. */
export const STORED_BACKUPS_MAX = 5;

/** A backup in the data directory. */
const storedBackupSchema = z.object({
  /** Of its folder. */
  name: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Size of its database. */
  bytes: z.number(),
});
export type StoredBackup = z.infer<typeof storedBackupSchema>;

const healthSchema = z.object({
  /** When it was read, in milliseconds since 1970. */
  at: z.number(),
  database: databaseSchema,
  mail: mailSchema,
  /** Null with PostgreSQL, whose data are elsewhere. */
  storage: storageSchema.nullable(),
  process: z.object({
    /** Of the product; null for a server that runs from its sources. */
    version: z.string().nullable(),
    nodeVersion: z.string(),
    /** Seconds since the start. */
    uptimeS: z.number(),
    /** Resident memory. */
    memoryBytes: z.number(),
    /** Of the check that was made while the release was packaged; null for a release that was not checked. */
    vulnerabilities: vulnerabilitiesSchema.nullable(),
  }),
  /** Milliseconds since 1970; null without a backup. `unknown`: the server cannot see it, such as that of PostgreSQL. */
  lastBackup: z.union([z.number(), z.literal('unknown')]).nullable(),
  /** Backups in the data directory, the latest one first. */
  storedBackups: z.array(storedBackupSchema),
  isPublicOriginSet: z.boolean(),
});
export type Health = z.infer<typeof healthSchema>;

/** The state of the server and its backup, for super administrators alone. */
export const HEALTH_CALLS = {
  /** A part that fails is reported as that part's state. */
  read: defineCall({
    id: 'health.read',
    method: 'GET',
    path: HEALTH_PATH,
    access: SUPER_ADMIN,
    reply: healthSchema,
  }),
  /**
   * A complete backup as a ZIP file instead of an envelope. Fails with `BACKUP_IN_POSTGRES`, `BACKUP_TOO_LARGE`,
   * `BACKUP_NO_SPACE`, `BACKUP_FAILED`, and with `TOO_BUSY` while another one is made or sent.
   */
  backup: defineCall({
    id: 'health.backup',
    method: 'POST',
    path: `${HEALTH_PATH}/backup`,
    access: SUPER_ADMIN,
    needsFreshPassword: true,
    reply: z.string(),
  }),
  /** Puts a complete backup into the data directory, where the oldest ones give way. Fails like `backup`. */
  storeBackup: defineCall({
    id: 'health.storeBackup',
    method: 'POST',
    path: `${HEALTH_PATH}/stored-backups`,
    access: SUPER_ADMIN,
    needsFreshPassword: true,
    reply: storedBackupSchema,
  }),
} as const;
