import type { OpenDatabase } from './db/open-database.ts';
import type { PoolCounts } from './db/postgres-pool.ts';
import { countQueuedMails } from './mail/mail-store.ts';
import type { Metric } from './metrics/metric.ts';
import { toGauge } from './metrics/process-metrics.ts';
import type { AccountsContext } from './services/accounts/accounts-context.ts';

/**
 * Mails, passwords and the database as they are now. The mail queue is left out when the database does not answer, because
 * the other values matter most then.
 */
export async function readServiceMetrics(
  { dialect, readPool }: Pick<OpenDatabase, 'dialect' | 'readPool'>,
  { db, mailer, passwords }: Pick<AccountsContext, 'db' | 'mailer' | 'passwords'>,
): Promise<readonly Metric[]> {
  const pool = readPool();
  const queued = await countQueuedMails(db).catch(() => null);
  return [
    {
      ...toGauge('mythinkn_database_info', 'Kind of the database.', 1),
      samples: [{ labels: { kind: dialect }, value: 1 }],
    },
    ...(pool === null ? [] : [toPoolMetric(pool)]),
    ...(queued === null ? [] : [toQueueMetric(queued)]),
    toGauge('mythinkn_mail_delivery_up', '0 while no mail can be sent.', mailer.isDown() ? 0 : 1),
    toGauge('mythinkn_password_hashes_waiting', 'Calls that wait for a password hash.', passwords.countWaiting()),
  ];
}

function toPoolMetric(pool: PoolCounts): Metric {
  const samples = Object.entries(pool).map(([state, value]) => ({ labels: { state }, value }));
  return {
    ...toGauge('mythinkn_database_pool', 'Connections to PostgreSQL, and calls that wait for one.', 0),
    samples,
  };
}

function toQueueMetric(queued: ReadonlyMap<string, number>): Metric {
  const samples = [...queued].map(([purpose, value]) => ({ labels: { purpose }, value }));
  return { ...toGauge('mythinkn_mail_queue', 'Mails that wait, by purpose.', 0), samples };
}
