import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { createApp } from '../../server/app.ts';
import { parseConfig } from '../../server/config.ts';
import type { AppDeps } from '../../server/http/app-deps.ts';
import { readClientBuild } from '../../server/http/client-build.ts';
import { type FakeClientBuild, writeClientBuild } from './fake-client-build.ts';

/** What every test brings itself. Routes read it when they answer. */
export type OwnDeps = Omit<AppDeps, 'clientBuild'>;

interface SharedApp {
  readonly app: FastifyInstance;
  /** Takes the parts of the test that has the application now; null between tests. */
  serve(own: OwnDeps | null): void;
}

/** Settings that differ between the tests of a file, and that no route reads before it answers. */
const SETTINGS_OF_TEST: readonly string[] = ['MYTHINKN_DATA', 'DATABASE_URL'];
/** Longer than any call takes. */
const REQUESTS_END_MS = 5000;

const free = new Map<string, SharedApp[]>();
const booted: FastifyInstance[] = [];
let build: Promise<FakeClientBuild> | null = null;

afterAll(async () => {
  for (const app of booted) await app.close();
  await (await build)?.remove();
});

interface BorrowedApp {
  readonly app: FastifyInstance;
  /** Waits for the requests in progress, and leaves the application to the next test. */
  giveBack(): Promise<void>;
}

/**
 * An application that serves one test of the file after another with their own services, because registering a hundred
 * routes takes longer than most tests. A test may neither listen on it nor close it.
 */
export async function borrowApp(environment: Readonly<Record<string, string>>, own: OwnDeps): Promise<BorrowedApp> {
  const key = toKey(environment, own);
  const shared = free.get(key)?.pop() ?? (await bootApp(environment, own));
  const { app, serve } = shared;
  serve(own);
  return {
    app,
    async giveBack() {
      await app.requestsInProgress.allDone(REQUESTS_END_MS);
      serve(null);
      free.set(key, [...(free.get(key) ?? []), shared]);
    },
  };
}

/** Routes and hooks of two applications with the same key are the same. */
function toKey(environment: Readonly<Record<string, string>>, { upgrades }: OwnDeps): string {
  const settings = Object.entries(withoutSettingsOfTest(environment)).sort();
  return JSON.stringify([settings, upgrades.map(({ path }) => path)]);
}

async function bootApp(environment: Readonly<Record<string, string>>, { upgrades }: OwnDeps): Promise<SharedApp> {
  build ??= writeClientBuild();
  let own: OwnDeps | null = null;
  const read = (): OwnDeps => {
    if (own === null) throw new Error('Only a test that has borrowed the application may use it');
    return own;
  };
  const app = await createApp({
    clientBuild: await readClientBuild((await build).directory),
    config: {
      ...parseConfig(withoutSettingsOfTest(environment)),
      get dataDirectory() {
        return read().config.dataDirectory;
      },
      get databaseUrl() {
        return read().config.databaseUrl;
      },
    },
    log: forward(() => read().log),
    securityLog: forward(() => read().securityLog),
    accounts: forward(() => read().accounts),
    settings: forward(() => read().settings),
    flock: forward(() => read().flock),
    lan: forward(() => read().lan),
    adminAccess: forward(() => read().adminAccess),
    readMetrics: () => read().readMetrics(),
    readAnalytics: () => read().readAnalytics(),
    vulnerabilities: null,
    createNonce: () => read().createNonce(),
    upgrades: upgrades.map(({ path }, index) => ({
      path,
      accept: (upgrade) => read().upgrades[index]?.accept(upgrade),
    })),
  });
  await app.ready();
  booted.push(app);
  const refuse = () => {
    throw new Error('The application is shared: ask for one of its own');
  };
  app.listen = refuse;
  return {
    app,
    serve(next) {
      own = next;
    },
  };
}

function withoutSettingsOfTest(environment: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !SETTINGS_OF_TEST.includes(name)));
}

/** An object whose members are those of whatever `read` returns at that moment, also when it is spread. */
function forward<Service extends object>(read: () => Service): Service {
  return new Proxy({} as Service, {
    get: (_target, name) => Reflect.get(read(), name),
    has: (_target, name) => Reflect.has(read(), name),
    ownKeys: () => Reflect.ownKeys(read()),
    getOwnPropertyDescriptor(_target, name) {
      const descriptor = Reflect.getOwnPropertyDescriptor(read(), name);
      return descriptor && { ...descriptor, configurable: true };
    },
  });
}
