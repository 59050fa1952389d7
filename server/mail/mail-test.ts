import type { Socket } from 'node:net';
import type { SMTPTransportOptions } from 'nodemailer';
import type { ErrorCode } from '../../src/core/contracts/error-codes.ts';
import { type ApiError, apiError, isApiError } from '../api-error.ts';
import type { MailConfig, SmtpConfig } from '../config.ts';
import type { Schedule } from '../schedule.ts';
import { MAIL_TEST_DEADLINE_MS } from './constants.ts';
import { isAllowedAddress, isAllowedHost } from './mail-hosts.ts';
import type { MailMessage, MailTransport } from './mail-transport.ts';
import { createSmtpTransport, toSmtpConnection } from './smtp-transport.ts';

/**
 * Sends a mail at once, past the queue. Throws the `MAIL_…` error of the first hop that fails: name, port, encryption, login,
 * sender, recipient, message. The words of the mail server are not passed on.
 */
export type MailTest = (config: MailConfig, message: MailMessage) => Promise<void>;

export interface MailTestDeps {
  /** All addresses of a name. */
  readonly lookup: (host: string) => Promise<readonly string[]>;
  /** Rejects when no connection is made. An aborted signal ends the attempt. */
  readonly connect: (address: string, port: number, signal: AbortSignal) => Promise<Socket>;
  /** Takes the mails of local mode. */
  readonly local: MailTransport;
  readonly schedule: Schedule;
  readonly tls?: NonNullable<SMTPTransportOptions['tls']>;
}

export function createMailTest(deps: MailTestDeps): MailTest {
  return async (config, message) => {
    const controller = new AbortController();
    const cancel = deps.schedule(MAIL_TEST_DEADLINE_MS, () => controller.abort());
    const { signal } = controller;
    try {
      await (config.mode === 'local' ? deps.local.send(message, signal) : sendThrough(deps, config, message, signal));
    } catch (error) {
      if (signal.aborted) throw apiError('MAIL_TIMED_OUT');
      throw isApiError(error) || config.mode === 'local' ? error : toHopError(error);
    } finally {
      cancel();
    }
  };
}

/** Connects to an address that was checked, so that a second answer of DNS cannot lead elsewhere. */
async function sendThrough(
  deps: MailTestDeps,
  config: SmtpConfig,
  message: MailMessage,
  signal: AbortSignal,
): Promise<void> {
  const addresses = await findAddresses(deps, config.host, signal);
  const socket = await connectToFirst(deps, addresses, config.port, signal);
  try {
    const connection = { ...toSmtpConnection(config), connection: socket, ...(deps.tls && { tls: deps.tls }) };
    await createSmtpTransport(config, connection).send(message, signal);
  } finally {
    socket.destroy();
  }
}

/** Throws `MAIL_DNS_FAILED`, and `MAIL_HOST_FORBIDDEN` when the name leads to any forbidden address. */
async function findAddresses({ lookup }: MailTestDeps, host: string, signal: AbortSignal): Promise<readonly string[]> {
  if (!isAllowedHost(host)) throw apiError('MAIL_HOST_FORBIDDEN');
  const addresses = await untilAborted(lookup(host), signal).catch(() => []);
  if (addresses.length === 0) throw apiError('MAIL_DNS_FAILED');
  if (!addresses.every(isAllowedAddress)) throw apiError('MAIL_HOST_FORBIDDEN');
  return addresses;
}

async function connectToFirst(
  { connect }: MailTestDeps,
  addresses: readonly string[],
  port: number,
  signal: AbortSignal,
): Promise<Socket> {
  for (const address of addresses) {
    const socket = await connect(address, port, signal).catch(() => null);
    if (socket !== null) return socket;
  }
  throw apiError('MAIL_PORT_FAILED');
}

function untilAborted<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}

interface SmtpError {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
}

/** Answers of a mail server that wants a login first, or rejects the one it got. */
const LOGIN_STATUSES: readonly unknown[] = [530, 534, 535, 538];

/** The connection exists: what fails now is greeting, encryption or what follows it. */
function toHopError(error: unknown): ApiError {
  return apiError(toHop(Object(error)));
}

function toHop({ code, command, responseCode }: SmtpError): ErrorCode {
  if (code === 'EAUTH' || LOGIN_STATUSES.includes(responseCode)) return 'MAIL_AUTH_FAILED';
  if (code === 'BAD_ADDRESS' || (code === 'EENVELOPE' && command === 'RCPT TO')) return 'MAIL_RECIPIENT_REFUSED';
  if (code === 'EENVELOPE' && command === 'MAIL FROM') return 'MAIL_SENDER_REFUSED';
  if (code === 'ETIMEDOUT') return 'MAIL_TIMED_OUT';
  if (code === 'ETLS' || code === 'ESOCKET' || typeof responseCode !== 'number') return 'MAIL_TLS_FAILED';
  return 'MAIL_MESSAGE_REFUSED';
}
