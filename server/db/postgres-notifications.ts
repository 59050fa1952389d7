import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { copy } from '../copy.ts';
import type { Log } from '../log/log.ts';
import type { Schedule } from '../schedule.ts';
import { toReason } from './postgres-pool.ts';

export interface NotificationsDeps {
  readonly url: string;
  /** Names in small letters, digits and underscores. */
  readonly channels: readonly string[];
  readonly onPayload: (payload: string) => void;
  readonly log: Pick<Log, 'error'>;
  readonly schedule: Schedule;
}

export interface Notifications {
  /** Resolves when the first connection listens, or has failed once. */
  readonly started: Promise<void>;
  /** Resolves within a second, also while the server does not answer. */
  stop(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 5_000;
/** A connection that is broken without a word is noticed by this query. */
const CHECK_INTERVAL_MS = 10_000;
const CHECK_TIMEOUT_MS = 5_000;
const RECONNECT_MS = 1_000;
/** A server that stands still does not close its end. */
const CLOSE_TIMEOUT_MS = 1_000;

/**
 * Receives notifications of PostgreSQL on a connection of its own, which is opened again after every loss. Notifications
 * in between are lost.
 */
export function receiveNotifications(deps: NotificationsDeps): Notifications {
  let client: pg.Client | null = null;
  let isStopped = false;
  let cancel = () => {};

  async function connect(): Promise<void> {
    const opened = new pg.Client({
      connectionString: deps.url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CHECK_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'mythinkn notifications',
    });
    client = opened;
    opened.on('error', (error) => lose(opened, error));
    opened.on('end', () => lose(opened, 'the connection ended'));
    opened.on('notification', ({ payload = '' }) => deps.onPayload(payload));
    try {
      await opened.connect();
      for (const channel of deps.channels) await opened.query(`listen ${opened.escapeIdentifier(channel)}`);
      checkLater(opened);
    } catch (error) {
      lose(opened, error);
    }
  }

  function checkLater(opened: pg.Client): void {
    if (client !== opened || isStopped) return;
    cancel = deps.schedule(CHECK_INTERVAL_MS, () =>
      opened.query('select 1').then(
        () => checkLater(opened),
        (error) => lose(opened, error),
      ),
    );
  }

  function lose(opened: pg.Client, cause: unknown): void {
    // Every loss is reported several times.
    if (client !== opened) return;
    client = null;
    cancel();
    opened.end().catch(() => {});
    if (isStopped) return;
    deps.log.error(copy.data.notificationsLost, toReason(cause));
    cancel = deps.schedule(RECONNECT_MS, connect);
  }

  const started = connect();
  return {
    started,
    async stop() {
      isStopped = true;
      cancel();
      await Promise.race([client?.end().catch(() => {}), wait(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
