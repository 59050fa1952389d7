import { hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../src/core/errors.ts';
import type { ServerConfig } from '../config.ts';
import { copy } from '../copy.ts';

/** What a key is for; keys of different purposes are independent. */
export type KeyPurpose = 'tokens' | 'codes' | 'mail' | 'settings';

export interface ServerSecret {
  /** 32 bytes, the same at every start and in every process with the same secret. */
  deriveKey(purpose: KeyPurpose): Buffer;
}

export const SECRET_FILE = 'secret';
/** What a backup contains: the secret, and during a rotation the one before it. */
export const SECRET_FILES: readonly string[] = [SECRET_FILE, 'secret.previous'];
const SECRET_BYTES = 32;
const KEY_BYTES = 32;
const FILE_MODE = 0o600;

/**
 * The secret that all keys are derived from: `TOKEN_SECRET`, otherwise the file in the data directory, which is created at
 * the first start. The directory must exist. Throws an `AppError` when the file is damaged.
 */
export function readServerSecret({ tokenSecret, dataDirectory }: SecretConfig): ServerSecret {
  const secret = tokenSecret === null ? readSecretFile(join(dataDirectory, SECRET_FILE)) : Buffer.from(tokenSecret);
  return {
    deriveKey: (purpose) => Buffer.from(hkdfSync('sha256', secret, '', `mythinkn ${purpose}`, KEY_BYTES)),
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

export type SecretConfig = Pick<ServerConfig, 'tokenSecret' | 'dataDirectory'>;

function readSecretFile(file: string): Buffer {
  const secret = readIfPresent(file) ?? createSecretFile(file);
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
