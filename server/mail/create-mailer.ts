import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { MailConfig } from '../config.ts';
import { createTextCipher, type TextCipher } from '../db/encryption.ts';
import type { Database } from '../db/schema.ts';
import type { Keyring } from '../db/server-secret.ts';
import { takeFromWindow } from '../db/throttles.ts';
import type { Log } from '../log/log.ts';
import type { Schedule } from '../schedule.ts';
import { BEAT_MS, BUDGET_WINDOW_MS } from './constants.ts';
import { isLocalAddress } from './local-address.ts';
import { createLocalTransport } from './local-transport.ts';
import { type Mailer, mailSchema } from './mail.ts';
import { MAIL_PRIORITIES, toBudget } from './mail-classes.ts';
import { createMailQueue } from './mail-queue.ts';
import { createMailStore, listSealed, type SealedMail } from './mail-store.ts';
import type { MailTransport } from './mail-transport.ts';
import { createSmtpTransport, toSmtpConnection } from './smtp-transport.ts';

interface MailerDeps {
  readonly db: Kysely<Database>;
  readonly config: MailConfig;
  readonly dataDirectory: string;
  /** Keys that encrypt the queue; a mail that was encrypted with any other key is unreadable. */
  readonly keys: Keyring;
  readonly log: Log;
  readonly now: () => number;
  readonly schedule: Schedule;
  readonly createId: () => string;
  /** Mails an hour of all processes together; without a value any number. Over it low classes wait first. */
  readonly mailPerHourMax?: number | null;
  /** Multiples of this time at which the queue starts; 0 starts it at once. */
  readonly beatMs?: number;
  /** Of a configuration. */
  readonly createTransport?: (config: MailConfig, deps: MailerDeps) => MailTransport;
}

export interface ReloadableMailer extends Mailer {
  /** Uses this configuration from now on. Mails in progress are finished with the previous one. */
  reload(config: MailConfig): void;
  /** Encrypts waiting mails with the current key where a previous key has encrypted them. */
  renewQueue(): Promise<void>;
}

/** The mailer of the configured mode. It sends from the first `wake` on, including what an earlier process left. */
export function createMailer(deps: MailerDeps): ReloadableMailer {
  const { db, keys, log, now, schedule, createId } = deps;
  const cipher = createTextCipher(keys.current, keys.previous);
  const { createTransport = createConfiguredTransport } = deps;
  let transport = createTransport(deps.config, deps);
  const getTransport = () => transport;
  const store = createMailStore(db);
  const { mailPerHourMax = null, beatMs = BEAT_MS } = deps;
  const takeBudget = async (priority: number) => {
    if (mailPerHourMax === null) return 0;
    const limit = toBudget(mailPerHourMax, priority);
    return takeFromWindow(db, 'mails', { limit, windowMs: BUDGET_WINDOW_MS }, now());
  };
  const queue = createMailQueue({ store, cipher, getTransport, log, now, schedule, beatMs, takeBudget });
  return {
    ...queue,
    get mode() {
      return transport.mode;
    },
    reload(config) {
      transport = createTransport(config, deps);
      queue.resetHealth();
      queue.wake();
    },
    renewQueue: () => store.renew((row) => cipher.renew(row.sealed_message, row.id)),
    async discard(transaction, to) {
      const rows = await listSealed(transaction);
      const ids = rows.filter((row) => readRecipient(cipher, row) === to).map(({ id }) => id);
      for (const id of ids) await transaction.deleteFrom('mail_queue').where('id', '=', id).execute();
    },
    async isFull(mailClass) {
      return queue.isDown() || (await store.countWaiting(MAIL_PRIORITIES[mailClass], now())) >= queue.waitingMax();
    },
    async enqueue(transaction, mail, mailClass) {
      const id = createId();
      const time = now();
      await transaction
        .insertInto('mail_queue')
        .values({
          id,
          sealed_message: cipher.encrypt(JSON.stringify(mail), id),
          purpose: mail.purpose,
          priority: MAIL_PRIORITIES[mailClass],
          attempts: 0,
          due_at: time,
          expires_at: mail.expiresAt,
          last_error: null,
          created_at: time,
        })
        .execute();
    },
  };
}

/** The address of a waiting mail; null when it cannot be decrypted. */
function readRecipient(cipher: TextCipher, { id, sealed_message }: SealedMail): string | null {
  try {
    return mailSchema.parse(JSON.parse(cipher.decrypt(sealed_message, id))).to;
  } catch {
    return null;
  }
}

/** Where mails that are not sent are kept. */
export function toOutbox(dataDirectory: string): string {
  return join(dataDirectory, 'outbox');
}

function createConfiguredTransport(config: MailConfig, { dataDirectory, log, now }: MailerDeps): MailTransport {
  const local = createLocalTransport({ outbox: toOutbox(dataDirectory), log, now });
  if (config.mode === 'local') return local;
  const smtp = createSmtpTransport(config, toSmtpConnection(config));
  return {
    mode: 'smtp',
    send: (message, signal) => (isLocalAddress(message.to) ? local : smtp).send(message, signal),
  };
}
