import { get } from 'node:http';
import Fastify from 'fastify';
import { parseConfig } from '../../server/config.ts';
import { adminRoutes } from '../../server/http/admin-routes.ts';
import { serviceCalls } from '../../server/http/service-calls.ts';
import { startSession } from '../../server/services/accounts/sessions.ts';
import { openPeople } from './admin-people.ts';
import type { ExportFigures } from './measure-export.ts';

/**
 * A separate process, whose memory no other work has grown: the calls of the administration over the filled database of its
 * environment, and a client that keeps nothing. Exports a small part first, so that the code is compiled, then everything.
 * Sends the figures to its parent process.
 */
const { PART = '', ALL = '', DATA = '', DATABASE_URL = '' } = process.env;
const people = await openPeople({ dataDirectory: DATA, databaseUrl: DATABASE_URL === '' ? null : DATABASE_URL });
const { accounts, rootId } = people;
const config = parseConfig({});
const log = { info: () => {}, error: () => {} };
const app = Fastify();
await app.register(serviceCalls({ accounts, config, log }, adminRoutes({ accounts, config })));
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const member = await accounts.db.selectFrom('users').selectAll().where('id', '=', rootId).executeTakeFirstOrThrow();
const { token } = await startSession(accounts, member, { address: '', network: '', networks: [] });

await receive(PART);
let mostBytes = 0;
const look = () => {
  mostBytes = Math.max(mostBytes, process.memoryUsage.rss());
};
const before = process.memoryUsage.rss();
const watch = setInterval(look, 5);
const startedAt = performance.now();
const received = await receive(ALL);
const ms = performance.now() - startedAt;
clearInterval(watch);
look();
await app.close();
await people.close();
process.send?.({ ...received, ms, grownBytes: mostBytes - before } satisfies ExportFigures);
process.disconnect?.();

function receive(path: string): Promise<Pick<ExportFigures, 'lines' | 'bytes'>> {
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } }, (response) => {
      let [lines, bytes] = [0, 0];
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        for (const byte of chunk) if (byte === 10) lines += 1;
      });
      response.once('end', () => resolve({ lines, bytes }));
      response.once('error', reject);
    }).once('error', reject);
  });
}
