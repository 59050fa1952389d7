import { expose } from 'comlink';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toWireReply } from '../../src/core/wire.ts';
import { createYamlService } from '../../workers/yaml/yaml-service.ts';

/** The worker with its real service, on this thread, over a real message channel. */
class YamlWorker extends EventTarget {
  static readonly started: YamlWorker[] = [];
  static isBroken = false;
  readonly #channel = new MessageChannel();
  isTerminated = false;

  constructor(_address: URL) {
    super();
    if (YamlWorker.isBroken) throw new Error('SecurityError');
    YamlWorker.started.push(this);
    const methods = Object.entries(createYamlService()).map(([name, method]) => [
      name,
      (...args: never[]) => toWireReply(() => (method as (...list: never[]) => unknown)(...args)),
    ]);
    expose(Object.fromEntries(methods), this.#channel.port2 as never);
    this.#channel.port1.addEventListener('message', ({ data }) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
    this.#channel.port1.start();
  }

  postMessage(message: unknown) {
    this.#channel.port1.postMessage(message);
  }

  terminate() {
    this.isTerminated = true;
    this.#channel.port1.close();
  }
}

async function loadBridge() {
  vi.resetModules();
  return import('../../src/bridges/yaml-bridge.ts');
}

beforeEach(() => {
  YamlWorker.started.length = 0;
  YamlWorker.isBroken = false;
  vi.stubGlobal('Worker', YamlWorker);
});
afterEach(() => {
  for (const worker of YamlWorker.started) worker.dispatchEvent(new Event('error', { cancelable: true }));
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('passes every call with its options to the service, and starts one worker for all', async () => {
  const { yamlTool } = await loadBridge();
  expect(YamlWorker.started).toHaveLength(0);
  const text = 'a:   1 # c\n';
  expect((await yamlTool.format(text, { output: 'yaml', indent: 2, fixes: false })).text).toBe('a: 1 # c\n');
  expect((await yamlTool.compress(text, { output: 'json', fixes: false })).text).toBe('{"a":1}');
  expect((await yamlTool.convert('{"a":[1]}', { indent: 4, fixes: false })).text).toBe('a:\n    - 1\n');
  expect(await yamlTool.validate('a: 1\n---\nb: 2\n')).toMatchObject({ input: 'yaml', documentCount: 2 });
  expect(YamlWorker.started).toHaveLength(1);
});

it('passes a failure on with its code, place and reason', async () => {
  const { yamlTool } = await loadBridge();
  await expect(yamlTool.validate('{"a": [1')).rejects.toMatchObject({
    name: 'AppError',
    code: 'yaml-invalid',
    details: { language: 'yaml', line: 1, asJson: { language: 'json', reason: 'json-unexpected-end' } },
  });
});

it('ends the work at once on abort, and works again afterwards', async () => {
  const { yamlTool } = await loadBridge();
  const controller = new AbortController();
  const running = yamlTool.format('a: 1', { output: 'yaml', indent: 2, fixes: false }, controller.signal);
  controller.abort();
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  expect(YamlWorker.started[0]?.isTerminated).toBe(true);
  expect((await yamlTool.format('a:  2', { output: 'yaml', indent: 2, fixes: false })).text).toBe('a: 2\n');
  expect(YamlWorker.started).toHaveLength(2);
});

it('ends the worker after a minute without calls', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { yamlTool } = await loadBridge();
  await yamlTool.validate('a: 1');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(YamlWorker.started[0]?.isTerminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(YamlWorker.started[0]?.isTerminated).toBe(true);
});

it('fails with worker-unavailable when no worker can be started', async () => {
  YamlWorker.isBroken = true;
  const { yamlTool } = await loadBridge();
  await expect(yamlTool.validate('a: 1')).rejects.toMatchObject({ code: 'worker-unavailable' });
});
