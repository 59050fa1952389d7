import { IMPLICIT_TLS_PORT } from '../../../src/core/contracts/admin-mail.ts';
import { z } from '../../../src/core/schema.ts';
import type { MailConfig, ServerConfig, SmtpConfig } from '../../config.ts';
import { defineSetting } from './setting.ts';
import type { Settings } from './settings.ts';

const mailSettingSchema = z.object({
  /** Empty: nothing is configured, so mails go to the outbox of local mode. */
  host: z.string(),
  port: z.number().int().positive(),
  username: z.string(),
  password: z.string(),
  from: z.string(),
  fromName: z.string(),
  /** TLS is required on a port that otherwise uses it only if the server offers it. */
  startTls: z.boolean().optional(),
});
export type MailSetting = z.infer<typeof mailSettingSchema>;

/** The mail server as saved by an administrator. */
export const MAIL_SETTING = defineSetting<MailSetting>({
  key: 'mail-config',
  schema: mailSettingSchema,
  initial: { host: '', port: IMPLICIT_TLS_PORT, username: '', password: '', from: '', fromName: 'mythinkn' },
  secrets: ['password'],
});

/** The environment has precedence, so that an operator can always repair a bad saved setting. */
export async function readMailConfig(
  config: Pick<ServerConfig, 'mail' | 'isMailInEnvironment'>,
  settings: Settings,
): Promise<MailConfig> {
  if (config.isMailInEnvironment) return config.mail;
  const setting = await settings.read(MAIL_SETTING);
  return setting.host === '' ? config.mail : toMailConfig(setting);
}

/** A saved mail server as the mailer uses it. */
export function toMailConfig({ username, password, ...smtp }: MailSetting): SmtpConfig {
  return { mode: 'smtp', ...smtp, credentials: username === '' ? null : { username, password } };
}
