import type { Kysely } from 'kysely';
import type { ServerConfig } from '../../config.ts';
import { type NotificationsDeps, receiveNotifications } from '../../db/postgres-notifications.ts';
import type { Database } from '../../db/schema.ts';
import type { ServerSecret } from '../../db/server-secret.ts';
import type { Log } from '../../log/log.ts';
import type { SecurityLog } from '../../log/security-log.ts';
import { scheduleWithTimer } from '../../schedule.ts';
import type { AccountsContext } from '../accounts/accounts-context.ts';
import { listValidSessions } from '../accounts/sessions.ts';
import { SIGNALLING_LIMITS } from './constants.ts';
import { type Exchange, NO_EXCHANGE } from './exchange.ts';
import { createLanContext, type LanContext } from './lan-context.ts';
import { createMemoryPresence, type Presence } from './presence.ts';
import { createRelay, type Relay } from './relay.ts';
import { createSharedExchange } from './shared-exchange.ts';
import { createSharedPresence } from './shared-presence.ts';
import { redeemTicket } from './tickets.ts';

/** The LAN station of this process. */
export interface Lan {
  readonly context: LanContext;
  readonly relay: Relay;
}

interface LanDeps {
  readonly config: Pick<ServerConfig, 'databaseUrl' | 'lanIceServers'>;
  readonly db: Kysely<Database>;
  readonly secret: ServerSecret;
  readonly accounts: AccountsContext;
  readonly log: Pick<Log, 'error'>;
  readonly securityLog: Pick<SecurityLog, 'record'>;
}

/** Creates the station. Processes that share PostgreSQL share its rooms; resolves when this one receives from the others. */
export async function createLan({ config, db, secret, accounts, log, securityLog }: LanDeps): Promise<Lan> {
  const { now, createId } = accounts;
  const processId = createId();
  const logError = (message: string, cause: unknown) => log.error(message, cause);
  const { presence, exchange } = await createPlaces(config.databaseUrl, {
    db,
    processId,
    createId,
    now,
    log,
    logError,
  });
  const context = createLanContext({
    db,
    presence,
    iceServers: config.lanIceServers,
    keys: { tickets: secret.deriveKeys('lan'), rooms: secret.deriveKeys('lan-room') },
    now,
    createId,
  });
  const relay = createRelay({
    processId,
    presence,
    exchange,
    redeemTicket: (text) => redeemTicket(context, text),
    listValidSessions: (ids) => listValidSessions(accounts, ids),
    isSharer: context.secrets.isSharer,
    securityLog,
    logError,
    tick: () => performance.now(),
    createId,
    schedule: scheduleWithTimer,
    limits: SIGNALLING_LIMITS,
  });
  accounts.sessionEnds.onEnd((userId) => relay.checkSessionsOf(userId));
  return { context, relay };
}

interface PlacesDeps {
  readonly db: Kysely<Database>;
  readonly processId: string;
  readonly createId: () => string;
  readonly now: () => number;
  readonly log: NotificationsDeps['log'];
  readonly logError: (message: string, cause: unknown) => void;
}

async function createPlaces(
  url: string | null,
  { db, processId, createId, now, log, logError }: PlacesDeps,
): Promise<{ readonly presence: Presence; readonly exchange: Exchange }> {
  const devicesMax = SIGNALLING_LIMITS.devicesPerRoom;
  if (url === null) return { presence: createMemoryPresence({ now, devicesMax }), exchange: NO_EXCHANGE };
  const exchange = createSharedExchange({
    db,
    processId,
    receive: (channels, onPayload) =>
      receiveNotifications({ url, channels, onPayload, log, schedule: scheduleWithTimer }),
    createId,
    logError,
  });
  await exchange.started;
  return { presence: createSharedPresence({ db, processId, devicesMax }), exchange };
}
