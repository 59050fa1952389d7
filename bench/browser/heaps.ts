import type { CDPSession, Page } from '@playwright/test';

interface Heaps {
  /** JavaScript memory used by the page and by its workers, in bytes, after a collection. */
  read(): Promise<{ readonly page: number; readonly workers: number }>;
}

interface Target {
  readonly session: string;
  readonly answers: Map<number, (result: { usedSize?: number }) => void>;
}

/** Watches the memory of a page and its current workers. */
export async function watchHeaps(page: Page): Promise<Heaps> {
  const session = await page.context().newCDPSession(page);
  const workers = await attachToWorkers(session);
  return {
    async read() {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      const sizes = await Promise.all(workers.map((worker) => readWorker(session, worker)));
      return { page: usedSize, workers: sizes.reduce((sum, size) => sum + size, 0) };
    },
  };
}

async function attachToWorkers(session: CDPSession): Promise<Target[]> {
  const targets: Target[] = [];
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') targets.push({ session: sessionId, answers: new Map() });
  });
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: { usedSize?: number } };
    const target = targets.find((each) => each.session === sessionId);
    if (id !== undefined) target?.answers.get(id)?.(result ?? {});
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  return targets;
}

async function readWorker(session: CDPSession, target: Target): Promise<number> {
  await ask(session, target, 'HeapProfiler.collectGarbage');
  const { usedSize } = await ask(session, target, 'Runtime.getHeapUsage');
  return usedSize ?? Number.NaN;
}

function ask(session: CDPSession, { session: sessionId, answers }: Target, method: string) {
  const id = answers.size + 1;
  return new Promise<{ usedSize?: number }>((resolve, reject) => {
    answers.set(id, resolve);
    session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) }).catch(reject);
  });
}
