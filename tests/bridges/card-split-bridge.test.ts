import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CardSplitApi } from '../../workers/card-split/card-split.api.ts';
import { createCardSplitService } from '../../workers/card-split/card-split-service.ts';
import { FakeWorker } from './fake-worker.ts';

const workers: FakeWorker[] = [];
let service: object = {};
const rules = { mode: 'newline', maxChars: 40, spaceAsBreak: false, autoEmoji: false } as const;

class SplitWorker extends FakeWorker {
  constructor(_address: URL) {
    super(service);
    workers.push(this);
  }
}

async function loadBridge() {
  vi.resetModules();
  return (await import('../../src/bridges/card-split-bridge.ts')).cardSplitTool;
}

beforeEach(() => void vi.stubGlobal('Worker', SplitWorker));
afterEach(() => {
  for (const worker of workers.splice(0)) worker.fail('The test has ended');
  vi.unstubAllGlobals();
});

it('returns the cards of the worker', async () => {
  service = createCardSplitService();
  const tool = await loadBridge();
  expect(await tool.splitText('一\n二', rules)).toEqual([
    { segment: '一', text: '一' },
    { segment: '二', text: '二' },
  ]);
});

it('ends the work at once on abort, and starts another worker for the next call', async () => {
  service = { splitText: () => new Promise(() => undefined) };
  const tool = await loadBridge();
  const controller = new AbortController();
  const splitting = tool.splitText('一', rules, controller.signal);
  controller.abort();
  await expect(splitting).rejects.toMatchObject({ name: 'AbortError' });
  service = createCardSplitService() satisfies CardSplitApi;
  expect(await tool.splitText('二', rules)).toHaveLength(1);
  expect(workers).toHaveLength(2);
});
