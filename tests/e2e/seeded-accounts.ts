import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SessionReply } from '../../src/core/contracts/accounts.ts';

export interface SeededAccount {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly session: SessionReply;
}

export const PASSWORD = 'Sunny-day-42';

/** Roles of which accounts are seeded besides ordinary ones. */
export const SEEDED_ROLES = ['VIP', 'ADMIN', 'SUPER_ADMIN'] as const;
export type SeededRole = (typeof SEEDED_ROLES)[number];

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('seed-accounts.ts', import.meta.url));

export function seededFile(dataDirectory: string): string {
  return join(dataDirectory, 'seeded-accounts.json');
}

export function rolesFile(dataDirectory: string): string {
  return join(dataDirectory, 'seeded-roles.json');
}

/** Fills a data directory that no server uses yet. */
export function seedAccounts(dataDirectory: string): void {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', PROGRAM, dataDirectory], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Seeding accounts failed: ${stderr}`);
}

/** The account that all tests may use which leave its session and password as they are. */
export function sharedAccount(): SeededAccount {
  const [shared] = readAccounts();
  if (shared === undefined) throw new Error('No account was seeded');
  return shared;
}

/** An account that no other test gets, whichever process it runs in. */
export function claimAccount(): SeededAccount {
  const [, ...accounts] = readAccounts();
  const claimed = accounts.find(({ email }) => claim(email));
  if (claimed === undefined) throw new Error('All seeded accounts are taken: seed more');
  return claimed;
}

/** An account with this role that no other test gets. */
export function claimOfRole(role: SeededRole): SeededAccount {
  const all: Record<SeededRole, SeededAccount[]> = JSON.parse(readFileSync(rolesFile(dataDirectory()), 'utf8'));
  const claimed = all[role].find(({ email }) => claim(email));
  if (claimed === undefined) throw new Error(`All seeded accounts with the role ${role} are taken: seed more`);
  return claimed;
}

/** Making a folder succeeds in one process only. */
function claim(email: string): boolean {
  try {
    mkdirSync(join(dataDirectory(), `claimed-${email}`));
    return true;
  } catch {
    return false;
  }
}

/** The accounts that a data directory was filled with. */
export function readAccounts(directory = dataDirectory()): readonly SeededAccount[] {
  return JSON.parse(readFileSync(seededFile(directory), 'utf8'));
}

function dataDirectory(): string {
  return process.env.E2E_DATA ?? '';
}
