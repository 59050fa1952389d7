import { isEmail, normalizeEmail } from '../../../src/core/auth/email.ts';
import {
  type EmailConfigReply,
  type EmailConfigRequest,
  IMPLICIT_TLS_PORT,
} from '../../../src/core/contracts/admin-mail.ts';
import { apiError, apiErrorFor, isApiError } from '../../api-error.ts';
import type { MailConfig } from '../../config.ts';
import { takeFromWindow } from '../../db/throttles.ts';
import { isAllowedHost } from '../../mail/mail-hosts.ts';
import { composeTestMail } from '../../mail/templates.ts';
import { readEmail } from '../accounts/account-forms.ts';
import { type AdminCaller, saveAsAdmin, toActor } from '../admin/admin-context.ts';
import { MAIL_SETTING, type MailSetting, readMailConfig, toMailConfig } from '../settings/mail-setting.ts';
import { MAIL_STATE, type MailState } from '../settings/mail-state.ts';
import type { AdminAccessContext } from './admin-access-context.ts';
import { MAIL_TESTS } from './constants.ts';

/** The mail settings in effect, with the password as a marker alone. */
export async function readEmailConfig(context: AdminAccessContext): Promise<EmailConfigReply> {
  const { config, settings, accounts } = context;
  const inEffect = await readMailConfig(config, settings);
  const state = await settings.read(MAIL_STATE);
  const shared = {
    mailMode: accounts.mailer.mode,
    isPostponed: state.isPostponed,
    test: readTest(state, inEffect),
  };
  if (inEffect.mode === 'local') {
    const { port, fromName } = MAIL_SETTING.initial;
    const nothing = { host: '', port, username: '', password: '', startTls: true, fromEmail: '', fromName } as const;
    return { ...shared, ...nothing, protocol: toProtocol(port), source: toSource(context, inEffect) };
  }
  const { host, port, credentials, from, fromName, startTls = false } = inEffect;
  return {
    ...shared,
    host,
    port,
    username: credentials?.username ?? '',
    password: credentials === null ? '' : 'configured',
    protocol: toProtocol(port),
    startTls,
    fromEmail: from,
    fromName,
    source: toSource(context, inEffect),
  };
}

interface SaveRequest extends EmailConfigRequest {
  /** Empty: the address of the caller. */
  readonly testEmail: string;
  readonly isForced: boolean;
}

/**
 * Stores the settings and uses them from now on, after a test mail has been delivered with them unless that is left out by
 * force. Throws `MAIL_IN_ENVIRONMENT`, what `toSetting` throws, and the error of the hop that failed: nothing is stored then.
 */
export async function saveEmailConfig(
  context: AdminAccessContext,
  { testEmail, isForced, ...request }: SaveRequest,
  caller: AdminCaller,
): Promise<void> {
  const { config, settings } = context;
  if (config.isMailInEnvironment) throw apiError('MAIL_IN_ENVIRONMENT');
  const setting = toSetting(request, await settings.read(MAIL_SETTING));
  if (!isForced) {
    const to = readEmail(testEmail.trim() === '' ? caller.session.user.email : testEmail);
    await takeTest(context, caller);
    await sendTest(context, toMailConfig(setting), to);
  }
  await saveAsAdmin(settings, caller, MAIL_SETTING, setting);
  if (!isForced) await rememberTest(context, caller, toMailConfig(setting), '');
}

/** Removes the saved mail server, and does not ask for another one at the next login. Throws `MAIL_IN_ENVIRONMENT`. */
export async function useLocalMail(context: AdminAccessContext, caller: AdminCaller): Promise<void> {
  const { config, settings } = context;
  if (config.isMailInEnvironment) throw apiError('MAIL_IN_ENVIRONMENT');
  await saveAsAdmin(settings, caller, MAIL_SETTING, MAIL_SETTING.initial);
  await postponeEmailConfig(context, caller);
}

/** Sends a test mail with settings that are not saved. Throws the error of the hop, and what `toSetting` throws. */
export async function testEmailConfig(
  context: AdminAccessContext,
  { testEmail, ...request }: EmailConfigRequest & { readonly testEmail: string },
  caller: AdminCaller,
): Promise<void> {
  const to = readEmail(testEmail);
  const setting = toSetting(request, await context.settings.read(MAIL_SETTING));
  await takeTest(context, caller);
  await sendTest(context, toMailConfig(setting), to);
}

