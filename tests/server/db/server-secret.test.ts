import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readServerSecret } from '../../../server/db/server-secret.ts';
import { createTestDirectory } from '../create-test-directory.ts';

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await createTestDirectory();
  mkdirSync(dataDirectory);
});

const read = (tokenSecret: string | null = null, previousTokenSecret: string | null = null) =>
  readServerSecret({ dataDirectory, tokenSecret, previousTokenSecret });

it('creates a secret at the first start, closed to other users, and reads it at later ones', () => {
  const key = read().deriveKeys('tokens').current;
  expect(key).toHaveLength(32);
  expect(read().deriveKeys('tokens').current).toEqual(key);
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
  const keys = (['tokens', 'codes', 'mail'] as const).map((purpose) =>
    Buffer.from(secret.deriveKeys(purpose).current).toString('hex'),
  );
  expect(new Set([...keys, readFileSync(join(dataDirectory, 'secret'), 'hex')]).size).toBe(4);
});

it('uses a configured secret and writes nothing', () => {
  const given = 'a secret of more than 32 characters';
  expect(read(given).deriveKeys('codes').current).toEqual(read(given).deriveKeys('codes').current);
  expect(read(given).deriveKeys('codes').current).not.toEqual(read(`${given}!`).deriveKeys('codes').current);
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

describe('a previous secret', () => {
  const file = (name: string) => join(dataDirectory, name);

  it('is the moved file, beside which a new secret is created', () => {
    const before = read().deriveKeys('tokens');
    renameSync(file('secret'), file('secret.previous'));
    const after = read().deriveKeys('tokens');
    expect(after.previous).toEqual([before.current]);
    expect(after.current).not.toEqual(before.current);
    expect(read().deriveKeys('tokens')).toEqual(after);
  });

  it('is closed to other users', () => {
    read();
    renameSync(file('secret'), file('secret.previous'));
    chmodSync(file('secret.previous'), 0o644);
    read();
    expect(statSync(file('secret.previous')).mode & 0o777).toBe(0o600);
  });

  it('is the one of the environment, also when a file was used before', () => {
    const before = read().deriveKeys('mail').current;
    renameSync(file('secret'), file('secret.previous'));
    const [current, previous] = ['a secret of more than 32 characters', 'another secret of more than 32 characters'];
    const keys = read(current, previous).deriveKeys('mail');
    expect(keys.current).toEqual(read(current).deriveKeys('mail').current);
    expect(keys.previous).toEqual([read(previous).deriveKeys('mail').current, before]);
    expect(readdirSync(dataDirectory)).toEqual(['secret.previous']);
  });

  it('is refused when the file is damaged', () => {
    writeFileSync(file('secret.previous'), 'half');
    expect(() => read()).toThrow(/secret\.previous/);
  });
});
