import type { TextCipher } from '../db/encryption.ts';
import type { Log } from '../log/log.ts';
import type { Schedule } from '../schedule.ts';
import { RETRY_DELAYS_MS, SEND_DEADLINE_MS } from './constants.ts';
import { copy } from './copy.ts';
import type { DeliveryHealth } from './delivery-health.ts';
import { type Mail, mailSchema, type SentMail } from './mail.ts';
import { shortenAddress, toMailFailure } from './mail-failure.ts';
import type { MailRow, MailStore } from './mail-store.ts';
import type { MailTransport } from './mail-transport.ts';
import type { SendRate } from './send-rate.ts';
import { composeMail } from './templates.ts';

export interface DeliveryContext {
  readonly store: MailStore;
  readonly cipher: TextCipher;
  /** Called before every mail, because the configuration may change. */
  readonly getTransport: () => MailTransport;
  readonly log: Log;
  readonly now: () => number;
  readonly schedule: Schedule;
  readonly health: DeliveryHealth;
  readonly rate: SendRate;
  /** Aborting one ends its send in progress. */
  readonly sends: Set<AbortController>;
}

/**
 * Sends a claimed mail, and removes it, postpones it or gives it up. Returns when the mail is due again; null for a mail that
 * is done.
 */
export async function deliver(context: DeliveryContext, row: MailRow): Promise<number | null> {
  const { store, log, now } = context;
  const mail = decryptMail(context, row);
  if (mail === null) {
    await store.giveUp(row, now(), copy.unreadable);
    log.error(copy.unreadable);
    return null;
  }
  if (mail.purpose !== 'nothing') {
    try {
      await send(context, row, mail);
    } catch (error) {
      return recordFailure(context, row, mail, error);
    }
    context.health.noteSent();
  }
  await store.remove(row);
  return null;
}

function decryptMail({ cipher }: DeliveryContext, row: MailRow): Mail | null {
  try {
    return mailSchema.parse(JSON.parse(cipher.decrypt(row.sealed_message, row.id)));
  } catch {
    return null;
  }
}

async function send(context: DeliveryContext, row: MailRow, mail: SentMail): Promise<void> {
  const { sends, schedule, getTransport, now, rate } = context;
  const startedAt = now();
  const controller = new AbortController();
  const cancel = schedule(SEND_DEADLINE_MS, () => controller.abort(copy.outOfTime));
  sends.add(controller);
  try {
    await getTransport().send({ id: row.id, to: mail.to, ...composeMail(mail, now()) }, controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    sends.delete(controller);
    rate.note(now() - startedAt);
    cancel();
  }
}

async function recordFailure(
  { store, log, now, health }: DeliveryContext,
  row: MailRow,
  mail: SentMail,
  error: unknown,
): Promise<number | null> {
  const { isFinal, isOfServer, reason } = toMailFailure(error, 'code' in mail ? mail.code : null);
  // A send that the stop of this process aborted says nothing about the mail server.
  if (isOfServer && error !== copy.stopped) health.noteFailure();
  const delay = RETRY_DELAYS_MS[Math.min(row.attempts, RETRY_DELAYS_MS.length) - 1] ?? 0;
  const dueAt = now() + delay;
  const subject = [copy.purposes[mail.purpose], shortenAddress(mail.to), reason] as const;
  if (isFinal || dueAt >= row.expires_at) {
    await store.giveUp(row, now(), reason);
    log.error(copy.givenUp(...subject));
    return null;
  }
  await store.postpone(row, dueAt, reason);
  log.error(copy.retried(...subject, delay / 1000));
  return dueAt;
}
