import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/open-database.ts';
import { readServerSecret } from '../../../server/db/server-secret.ts';
import { createTestDirectory } from '../create-test-directory.ts';

const QUIET = { info: () => {}, error: () => {} };

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await createTestDirectory();
});

const file = () => join(dataDirectory, 'mythinkn.db');
const secret = () => join(dataDirectory, 'secret');

/** A start of the server up to the step that a crash may follow, and its end. */
async function start(lastStep: 'database' | 'secret' = 'secret'): Promise<void> {
  const database = await openDatabase({ dataDirectory, databaseUrl: null }, QUIET);
  if (lastStep === 'secret') readServerSecret({ dataDirectory, tokenSecret: null, previousTokenSecret: null });
  await database.close();
}

describe('a start beside the secret of an earlier one', () => {
  it('is refused without the database, and creates none', async () => {
    await start();
    rmSync(file());
    await expect(start()).rejects.toThrow(/mythinkn\.db[\s\S]*备份/);
    expect(existsSync(file())).toBe(false);
  });

  it('is refused with an empty database, and leaves it empty', async () => {
    mkdirSync(dataDirectory);
    readServerSecret({ dataDirectory, tokenSecret: null, previousTokenSecret: null });
    writeFileSync(file(), '');
    await expect(start()).rejects.toMatchObject({ code: 'DATABASE_MISSING' });
    expect(statSync(file()).size).toBe(0);
  });

  it('works again after the secret was moved away', async () => {
    await start();
    rmSync(file());
    rmSync(secret());
    await start();
    expect(statSync(file()).size).toBeGreaterThan(0);
  });
});

it('starts after a crash between the creation of the database and of the secret', async () => {
  await start('database');
  expect(existsSync(secret())).toBe(false);
  await start();
  await start();
});

it('starts after a crash that left an empty database and no secret', async () => {
  mkdirSync(dataDirectory);
  writeFileSync(file(), '');
  await start();
});

it('starts with a database and a secret that were restored by hand', async () => {
  await start();
  const old = dataDirectory;
  dataDirectory = await createTestDirectory();
  mkdirSync(dataDirectory);
  for (const name of ['mythinkn.db', 'secret']) copyFileSync(join(old, name), join(dataDirectory, name));
  await start();
});
