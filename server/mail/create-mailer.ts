import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { MailConfig } from '../config.ts';
import type { Database } from '../db/schema.ts';
import type { Log } from '../process/log.ts';
import { createLocalTransport } from './local-transport.ts';
import type { Mailer } from './mail.ts';
import { createMailQueue } from './mail-queue.ts';
import { createMailStore } from './mail-store.ts';
import type { Schedule } from './schedule.ts';
import { createSealer } from './sealing.ts';
import { createSmtpTransport, toSmtpConnection } from './smtp-transport.ts';

export interface MailerDeps {
  readonly db: Kysely<Database>;
  readonly config: MailConfig;
  readonly dataDirectory: string;
  /** 32 bytes that seal the queue; of a mail that was sealed with another key nothing can be read. */
  readonly key: Uint8Array;
  readonly log: Log;
  readonly now: () => number;
  readonly schedule: Schedule;
  readonly createId: () => string;
}

/** The mailer of the configured mode. It sends from the first `wake` on, also what an earlier process left. */
export function createMailer(deps: MailerDeps): Mailer {
  const { db, config, dataDirectory, key, log, now, schedule, createId } = deps;
  const sealer = createSealer(key);
  const transport =
    config.mode === 'smtp'
      ? createSmtpTransport(config, toSmtpConnection(config))
      : createLocalTransport({ outbox: join(dataDirectory, 'outbox'), log, now });
  const queue = createMailQueue({ store: createMailStore(db), sealer, transport, log, now, schedule });
  return {
    ...queue,
    mode: transport.mode,
    async enqueue(transaction, mail) {
      const id = createId();
      const time = now();
      await transaction
        .insertInto('mail_queue')
        .values({
          id,
          sealed_message: sealer.seal(JSON.stringify(mail), id),
          purpose: mail.purpose,
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
