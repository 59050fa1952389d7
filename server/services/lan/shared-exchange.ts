import { type Kysely, sql } from 'kysely';
import type { Notifications } from '../../db/postgres-notifications.ts';
import type { Database } from '../../db/schema.ts';
import { type Exchange, type ExchangeMessage, exchangeMessageSchema } from './exchange.ts';
import { createMessageAssembler, splitMessage } from './message-parts.ts';

interface SharedExchangeDeps {
  readonly db: Kysely<Database>;
  readonly processId: string;
  /** Receives notifications of PostgreSQL. */
  readonly receive: (channels: readonly string[], onPayload: (payload: string) => void) => Notifications;
  readonly createId: () => string;
  readonly logError: (message: string, cause: unknown) => void;
}

const ALL_CHANNEL = 'mythinkn_lan_all';
/** Parts that wait to be sent, about 14 MB; more are dropped, because PostgreSQL does not take them at present. */
const WAITING_PARTS_MAX = 2_000;
/** Parts of one statement. */
const BATCH_PARTS = 200;

/**
 * The way between processes that share PostgreSQL: each receives on a channel of its own and on one for all. One statement
 * at a time sends whatever waits, so messages keep their order. `started` of the result resolves when this process receives.
 */
export function createSharedExchange(deps: SharedExchangeDeps): Exchange & Pick<Notifications, 'started'> {
  const { processId, createId, logError } = deps;
  const assembler = createMessageAssembler();
  const waiting: { readonly channel: string; readonly part: string }[] = [];
  let listener: (message: ExchangeMessage) => void = () => {};
  let sending: Promise<void> | null = null;

  const notifications = deps.receive([ALL_CHANNEL, toChannel(processId)], (payload) => {
    const text = assembler.add(payload);
    const message = text === null ? null : parseMessage(text);
    if (message !== null) listener(message);
  });

  function enqueue(channel: string, message: ExchangeMessage): void {
    const parts = splitMessage(createId(), JSON.stringify(message));
    if (parts === null || waiting.length + parts.length > WAITING_PARTS_MAX) {
      logError('lan.exchange', parts === null ? 'message too long' : 'too many messages');
      return;
    }
    for (const part of parts) waiting.push({ channel, part });
    sending ??= sendWaiting().finally(() => {
      sending = null;
    });
  }

  async function sendWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH_PARTS);
      await notify(deps.db, batch).catch((error) => logError('lan.exchange', error));
    }
  }

  return {
    started: notifications.started,
    send: (target, message) => enqueue(toChannel(target), message),
    broadcast: (message) => enqueue(ALL_CHANNEL, message),
    listen(next) {
      listener = next;
    },
    async stop() {
      waiting.length = 0;
      await Promise.all([sending, notifications.stop()]);
    },
  };
}

async function notify(
  db: Kysely<Database>,
  batch: readonly { readonly channel: string; readonly part: string }[],
): Promise<void> {
  const channels = batch.map(({ channel }) => channel);
  const parts = batch.map(({ part }) => part);
  await sql`
    select pg_notify(channel, part)
    from unnest(cast(${channels} as text[]), cast(${parts} as text[])) with ordinality as item (channel, part, place)
    order by place
  `.execute(db);
}

function toChannel(processId: string): string {
  return `mythinkn_lan_${processId.replaceAll('-', '')}`;
}

function parseMessage(text: string): ExchangeMessage | null {
  try {
    return exchangeMessageSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
