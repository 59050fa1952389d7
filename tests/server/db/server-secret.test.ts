import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readServerSecret } from '../../../server/db/server-secret.ts';
import { createTestDirectory } from '../create-test-directory.ts';

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await createTestDirectory();
  mkdirSync(dataDirectory);
});

const read = (tokenSecret: string | null = null) => readServerSecret({ dataDirectory, tokenSecret });

it('creates a secret at the first start, closed to other users, and reads it at later ones', () => {
  const key = read().deriveKey('tokens');
  expect(key).toHaveLength(32);
  expect(read().deriveKey('tokens')).toEqual(key);
  expect(readdirSync(dataDirectory)).toEqual(['secret']);
  expect(statSync(join(dataDirectory, 'secret')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDirectory, 'secret'))).toHaveLength(32);
});

it('closes a secret file that others can read', () => {
  read();
  chmodSync(join(dataDirectory, 'secret'), 0o644);
  read();
  expect(statSync(join(dataDirectory, 'secret')).mode & 0o777).toBe(0o600);
});

it('derives a different key for every purpose', () => {
  const secret = read();
  const keys = (['tokens', 'codes', 'mail'] as const).map((purpose) => secret.deriveKey(purpose).toString('hex'));
  expect(new Set([...keys, readFileSync(join(dataDirectory, 'secret'), 'hex')]).size).toBe(4);
});

it('uses a configured secret and writes nothing', () => {
  const given = 'a secret of more than 32 characters';
  expect(read(given).deriveKey('codes')).toEqual(read(given).deriveKey('codes'));
  expect(read(given).deriveKey('codes')).not.toEqual(read(`${given}!`).deriveKey('codes'));
  expect(readdirSync(dataDirectory)).toEqual([]);
});

it('says what to do about a file that cannot be read or written', () => {
  mkdirSync(join(dataDirectory, 'secret'));
  expect(() => read()).toThrow(/secret 无法读写（EISDIR）/);
  dataDirectory = join(dataDirectory, 'missing');
  expect(() => read()).toThrow(/无法读写（ENOENT）/);
});

it('rejects a damaged file and leaves it unchanged', () => {
  writeFileSync(join(dataDirectory, 'secret'), 'half');
  expect(() => read()).toThrow(/secret/);
  expect(readFileSync(join(dataDirectory, 'secret'), 'utf8')).toBe('half');
});
