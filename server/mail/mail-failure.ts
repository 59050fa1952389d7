import { toTerminalText } from '../log/terminal-text.ts';
import { REASON_LENGTH_MAX } from './constants.ts';

/** Why a mail was not delivered to the mail server. */
interface MailFailure {
  /** The mail server rejects this mail permanently; another attempt would fail, too. */
  readonly isFinal: boolean;
  /** Any other mail would fail, too: the server cannot be reached, or rejects the login or the sender. */
  readonly isOfServer: boolean;
  /** One line for operators, without whole addresses and without the code. */
  readonly reason: string;
}

/**
 * Errors about the envelope or the message. A 5xx answer to the login is not among them: the password can be corrected.
 */
const MAIL_ERRORS: readonly unknown[] = ['EENVELOPE', 'EMESSAGE', 'BAD_ADDRESS'];

/** `secret` is masked, in case the mail server repeats it. */
export function toMailFailure(error: unknown, secret: string | null): MailFailure {
  const message = error instanceof Error ? error.message : String(error);
  return { isFinal: isPermanent(error), isOfServer: !isOfMail(error), reason: toReason(message, secret) };
}

function isOfMail(error: unknown): boolean {
  return isMailError(error) && !('command' in error && error.command === 'MAIL FROM');
}

function isMailError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && MAIL_ERRORS.includes(error.code);
}

function isPermanent(error: unknown): boolean {
  if (!isMailError(error)) return false;
  // Without an answer from the server the address itself is invalid.
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 500;
  return status >= 500;
}

function toReason(message: string, secret: string | null): string {
  const masked = secret === null ? message : message.replaceAll(secret, '*'.repeat(secret.length));
  const line = toTerminalText(masked.replace(/\s+/g, ' ').trim());
  return line.replace(ADDRESS_PATTERN, shortenAddress).slice(0, REASON_LENGTH_MAX);
}

const ADDRESS_PATTERN = /[^\s@<>()[\],;:"']+@[^\s@<>()[\],;:"']+/g;

/** `somebody@example.com` as `s***@example.com`. */
export function shortenAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return toTerminalText(`${[...address][0] ?? ''}***${at < 1 ? '' : address.slice(at)}`);
}
