import type { ServerConfig } from './config.ts';
import type { ClientBuild } from './services/client-build.ts';
import type { Log } from './services/log.ts';

/** What the server is made of; routes take what they need of it. */
export interface AppDeps {
  readonly config: ServerConfig;
  readonly clientBuild: ClientBuild;
  readonly log: Log;
  /** A fresh unguessable value, in characters that need no escaping in HTML or in a header. */
  readonly createNonce: () => string;
}
