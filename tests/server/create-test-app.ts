import type { FastifyInstance } from 'fastify';
import { createApp } from '../../server/app.ts';
import { parseConfig } from '../../server/config.ts';
import type { AppDeps } from '../../server/http/app-deps.ts';
import { readClientBuild } from '../../server/http/client-build.ts';
import type { HttpBounds } from '../../server/http/constants.ts';
import type { Log } from '../../server/log/log.ts';
import type { SecurityEvent } from '../../server/log/security-log.ts';
import { writeClientBuild } from './fake-client-build.ts';
import { borrowApp, type OwnDeps } from './shared-app.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  /** Logged lines, including causes. */
  readonly lines: string[];
  /** What the security log received. */
  readonly events: SecurityEvent[];
  close(): Promise<void>;
}

type Services = Pick<AppDeps, 'accounts' | 'settings'> &
  Partial<Pick<AppDeps, 'flock' | 'lan' | 'adminAccess' | 'readAnalytics' | 'upgrades' | 'readMetrics'>>;

/**
 * The real application over a small client build. Nonces are numbered: `nonce1`, `nonce2`, … A call that needs a service
 * fails unless the test passes it. `files` take the place of those of the build.
 */
export async function createTestApp(
  environment: Readonly<Record<string, string>> = {},
  services: Services = NO_SERVICES,
  bounds?: HttpBounds,
  files: Readonly<Record<string, string>> = {},
): Promise<TestApp> {
  const build = await writeClientBuild(files);
  const { deps, ...test } = createDeps({ ...NO_CALL_RATE, ...environment }, services);
  const app = await createApp({ ...deps, clientBuild: await readClientBuild(build.directory) }, bounds);
  return {
    ...test,
    app,
    async close() {
      await app.close();
      await build.remove();
    },
  };
}

/** The same over an application that other tests of the file use, too: for `inject` alone. See `borrowApp`. */
export async function borrowTestApp(
  environment: Readonly<Record<string, string>>,
  services: Services,
): Promise<TestApp> {
  const all = { ...NO_CALL_RATE, ...environment };
  const { deps, ...test } = createDeps(all, services);
  const { app, giveBack } = await borrowApp(all, deps);
  return { ...test, app, close: giveBack };
}

/** Tests call faster than people do. */
const NO_CALL_RATE = { CALLS_PER_SECOND: '999999' };

const NO_SERVICES: Services = { accounts: absent('accounts'), settings: absent('settings') };

function createDeps(environment: Readonly<Record<string, string>>, services: Services) {
  const lines: string[] = [];
  const events: SecurityEvent[] = [];
  const log: Log = {
    info: (message) => lines.push(message),
    error: (message, cause) => lines.push(cause === undefined ? message : `${message} ${String(cause)}`),
  };
  let nonces = 0;
  const deps: OwnDeps = {
    config: parseConfig(environment),
    log,
    createNonce: () => `nonce${++nonces}`,
    readMetrics: async () => [],
    readAnalytics: () => null,
    securityLog: { record: (event) => events.push(event), flush: () => {} },
    flock: absent('flock'),
    lan: absent('lan'),
    adminAccess: absent('adminAccess'),
    vulnerabilities: null,
    upgrades: [],
    ...services,
  };
  return { deps, lines, events };
}

function absent<Service extends object>(name: string): Service {
  const refuse = () => {
    throw new Error(`This test has no ${name}`);
  };
  return new Proxy({} as Service, { get: () => refuse });
}
