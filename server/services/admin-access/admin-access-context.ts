import type { Integrity } from '../../../src/core/contracts/admin-health.ts';
import type { ServerConfig } from '../../config.ts';
import type { MailTest } from '../../mail/mail-test.ts';
import type { AccountsContext } from '../accounts/accounts-context.ts';
import type { Settings } from '../settings/settings.ts';

/** What the functions work with that let administrators in and set up a new installation. */
export interface AdminAccessContext {
  readonly accounts: AccountsContext;
  readonly settings: Settings;
  readonly config: Pick<ServerConfig, 'mail' | 'isMailInEnvironment' | 'publicOrigin' | 'databaseUrl'>;
  readonly testMail: MailTest;
  /** Removes the file with the initial password. */
  readonly removeInitialPassword: () => void;
  /** Milliseconds since 1970; null without a backup. */
  readonly readLastBackup: () => number | null;
  /** What the latest check of the embedded database has found. */
  readonly readIntegrity: () => Integrity;
}
