import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../server/db/schema.ts';

/** What the fixtures were written with; see `write-fixture.ts`. */
export const FIXTURE = {
  now: Date.UTC(2030, 0, 1),
  key: Buffer.alloc(32, 9),
  code: '123456',
  email: 'lin@example.com',
  username: '小林',
  password: 'Kettle-Lamp-71',
} as const;

/** Every table, those that others refer to first. */
export const TABLES = [
  'users',
  'roles',
  'permissions',
  'user_roles',
  'role_permissions',
  'email_codes',
  'throttles',
  'sessions',
  'known_networks',
  'account_removals',
  'mail_queue',
  'system_config',
  'audit_log',
  'sign_ins',
  'uploads',
  'flock_days',
  'flock_ghosts',
  'flock_free',
  'lan_removals',
] as const satisfies readonly (keyof Database)[];

/** Tables that a later migration has removed. */
export const REMOVED_TABLES: readonly string[] = ['revoked_tokens'];

/** Rows by table. */
export type Fixture = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

export function fixtureFile(migration: string): string {
  return join(import.meta.dirname, 'fixtures', `${migration}.json`);
}

export function readFixture(migration: string): Fixture {
  return JSON.parse(readFileSync(fixtureFile(migration), 'utf8'));
}