/** Sends a test mail with the settings in effect, and remembers the result. Throws the error of the hop. */
export async function testEmail(
  context: AdminAccessContext,
  address: string,
  caller: AdminCaller,
): Promise<{ mailMode: MailConfig['mode'] }> {
  const to = readEmail(address);
  await takeTest(context, caller);
  const { config, settings } = context;
  const inEffect = await readMailConfig(config, settings);
  try {
    await sendTest(context, inEffect, to);
  } catch (error) {
    if (isApiError(error)) await rememberTest(context, caller, inEffect, error.code);
    throw error;
  }
  await rememberTest(context, caller, inEffect, '');
  return { mailMode: inEffect.mode };
}

/** Answers the set-up screen with local mode for now. */
export async function postponeEmailConfig({ settings }: AdminAccessContext, caller: AdminCaller): Promise<void> {
  const state = await settings.read(MAIL_STATE);
  await saveAsAdmin(settings, caller, MAIL_STATE, { ...state, isPostponed: true });
}

/** The latest test of these settings; null when others were tested. */
export function readTest(state: MailState, inEffect: MailConfig): EmailConfigReply['test'] {
  if (state.testedAt === 0 || state.tested !== toFingerprint(inEffect)) return null;
  return { at: state.testedAt, failure: state.failure === '' ? null : state.failure };
}

/**
 * The settings of a form. Throws `MAIL_HOST_FORBIDDEN`; `INVALID_EMAIL` without a sender; and `MAIL_PASSWORD_NEEDED` when the
 * saved password would be sent to another server or for another account than it was entered for.
 */
function toSetting(request: EmailConfigRequest, saved: MailSetting): MailSetting {
  const { smtpHost: host, smtpPort: port, smtpAuth, smtpStartTls: startTls, fromName, fromEmail } = request;
  if (!isAllowedHost(host)) throw apiError('MAIL_HOST_FORBIDDEN');
  const username = smtpAuth ? request.smtpUsername : '';
  const from = fromEmail.trim() === '' ? username : fromEmail;
  if (!isEmail(from)) throw apiError('INVALID_EMAIL');
  const place = { host, port, username };
  return {
    ...place,
    password: smtpAuth ? request.smtpPassword || keepPassword(place, saved) : '',
    from: normalizeEmail(from),
    fromName: fromName.trim() || MAIL_SETTING.initial.fromName,
    startTls,
  };
}

function keepPassword(place: Pick<MailSetting, 'host' | 'port' | 'username'>, saved: MailSetting): string {
  const isSame = place.host === saved.host && place.port === saved.port && place.username === saved.username;
  if (!isSame || saved.password === '') throw apiError('MAIL_PASSWORD_NEEDED');
  return saved.password;
}

/** `failure` is the code of the hop; empty for a delivered mail. */
async function rememberTest(
  { accounts, settings }: AdminAccessContext,
  caller: AdminCaller,
  tested: MailConfig,
  failure: string,
): Promise<void> {
  const state = await settings.read(MAIL_STATE);
  const result = { testedAt: accounts.now(), failure, tested: toFingerprint(tested) };
  await settings.save(MAIL_STATE, { ...state, ...result }, toActor(caller));
}

async function takeTest({ accounts }: AdminAccessContext, { session }: AdminCaller): Promise<void> {
  const waitMs = await takeFromWindow(accounts.db, `mail-test:${session.user.id}`, MAIL_TESTS, accounts.now());
  if (waitMs > 0) throw apiErrorFor('MAIL_TESTED_TOO_OFTEN', waitMs);
}

function sendTest({ accounts, testMail }: AdminAccessContext, config: MailConfig, to: string): Promise<void> {
  return testMail(config, { id: accounts.createId(), to, ...composeTestMail() });
}

function toSource({ config }: AdminAccessContext, inEffect: MailConfig): EmailConfigReply['source'] {
  if (config.isMailInEnvironment) return 'environment';
  return inEffect.mode === 'smtp' ? 'saved' : 'none';
}

function toProtocol(port: number): EmailConfigReply['protocol'] {
  return port === IMPLICIT_TLS_PORT ? 'smtps' : 'smtp';
}

/** Everything that decides where and as whom mails are sent, but no secret. */
function toFingerprint(config: MailConfig): string {
  if (config.mode === 'local') return 'local';
  const { host, port, credentials, from } = config;
  return JSON.stringify([host, port, credentials?.username ?? '', from]);
}
