import { isEmail } from '../../../../core/auth/email.ts';
import {
  type EmailConfigReply,
  type EmailConfigRequest,
  SMTP_PORT_INITIAL,
  SMTP_PORTS,
} from '../../../../core/contracts/admin-mail.ts';

export type SmtpPort = (typeof SMTP_PORTS)[number];

/** The fields of the form as they are typed. */
export interface MailValues {
  readonly smtpHost: string;
  readonly smtpPort: SmtpPort;
  readonly smtpUsername: string;
  readonly smtpPassword: string;
  readonly smtpAuth: boolean;
  readonly smtpStartTls: boolean;
  readonly fromEmail: string;
  readonly fromName: string;
  readonly testEmail: string;
}

export const EMPTY_MAIL: MailValues = {
  smtpHost: '',
  smtpPort: SMTP_PORT_INITIAL,
  smtpUsername: '',
  smtpPassword: '',
  smtpAuth: true,
  smtpStartTls: true,
  fromEmail: '',
  fromName: '',
  testEmail: '',
};

/** A problem of a field; each has its words in `copy.problems`. */
export type MailProblem =
  | 'host-missing'
  | 'host-invalid'
  | 'username-missing'
  | 'password-missing'
  | 'address-invalid'
  | 'sender-missing'
  | 'test-missing'
  | 'test-invalid';

/** Mail services with known settings. */
export const MAIL_PRESETS = {
  qq: { smtpHost: 'smtp.qq.com', smtpPort: 465 },
  163: { smtpHost: 'smtp.163.com', smtpPort: 465 },
  126: { smtpHost: 'smtp.126.com', smtpPort: 465 },
  exmail: { smtpHost: 'smtp.exmail.qq.com', smtpPort: 465 },
  aliyun: { smtpHost: 'smtp.qiye.aliyun.com', smtpPort: 465 },
  outlook: { smtpHost: 'smtp.office365.com', smtpPort: 587 },
} as const satisfies Record<string, Pick<MailValues, 'smtpHost' | 'smtpPort'>>;
export type MailPreset = keyof typeof MAIL_PRESETS;

/** The saved settings as a form. The password is not part of them. */
export function toMailValues(config: EmailConfigReply, testEmail: string): MailValues {
  const known = SMTP_PORTS.find((port) => port === config.port);
  if (config.host === '') return { ...EMPTY_MAIL, testEmail };
  return {
    smtpHost: config.host,
    smtpPort: known ?? SMTP_PORT_INITIAL,
    smtpUsername: config.username,
    smtpPassword: '',
    smtpAuth: config.username !== '',
    smtpStartTls: config.startTls,
    fromEmail: config.fromEmail,
    fromName: config.fromName,
    testEmail,
  };
}

/** The settings as they are saved. Names of hosts have no spaces, so those of a pasted one are removed. */
export function toMailRequest({ testEmail: _test, ...values }: MailValues): EmailConfigRequest {
  const { smtpAuth, smtpUsername, smtpPassword } = values;
  return {
    ...values,
    smtpHost: values.smtpHost.trim(),
    smtpUsername: smtpAuth ? smtpUsername.trim() : '',
    smtpPassword: smtpAuth ? smtpPassword : '',
    fromEmail: values.fromEmail.trim(),
    fromName: values.fromName.trim(),
  };
}

export function checkHost(text: string): MailProblem | null {
  const host = text.trim();
  if (host === '') return 'host-missing';
  return /^[a-z0-9.:_-]+$/i.test(host) ? null : 'host-invalid';
}

export function checkUsername(text: string, { smtpAuth }: Pick<MailValues, 'smtpAuth'>): MailProblem | null {
  return smtpAuth && text.trim() === '' ? 'username-missing' : null;
}

/** A saved password is kept by an empty field. */
export function checkMailPassword(
  text: string,
  { smtpAuth }: Pick<MailValues, 'smtpAuth'>,
  isSaved: boolean,
): MailProblem | null {
  return smtpAuth && text === '' && !isSaved ? 'password-missing' : null;
}

/** Without an address of its own the sender is the user name, which must be an address then. */
export function checkSender(
  text: string,
  { smtpAuth, smtpUsername }: Pick<MailValues, 'smtpAuth' | 'smtpUsername'>,
): MailProblem | null {
  if (text.trim() !== '') return isEmail(text) ? null : 'address-invalid';
  return smtpAuth && (smtpUsername.trim() === '' || isEmail(smtpUsername)) ? null : 'sender-missing';
}

/** Doc 1 §5, email test. */
export function checkTestEmail(text: string): MailProblem | null {
  if (text.trim() === '') return 'test-missing';
  return isEmail(text) ? null : 'test-invalid';
}
