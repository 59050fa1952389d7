import { FAILED_POLL_INTERVAL_MS, LANES_COUNT, OVERDUE_MS, POLL_INTERVAL_MS, STOP_GRACE_MS } from './constants.ts';
import { copy } from './copy.ts';
import { createDeliveryHealth } from './delivery-health.ts';
import { type DeliveryContext, deliver } from './mail-delivery.ts';
import { createSendRate } from './send-rate.ts';

interface MailQueueDeps extends Omit<DeliveryContext, 'health' | 'sends' | 'rate'> {
  /** `wake` starts the queue at the next multiple of this time; 0 at once. */
  readonly beatMs: number;
  /** Takes one of the mails an hour. Returns the milliseconds to wait when none is left for this priority. */
  readonly takeBudget: (priority: number) => Promise<number>;
}

interface MailQueue {
  isDown(): boolean;
  /** How many mails of a class may wait. */
  waitingMax(): number;
  /** Forgets failures after the mail server was changed. */
  resetHealth(): void;
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Sends due mails in a few parallel lanes; each lane sends one mail after another until none is left. Failed mails become
 * due again later. A mail whose process ends while sending stays leased, and is sent after the lease has expired.
 */
export function createMailQueue(deps: MailQueueDeps): MailQueue {
  const { store, log, now, schedule, beatMs, takeBudget } = deps;
  const health = createDeliveryHealth(now);
  const rate = createSendRate();
  const context: DeliveryContext = { ...deps, health, rate, sends: new Set() };
  const lanes = new Set<Promise<void>>();
  let alarm: { readonly at: number; readonly cancel: () => void } | null = null;
  /** A mail may have become due while all lanes were busy. */
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
    let interval = POLL_INTERVAL_MS;
    try {
      const expired = await store.sweep(now(), copy.expiredUnsent);
      if (expired > 0) log.error(copy.expired(expired));
      do {
        isAskedAgain = false;
        await sendDue();
      } while (isAskedAgain && !isStopped);
    } catch (error) {
      interval = FAILED_POLL_INTERVAL_MS;
      log.error(copy.queueFailed, error);
    }
    wakeAt(now() + interval);
  }

  async function sendDue(): Promise<void> {
    while (!isStopped) {
      const row = await store.claim(now());
      if (row === null) return;
      openLane();
      // A mail that is only dropped takes nothing from the mails an hour.
      const waitMs = row.purpose === 'nothing' ? 0 : await takeBudget(row.priority);
      if (waitMs > 0) {
        await store.defer(row, now() + waitMs);
        continue;
      }
      const dueAt = await deliver(context, row);
      if (dueAt !== null) wakeAt(dueAt);
    }
  }

  async function stop(): Promise<void> {
    isStopped = true;
    alarm?.cancel();
    const cancel = schedule(STOP_GRACE_MS, () => {
      for (const controller of context.sends) controller.abort(copy.stopped);
    });
    await allLanesEnd();
    cancel();
  }

  return {
    isDown: health.isDown,
    waitingMax: rate.waitingMax,
    resetHealth: health.reset,
    wake: () => wakeAt(beatMs === 0 ? now() : (Math.floor(now() / beatMs) + 1) * beatMs),
    stop,
  };
}
