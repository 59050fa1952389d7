import { hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../src/core/errors.ts';
import type { ServerConfig } from '../config.ts';
import { copy } from '../copy.ts';
import { FILE_MODE } from './data-directory.ts';

/** What a key is for; keys of different purposes are independent. */
type KeyPurpose = 'tokens' | 'devices' | 'codes' | 'mail' | 'settings' | 'lan' | 'lan-room';

/** Keys of one purpose. `current` signs and encrypts; those of previous secrets only verify and decrypt. */
export interface Keyring {
  readonly current: Uint8Array;
  readonly previous: readonly Uint8Array[];
}

export interface ServerSecret {
  /** Keys of 32 bytes, the same at every start and in every process with the same secrets. */
  deriveKeys(purpose: KeyPurpose): Keyring;
}

export const SECRET_FILE = 'secret';
/** The secret before a rotation: the operator moves `secret` here, see `docs/operations.md`. */
const PREVIOUS_SECRET_FILE = 'secret.previous';
/** What a backup contains: the secret, and during a rotation the one before it. */
export const SECRET_FILES: readonly string[] = [SECRET_FILE, PREVIOUS_SECRET_FILE];
const SECRET_BYTES = 32;
const KEY_BYTES = 32;

/**
 * The secret that all keys are derived from: `TOKEN_SECRET`, otherwise the file in the data directory, which is created when
 * it does not exist, after the tables of the database. Previous secrets are `TOKEN_SECRET_PREVIOUS` and the file
 * `secret.previous`, both optional, so that a rotation may also move from the file to the environment. The directory must
 * exist. Throws an `AppError` when a file is damaged or cannot be read or written.
 */
export function readServerSecret({ tokenSecret, previousTokenSecret, dataDirectory }: SecretConfig): ServerSecret {
  const file = join(dataDirectory, SECRET_FILE);
  const current = tokenSecret === null ? readSecretFile(file, createSecretFile) : Buffer.from(tokenSecret);
  const previous = [
    previousTokenSecret === null ? null : Buffer.from(previousTokenSecret),
    readSecretFile(join(dataDirectory, PREVIOUS_SECRET_FILE), () => null),
  ].filter((secret) => secret !== null);
  return {
    deriveKeys: (purpose) => ({
      current: deriveKey(current, purpose),
      previous: previous.map((secret) => deriveKey(secret, purpose)),
    }),
  };
}

/** The secret files of a data directory or a backup, by name. Throws `BAD_SECRET` for a damaged one. */
export function readSecretFiles(directory: string): ReadonlyMap<string, Buffer> {
  const secrets = new Map<string, Buffer>();
  for (const name of SECRET_FILES) {
    const file = join(directory, name);
    const secret = readIfPresent(file);
    if (secret === null) continue;
    if (secret.length !== SECRET_BYTES) throw new AppError('BAD_SECRET', copy.backup.damagedSecret(file));
    secrets.set(name, secret);
  }
  return secrets;
}

type SecretConfig = Pick<ServerConfig, 'tokenSecret' | 'previousTokenSecret' | 'dataDirectory'>;

function deriveKey(secret: Buffer, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `mythinkn ${purpose}`, KEY_BYTES));
}

/** `create` says what a missing file stands for. */
function readSecretFile<Missing extends Buffer | null>(
  file: string,
  create: (file: string) => Missing,
): Buffer | Missing {
  try {
    const secret = readIfPresent(file) ?? create(file);
    if (secret === null) return secret;
    if (secret.length !== SECRET_BYTES) throw new AppError('BAD_SECRET', copy.data.badSecret(file));
    chmodSync(file, FILE_MODE);
    return secret;
  } catch (error) {
    if (error instanceof AppError) throw error;
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new AppError('SECRET_UNUSABLE', copy.data.secretUnusable(file, reason));
  }
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
  return readFileSync(file);
}

function readIfPresent(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
