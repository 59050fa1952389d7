import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openJsonTool, toJsonProblem } from '../../src/bridges/json-bridge.ts';
import { AppError } from '../../src/core/errors.ts';
import { createService } from '../workers/json/a-service.ts';
import { FakeWorker } from './fake-worker.ts';

const started: FakeWorker[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super(createService());
        started.push(this);
      }
    },
  );
});

afterEach(() => {
  for (const worker of started.splice(0)) worker.terminate();
  vi.unstubAllGlobals();
});

test('a text passes through the worker and back, and nothing starts before the first call', async () => {
  const tool = openJsonTool();
  expect(started).toHaveLength(0);
  const { id } = await tool.open('{"a":1.0}');
  const { document, repair } = await tool.format(id, { indent: 2, repairs: false, sortsKeys: false });
  expect(repair).toBeNull();
  expect(await tool.getText(document.id, 100)).toBe('{\n  "a": 1.0\n}');
  expect(await tool.getLines(document.id, 1, 1)).toEqual([{ text: '  "a": 1.0', isClipped: false }]);
  expect(await (await tool.getBlob(document.id)).text()).toBe('{\n  "a": 1.0\n}');
  expect(started).toHaveLength(1);
});

test('the problem of a text arrives with its place', async () => {
  const tool = openJsonTool();
  const { id } = await tool.open('[1,]');
  const problem = await tool.validate(id).catch(toJsonProblem);
  expect(problem).toMatchObject({ kind: 'trailing-comma', line: 1, column: 4 });
  expect(toJsonProblem(new AppError('json-too-large', ''))).toBeNull();
  expect(toJsonProblem(new TypeError('a bug'))).toBeNull();
});

test('an abort stops the work, and the texts stay', async () => {
  const tool = openJsonTool();
  const { id } = await tool.open(`[${'1,'.repeat(2_000_000)}1]`);
  const controller = new AbortController();
  const running = tool.format(id, { indent: 8, repairs: false, sortsKeys: false }, controller.signal);
  controller.abort();
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  expect(started[0]?.isTerminated).toBe(false);
  await expect(tool.getLines(id, 0, 1)).resolves.toHaveLength(1);
});

test('an aborted call never reaches the worker', async () => {
  const tool = openJsonTool();
  await expect(tool.open('1', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  expect(started).toHaveLength(0);
});

test('a closed text cannot be used any more', async () => {
  const tool = openJsonTool();
  const { id } = await tool.open('1');
  tool.close(id);
  await expect(tool.validate(id)).rejects.toMatchObject({ code: 'document-closed' });
});

test('stop ends the worker with its texts; the next call starts another', async () => {
  const tool = openJsonTool();
  const { id } = await tool.open('1');
  tool.stop();
  expect(started[0]?.isTerminated).toBe(true);
  await expect(tool.validate(id)).rejects.toMatchObject({ code: 'document-closed' });
  expect(started).toHaveLength(2);
});
