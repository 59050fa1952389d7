import { expect, it } from 'vitest';
import { createSemaphore } from '../../server/services/semaphore.ts';

function createTask() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { run: () => done, finish };
}

const createLine = (concurrency: number, maxQueue: number) =>
  createSemaphore({ concurrency, maxQueue, createError: () => new Error('full') });

it('limits how many tasks run and how many wait', async () => {
  const line = createLine(2, 3);
  let running = 0;
  let most = 0;
  const task = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
  };
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => line.run(task)));
  expect(results.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), ...Array(3).fill('rejected')]);
  expect(most).toBe(2);
});

it('runs tasks in their order, and frees the slot of a failed one', async () => {
  const line = createLine(1, 9);
  const order: string[] = [];
  const first = createTask();
  const runs = [
    line.run(first.run).then(() => order.push('first')),
    line.run(() => Promise.reject(new Error('bad'))).catch(() => order.push('second')),
    line.run(async () => 'third').then((name) => order.push(name)),
  ];
  first.finish();
  await Promise.all(runs);
  expect(order).toEqual(['first', 'second', 'third']);
  expect(await line.run(async () => 'later')).toBe('later');
});
