import { SETUP_STEPS, type Setup, type SetupStep } from '../../../src/core/contracts/admin-access.ts';
import type { EmailConfigReply } from '../../../src/core/contracts/admin-mail.ts';
import { isLocalAddress } from '../../mail/local-address.ts';
import type { Session } from '../accounts/sessions.ts';
import { readMailConfig } from '../settings/mail-setting.ts';
import { MAIL_STATE } from '../settings/mail-state.ts';
import type { AdminAccessContext } from './admin-access-context.ts';
import { readTest } from './mail-config.ts';

type Result = Omit<Setup['steps'][number], 'step'>;

const DONE: Result = { state: 'done', failure: null, at: null };
const OPEN: Result = { state: 'open', failure: null, at: null };

/** The first-run checklist: the steps with their state, and the hop at which mailing fails. */
export async function readSetup(context: AdminAccessContext, { user }: Session): Promise<Setup> {
  const inEffect = await readMailConfig(context.config, context.settings);
  const state = await context.settings.read(MAIL_STATE);
  const results: Readonly<Record<SetupStep, Result>> = {
    // Users with an initial password are refused before they get here.
    password: DONE,
    address: isLocalAddress(user.email) ? OPEN : DONE,
    mail: inEffect.mode === 'smtp' ? DONE : toLocalResult(state.isPostponed || context.config.isMailInEnvironment),
    'mail-test': toTestResult(readTest(state, inEffect), context.accounts.mailer.isDown()),
    'public-origin': context.config.publicOrigin === null ? OPEN : DONE,
    backup: toBackupResult(context),
  };
  return { steps: SETUP_STEPS.map((step) => ({ step, ...results[step] })) };
}

function toLocalResult(isChosen: boolean): Result {
  return isChosen ? { ...OPEN, state: 'postponed' } : OPEN;
}

/** Mails that fail now count more than a test that succeeded before. */
function toTestResult(test: EmailConfigReply['test'], isDown: boolean): Result {
  if (test !== null && test.failure !== null) return { state: 'failed', ...test };
  if (isDown) return { state: 'failed', failure: 'MAIL_UNAVAILABLE', at: null };
  return test === null ? OPEN : { ...DONE, at: test.at };
}

/** A PostgreSQL server is backed up by its operator. */
function toBackupResult({ config, readLastBackup }: AdminAccessContext): Result {
  if (config.databaseUrl !== null) return { ...OPEN, state: 'unknown' };
  const at = readLastBackup();
  return at === null ? OPEN : { ...DONE, at };
}
