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

it('the first start makes one, closed to other users, that later starts read', () => {
  const key = read().deriveKey('tokens');
  expect(key).toHaveLength(32);
  expect(read().deriveKey('tokens')).toEqual(key);
  expect(readdirSync(dataDirectory)).toEqual(['secret']);
  expect(statSync(join(dataDirectory, 'secret')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDirectory, 'secret'))).toHaveLength(32);
});

it('a file that others can read is closed', () => {
  read();
  chmodSync(join(dataDirectory, 'secret'), 0o644);
  read();
  expect(statSync(join(dataDirectory, 'secret')).mode & 0o777).toBe(0o600);
});

it('every purpose has a key of its own, none is the secret', () => {
  const secret = read();
  const keys = (['tokens', 'codes', 'mail'] as const).map((purpose) => secret.deriveKey(purpose).toString('hex'));
  expect(new Set([...keys, readFileSync(join(dataDirectory, 'secret'), 'hex')]).size).toBe(4);
});

it('a given secret counts, and nothing is written', () => {
  const given = 'a secret of more than 32 characters';
  expect(read(given).deriveKey('codes')).toEqual(read(given).deriveKey('codes'));
  expect(read(given).deriveKey('codes')).not.toEqual(read(`${given}!`).deriveKey('codes'));
  expect(readdirSync(dataDirectory)).toEqual([]);
});

it('a damaged file is refused and left as it is', () => {
  writeFileSync(join(dataDirectory, 'secret'), 'half');
  expect(() => read()).toThrow(/secret/);
  expect(readFileSync(join(dataDirectory, 'secret'), 'utf8')).toBe('half');
});
