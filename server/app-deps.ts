import type { ServerConfig } from './config.ts';
import type { ClientBuild } from './http/client-build.ts';
import type { Log } from './process/log.ts';
import type { Accounts } from './services/accounts/accounts.ts';
import type { PortalSettings } from './services/portal/portal-settings.ts';

/** What the server is made of; routes take what they need of it. */
export interface AppDeps {
  readonly config: ServerConfig;
  readonly clientBuild: ClientBuild;
  readonly log: Log;
  readonly accounts: Accounts;
  readonly portal: PortalSettings;
  /** A fresh unguessable value, in characters that need no escaping in HTML or in a header. */
  readonly createNonce: () => string;
}
