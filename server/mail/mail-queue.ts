import { FAILED_POLL_INTERVAL_MS, LANES_COUNT, OVERDUE_MS, POLL_INTERVAL_MS, STOP_GRACE_MS } from './constants.ts';
import { copy } from './copy.ts';
import { createDeliveryHealth } from './delivery-health.ts';
import { type DeliveryContext, deliver } from './mail-delivery.ts';

export type MailQueueDeps = Omit<DeliveryContext, 'health' | 'sends'>;

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
export function createMailQueue(deps: MailQueueDeps): MailQueue {
  const { store, log, now, schedule } = deps;
  const health = createDeliveryHealth(now);
  const context: DeliveryContext = { ...deps, health, sends: new Set() };
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

  return { isDown: health.isDown, resetHealth: health.reset, wake: () => wakeAt(now()), stop };
}
