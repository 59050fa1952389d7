import type { Vulnerabilities } from '../../src/core/contracts/admin-health.ts';
import type { Analytics } from '../../src/core/contracts/admin-system.ts';
import type { ServerConfig } from '../config.ts';
import type { Log } from '../log/log.ts';
import type { SecurityLog } from '../log/security-log.ts';
import type { Metric } from '../metrics/metric.ts';
import type { AccountsContext } from '../services/accounts/accounts-context.ts';
import type { AdminAccessContext } from '../services/admin-access/admin-access-context.ts';
import type { FlockContext } from '../services/flock/flock-context.ts';
import type { LanContext } from '../services/lan/lan-context.ts';
import type { Settings } from '../services/settings/settings.ts';
import type { ClientBuild } from './client-build.ts';
import type { UpgradeRoute } from './upgrades.ts';

/** Everything the HTTP server needs; each route takes its part. */
export interface AppDeps {
  readonly config: ServerConfig;
  readonly clientBuild: ClientBuild;
  readonly log: Log;
  readonly securityLog: SecurityLog;
  /** Numbers about services and database, for the metrics. */
  readonly readMetrics: () => Promise<readonly Metric[]>;
  readonly accounts: AccountsContext;
  readonly settings: Settings;
  /** Where page views are counted; null while it is off. */
  readonly readAnalytics: () => Analytics | null;
  /** Of the check while this release was packaged; null for a release without one. */
  readonly vulnerabilities: Vulnerabilities | null;
  readonly flock: FlockContext;
  readonly lan: LanContext;
  readonly adminAccess: AdminAccessContext;
  /** Paths that take WebSockets. */
  readonly upgrades: readonly UpgradeRoute[];
  /** A new unguessable value, in characters that need no escaping in HTML or in a header. */
  readonly createNonce: () => string;
}
