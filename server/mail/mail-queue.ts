import type { TextCipher } from '../db/encryption.ts';
import type { Log } from '../process/log.ts';
import {
  LANES_COUNT,
  OVERDUE_MS,
  POLL_INTERVAL_MS,
  RETRY_DELAYS_MS,
  SEND_DEADLINE_MS,
  STOP_GRACE_MS,
} from './constants.ts';
import { copy } from './copy.ts';
import { createDeliveryHealth } from './delivery-health.ts';
import { type Mail, mailSchema, type SentMail } from './mail.ts';
import { shortenAddress, toMailFailure } from './mail-failure.ts';
import type { MailRow, MailStore } from './mail-store.ts';
import type { MailTransport } from './mail-transport.ts';
import type { Schedule } from './schedule.ts';
import { composeMail } from './templates.ts';

export interface MailQueueDeps {
  readonly store: MailStore;
  readonly cipher: TextCipher;
  /** Called before every mail, because the configuration may change. */
  readonly getTransport: () => MailTransport;
  readonly log: Log;
  readonly now: () => number;
  readonly schedule: Schedule;
}

export interface MailQueue {
  isDown(): boolean;
  /** Forgets failures after the mail server was changed. */
  resetHealth(): void;
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Sends due mails in a few parallel lanes; each lane sends one mail after another until none is left. Failed mails become
 * due again later. A mail whose process ends while sending stays leased, and is sent after the lease has expired.
 */
export function createMailQueue({ store, cipher, getTransport, log, now, schedule }: MailQueueDeps): MailQueue {
  const lanes = new Set<Promise<void>>();
  const sends = new Set<AbortController>();
  const health = createDeliveryHealth(now);
  let alarm: { readonly at: number; readonly cancel: () => void } | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  function wakeAt(time: number): void {
    if (isStopped || (alarm !== null && alarm.at <= time && alarm.at > now() - OVERDUE_MS)) return;
    alarm?.cancel();
    alarm = { at: time, cancel: schedule(Math.max(0, time - now()), work) };
  }

  async function work(): Promise<void> {
    alarm = null;
    openLane();
    await allLanesEnd();
  }

  function openLane(): void {
    if (isStopped) return;
    if (lanes.size >= LANES_COUNT) {
      isAskedAgain = true;
      return;
    }
    const lane = runLane().finally(() => lanes.delete(lane));
    lanes.add(lane);
  }

  async function allLanesEnd(): Promise<void> {
    while (lanes.size > 0) await Promise.all(lanes);
  }

  async function runLane(): Promise<void> {
    try {
      const expired = await store.sweep(now(), copy.expiredUnsent);
      if (expired > 0) log.error(copy.expired(expired));
      do {
        isAskedAgain = false;
        await sendDue();
      } while (isAskedAgain && !isStopped);
    } catch (error) {
      log.error(copy.queueFailed, error);
    }
    wakeAt(now() + POLL_INTERVAL_MS);
  }

  async function sendDue(): Promise<void> {
    while (!isStopped) {
      const row = await store.claim(now());
      if (row === null) return;
      openLane();
      await deliver(row);
    }
  }

  async function deliver(row: MailRow): Promise<void> {
    const mail = openMail(row);
    if (mail === null) {
      await store.giveUp(row, now(), copy.unreadable);
      log.error(copy.unreadable);
      return;
    }
    if (mail.purpose !== 'nothing' && !(await trySend(row, mail))) return;
    await store.remove(row);
  }

  async function trySend(row: MailRow, mail: SentMail): Promise<boolean> {
    try {
      await send(row, mail);
    } catch (error) {
      await recordFailure(row, mail, error);
      return false;
    }
    health.noteSent();
    return true;
  }

  function openMail(row: MailRow): Mail | null {
    try {
      return mailSchema.parse(JSON.parse(cipher.decrypt(row.sealed_message, row.id)));
    } catch {
      return null;
    }
  }

  async function send(row: MailRow, mail: SentMail): Promise<void> {
    const controller = new AbortController();
    const cancel = schedule(SEND_DEADLINE_MS, () => controller.abort(copy.outOfTime));
    sends.add(controller);
    try {
      await getTransport().send({ id: row.id, to: mail.to, ...composeMail(mail, now()) }, controller.signal);
    } catch (error) {
      throw controller.signal.aborted ? controller.signal.reason : error;
    } finally {
      sends.delete(controller);
      cancel();
    }
  }

  async function recordFailure(row: MailRow, mail: SentMail, error: unknown): Promise<void> {
    const { isFinal, isOfServer, reason } = toMailFailure(error, mail.purpose === 'registerTaken' ? null : mail.code);
    if (isOfServer && !isStopped) health.noteFailure();
    const delay = RETRY_DELAYS_MS[Math.min(row.attempts, RETRY_DELAYS_MS.length) - 1] ?? 0;
    const dueAt = now() + delay;
    const subject = [copy.purposes[mail.purpose], shortenAddress(mail.to), reason] as const;
    if (isFinal || dueAt >= row.expires_at) {
      await store.giveUp(row, now(), reason);
      log.error(copy.givenUp(...subject));
    } else {
      await store.postpone(row, dueAt, reason);
      log.error(copy.retried(...subject, delay / 1000));
      wakeAt(dueAt);
    }
  }

  return {
    isDown: health.isDown,
    resetHealth: health.reset,
    wake: () => wakeAt(now()),
    async stop() {
      isStopped = true;
      alarm?.cancel();
      const cancel = schedule(STOP_GRACE_MS, () => {
        for (const controller of sends) controller.abort(copy.stopped);
      });
      await allLanesEnd();
      cancel();
    },
  };
}
