import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../src/core/errors.ts';
import type { ImageCropApi } from '../../workers/image-crop/image-crop.api.ts';
import { FakeWorker } from './fake-worker.ts';

const workers: FakeWorker[] = [];
let service: Partial<ImageCropApi> = {};

class CropWorker extends FakeWorker {
  constructor(_address: URL) {
    super(service);
    workers.push(this);
  }
}

async function loadBridge() {
  vi.resetModules();
  return (await import('../../src/bridges/image-crop-bridge.ts')).cropTool;
}

const source = { id: 1, blob: new Blob(['x']) };

beforeEach(() => void vi.stubGlobal('Worker', CropWorker));
afterEach(() => {
  for (const worker of workers.splice(0)) worker.fail('The test has ended');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('passes a failure on with its code and details', async () => {
  service = {
    openPicture: async () => {
      throw new AppError('picture-undecodable', 'no decoder', { kind: 'heic' });
    },
  };
  const cropTool = await loadBridge();
  await expect(cropTool.openPicture(source, 100)).rejects.toMatchObject({
    code: 'picture-undecodable',
    details: { kind: 'heic' },
  });
});

it('ends the work at once on abort, and starts another worker for the next call', async () => {
  service = { openPicture: () => new Promise(() => undefined) };
  const cropTool = await loadBridge();
  const controller = new AbortController();
  const opening = cropTool.openPicture(source, 100, controller.signal);
  controller.abort();
  await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers[0]?.isTerminated).toBe(true);
  service = { openPicture: async (_source, pixels) => pixels as never };
  expect(await cropTool.openPicture(source, 7)).toBe(7);
  expect(workers).toHaveLength(2);
});

it('gives the memory of decoded pictures back after a minute without calls', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  service = { openPicture: async () => null as never };
  const cropTool = await loadBridge();
  await cropTool.openPicture(source, 100);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(workers[0]?.isTerminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(workers[0]?.isTerminated).toBe(true);
});
