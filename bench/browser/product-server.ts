import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ProductServer {
  readonly origin: string;
  /** Its data directory, with the outbox of the mails. */
  readonly data: string;
  stop(): Promise<void>;
}

const START = fileURLToPath(new URL('../../server/start.mjs', import.meta.url));
const ADDRESS = /http:\/\/localhost:\d+/;

/**
 * Starts the product as an operator does, on a free port; it builds first when its sources have changed. Its data
 * directory is empty unless `prepare` fills it. Another `program` is a built server.
 */
export async function startProductServer(
  prepare: (data: string) => void = () => {},
  program = START,
): Promise<ProductServer> {
  const data = await mkdtemp(join(tmpdir(), 'mythinkn-bench-'));
  prepare(data);
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', HOST: 'localhost', PUBLIC_ORIGIN: '', MYTHINKN_DATA: data, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const address = ADDRESS.exec(output);
      if (address) resolve(address[0]);
    });
    void ended.then(() => reject(new Error(`The server ended before it listened:\n${output}`)));
  });
  return {
    origin,
    data,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
