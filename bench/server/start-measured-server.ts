import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { z } from '../../src/core/schema.ts';

export interface MeasuredServer {
  /** Origins of the application and of the bare route. */
  readonly app: string;
  readonly bare: string;
  stop(): Promise<void>;
}

const FILE = fileURLToPath(new URL('./measured-server.ts', import.meta.url));
const messageSchema = z.object({ app: z.string(), bare: z.string() });

export interface MeasuredSettings {
  /**
   * `loopback` lets a call name its network in `X-Forwarded-For`; without it, calls from other addresses of 127.0.0.0/8 have
   * other networks.
   */
  readonly TRUST_PROXY?: 'loopback' | '';
  readonly CALLS_PER_SECOND?: string;
}

/** Starts the server over the embedded database, or over an empty schema of the PostgreSQL server at the address. */
export async function startMeasuredServer(
  postgresServer: string | null,
  settings: MeasuredSettings = { TRUST_PROXY: 'loopback', CALLS_PER_SECOND: '999999' },
): Promise<MeasuredServer> {
  const data = await mkdtemp(join(tmpdir(), 'mythinkn-bench-'));
  const schema = postgresServer === null ? null : await createSchema(postgresServer);
  const child = fork(FILE, {
    execArgv: ['--import', 'tsx'],
    env: {
      PATH: process.env.PATH ?? '',
      MYTHINKN_DATA: data,
      DATABASE_URL: schema?.url ?? '',
      MAIL_MODE: 'local',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const addresses = await new Promise<z.infer<typeof messageSchema>>((resolve, reject) => {
    child.once('message', (message) => resolve(messageSchema.parse(message)));
    void ended.then(() => reject(new Error('The measured server ended before it listened')));
  });
  return {
    ...addresses,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
      await schema?.drop();
    },
  };
}

/** Creates an empty schema in the PostgreSQL server at the address. */
export async function createSchema(server: string) {
  const name = `mythinkn_bench_${randomBytes(8).toString('hex')}`;
  await runOnServer(server, `create schema ${name}`);
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${name}`);
  return { url: url.href, drop: () => runOnServer(server, `drop schema ${name} cascade`) };
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
