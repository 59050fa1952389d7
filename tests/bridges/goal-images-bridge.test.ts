import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../src/core/errors.ts';
import type { GoalImagesApi } from '../../workers/goal-images/goal-images.api.ts';
import { FakeWorker } from './fake-worker.ts';

const workers: FakeWorker[] = [];
const transferred: unknown[] = [];
let service: Partial<GoalImagesApi> = {};

class ImagesWorker extends FakeWorker {
  constructor(_address: URL) {
    super(service);
    workers.push(this);
  }
  override postMessage(message: unknown, transfer: Transferable[] = []) {
    transferred.push(...transfer);
    super.postMessage(message, []);
  }
}

class FakeBitmap {
  readonly width = 4;
}

const JOB = { view: { width: 1, height: 1 }, area: { x: 0, y: 0, width: 1, height: 1 }, brightness: 1 };

async function loadBridge() {
  vi.resetModules();
  return (await import('../../src/bridges/goal-images-bridge.ts')).goalImages;
}

beforeEach(() => {
  vi.stubGlobal('Worker', ImagesWorker);
  vi.stubGlobal('ImageBitmap', FakeBitmap);
});
afterEach(() => {
  for (const worker of workers.splice(0)) worker.fail('The test has ended');
  transferred.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('passes a failure on with its code and details', async () => {
  service = {
    fitImage: async () => {
      throw new AppError('picture-undecodable', 'no decoder', { kind: 'heic' });
    },
  };
  const goalImages = await loadBridge();
  const failed = goalImages.fitImage(new Blob(['x']), { width: 1, height: 1 });
  await expect(failed).rejects.toMatchObject({ code: 'picture-undecodable', details: { kind: 'heic' } });
});

it('hands an ImageBitmap over, and copies a file', async () => {
  service = { measureLight: async () => ({ darkest: 0, brightest: 1 }) };
  const goalImages = await loadBridge();
  const bitmap = new FakeBitmap() as unknown as ImageBitmap;
  expect(await goalImages.measureLight(new Blob(['x']), JOB)).toEqual({ darkest: 0, brightest: 1 });
  expect(transferred).toEqual([]);
  await goalImages.measureLight(bitmap, JOB);
  expect(transferred).toEqual([bitmap]);
});

it('ends the worker half a minute after the last call', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  service = { drawWallpaper: async () => new Blob(['x']) };
  const goalImages = await loadBridge();
  await goalImages.drawWallpaper({ name: 'stars', dayPart: 'day', size: { width: 1, height: 1 }, seed: 1 });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(workers[0]?.isTerminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(workers[0]?.isTerminated).toBe(true);
});
