import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AppError } from '../src/core/errors.ts';
import { createApp } from './app.ts';
import { composeServices } from './compose-services.ts';
import { parseConfig } from './config.ts';
import { copy } from './copy.ts';
import { openDatabase } from './db/open-database.ts';
import { readClientBuild } from './http/client-build.ts';
import { lanSignalling } from './http/lan-signalling.ts';
import { createTerminalLog } from './log/log.ts';
import { createSecurityLog } from './log/security-log.ts';
import { createBoundedLog } from './process/bounded-log.ts';
import { announceFirstRun } from './process/first-run.ts';
import { listen } from './process/listen.ts';
import { listStartWarnings } from './process/start-warnings.ts';
import { stopOnSignals } from './process/stop-on-signals.ts';
import { scheduleWithTimer } from './schedule.ts';
import { readServiceMetrics } from './service-metrics.ts';
import { createFlockContext } from './services/flock/flock-context.ts';
import { readFlockMetrics } from './services/flock/flock-metrics.ts';
import { createFlockVerifier } from './services/flock/flock-verifier.ts';
import { readVulnerabilities } from './vulnerabilities-file.ts';

const NONCE_BYTES = 16;
/** Folders of the client build, relative to the built server (`dist/server`) and to its source (`server`). */
const CLIENT_DIRECTORIES = ['../client', '../dist/client'];
/** The core that replays games, beside the built server, or where the build leaves it. */
const FLOCK_CORES = ['./flock.wasm', '../wasm/build/flock.wasm'];

const terminalLog = createTerminalLog(process.env.LOG_FORMAT?.trim() === 'json' ? 'json' : 'text');
const log = createBoundedLog(terminalLog, scheduleWithTimer);
const securityLog = createSecurityLog({ write: terminalLog.security, schedule: scheduleWithTimer });
const noteProcess = (event: string) => securityLog.record({ event, outcome: 'ok', who: 'system', address: '-' });

try {
  const config = parseConfig(process.env);
  for (const warning of listStartWarnings(config)) log.error(warning);
  const clientBuild = await readClientBuild(findClientDirectory());
  const verifier = await createFlockVerifier(readFlockCore());
  const createNonce = () => randomBytes(NONCE_BYTES).toString('base64');
  const database = await openDatabase(config, log);
  const { accounts, settings, readAnalytics, lan, adminAccess, firstRun, stop } = await composeServices(
    config,
    database.db,
    log,
    securityLog,
  );
  const flock = createFlockContext({ db: database.db, now: Date.now, verifier });
  const readMetrics = async () => [...(await readServiceMetrics(database, accounts)), ...readFlockMetrics(flock)];
  const app = await createApp({
    readMetrics,
    config,
    clientBuild,
    log,
    createNonce,
    securityLog,
    accounts,
    settings,
    readAnalytics,
    vulnerabilities: readVulnerabilities(fileURLToPath(new URL('.', import.meta.url))),
    flock,
    lan: lan.context,
    adminAccess,
    upgrades: [lanSignalling(lan.relay)],
  });
  const closeResources = async () => {
    await stop();
    await database.close();
    noteProcess('server.stop');
    securityLog.flush();
  };
  stopOnSignals(app, closeResources, log);
  announceFirstRun(firstRun, {
    dataDirectory: config.dataDirectory,
    show: process.stdout.isTTY ? (text) => void process.stdout.write(text) : null,
    log,
  });
  log.info(copy.start.ready(await listen(app, config)));
  noteProcess('server.start');
} catch (error) {
  if (error instanceof AppError) log.error(error.message);
  else log.error(copy.start.failed, error);
  process.exit(1);
}

function findClientDirectory(): string {
  return findExisting(CLIENT_DIRECTORIES);
}

/** Throws an `AppError` when the build is not complete. */
function readFlockCore(): Uint8Array<ArrayBuffer> {
  const file = findExisting(FLOCK_CORES);
  if (!existsSync(file)) throw new AppError('MISSING_BUILD', copy.start.missingBuild(file));
  return new Uint8Array(readFileSync(file));
}

/** The first of these places that exists, else the first one. */
function findExisting(places: readonly string[]): string {
  const paths = places.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  return paths.find((path) => existsSync(path)) ?? paths[0] ?? '';
}
