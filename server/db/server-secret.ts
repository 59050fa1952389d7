import { hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../src/core/errors.ts';
import type { ServerConfig } from '../config.ts';
import { copy } from '../copy.ts';

/** What a key is for; keys of different purposes are independent. */
export type KeyPurpose = 'tokens' | 'codes' | 'mail' | 'settings';

/** Keys of one purpose. `current` signs and encrypts; those of previous secrets only verify and decrypt. */
export interface Keyring {
  readonly current: Uint8Array;
  readonly previous: readonly Uint8Array[];
}

export interface ServerSecret {
  /** Keys of 32 bytes, the same at every start and in every process with the same secrets. */
  deriveKeys(purpose: KeyPurpose): Keyring;
}

const SECRET_FILE = 'secret';
/** The secret before a rotation: the operator moves `secret` here, see `docs/operations.md`. */
const PREVIOUS_SECRET_FILE = 'secret.previous';
const SECRET_BYTES = 32;
const KEY_BYTES = 32;
const FILE_MODE = 0o600;

/**
 * The secret that all keys are derived from: `TOKEN_SECRET`, otherwise the file in the data directory, which is created when
 * it does not exist. Previous secrets are `TOKEN_SECRET_PREVIOUS` and the file `secret.previous`, both optional, so that a
 * rotation may also move from the file to the environment. The directory must exist. Throws an `AppError` when a file is
 * damaged.
 */
export function readServerSecret({ tokenSecret, previousTokenSecret, dataDirectory }: SecretConfig): ServerSecret {
  const file = join(dataDirectory, SECRET_FILE);
  const current = tokenSecret === null ? (readSecretFile(file) ?? createSecretFile(file)) : Buffer.from(tokenSecret);
  const previous = [
    previousTokenSecret === null ? null : Buffer.from(previousTokenSecret),
    readSecretFile(join(dataDirectory, PREVIOUS_SECRET_FILE)),
  ].filter((secret) => secret !== null);
  return {
    deriveKeys: (purpose) => ({
      current: deriveKey(current, purpose),
      previous: previous.map((secret) => deriveKey(secret, purpose)),
    }),
  };
}

export type SecretConfig = Pick<ServerConfig, 'tokenSecret' | 'previousTokenSecret' | 'dataDirectory'>;

function deriveKey(secret: Buffer, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `mythinkn ${purpose}`, KEY_BYTES));
}

/** Null when there is no such file. */
function readSecretFile(file: string): Buffer | null {
  const secret = readIfPresent(file);
  if (secret === null) return null;
  if (secret.length !== SECRET_BYTES) throw new AppError('BAD_SECRET', copy.data.badSecret(file));
  chmodSync(file, FILE_MODE);
  return secret;
}

/**
 * Writes a draft and links it, so that a crash leaves no partial secret and only one of two simultaneous starts creates it.
 */
function createSecretFile(file: string): Buffer {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  writeFileSync(draft, randomBytes(SECRET_BYTES), { mode: FILE_MODE, flag: 'wx', flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    // A file system without links: one of two processes that start at the same time would have to be restarted.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  const secret = readSecretFile(file);
  if (secret === null) throw new AppError('BAD_SECRET', copy.data.badSecret(file));
  return secret;
}

function readIfPresent(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
