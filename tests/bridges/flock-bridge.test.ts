// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openFlock } from '../../src/bridges/flock-bridge.ts';
import { AppError } from '../../src/core/errors.ts';
import { FLOCK_RULES } from '../../src/core/flock/flock-rules.ts';
import type { FlockStart } from '../../workers/flock/flock.api.ts';
import { FakeWorker } from './fake-worker.ts';

const service = vi.hoisted(() => ({ start: vi.fn(), stop: vi.fn(), status: vi.fn() }));
vi.mock('../../workers/flock/flock.local.ts', () => ({ createLocalFlock: () => service }));

const START: FlockStart = {
  rules: FLOCK_RULES,
  settings: {
    population: 10,
    leaders: 1,
    speed: 1,
    shape: 'fish',
    hidesLeaders: false,
    hasPredator: false,
    isCalm: false,
  },
  view: { width: 100, height: 100, pixelRatio: 1 },
  seed: 1,
  frameStepCapS: 0.05,
};

beforeEach(() => {
  vi.clearAllMocks();
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
});

it('closing stops the pond on a page without a worker, and later calls reach nothing', async () => {
  const session = openFlock(document.createElement('canvas'), START);
  await session.started;
  expect(service.start).toHaveBeenCalledOnce();
  session.close();
  await vi.waitFor(() => expect(service.stop).toHaveBeenCalledOnce());
  expect(await session.status()).toBeNull();
  expect(service.status).not.toHaveBeenCalled();
});

describe('in a worker', () => {
  const workers: FakeWorker[] = [];
  /** Never answers. */
  const steer = vi.fn(() => new Promise(() => undefined));

  /** A pond that fails until it is started, like the real service. */
  function createPond() {
    let isStarted = false;
    return {
      start: () => {
        isStarted = true;
      },
      status: () => {
        if (!isStarted) throw new AppError('flock-not-started', 'Call start first');
        return { leaders: 2 };
      },
      steer,
      startRun: () => {
        throw new AppError('worker-unavailable', 'The file of the game cannot be loaded');
      },
    };
  }

  beforeEach(() => {
    workers.length = 0;
    class PondWorker extends FakeWorker {
      constructor() {
        super(createPond());
        workers.push(this);
      }
    }
    vi.stubGlobal('Worker', PondWorker);
    // Any transferable object can stand for a canvas.
    Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: () => new ArrayBuffer(1) });
    return () => vi.unstubAllGlobals();
  });

  const open = async () => {
    const session = openFlock(document.createElement('canvas'), START);
    await session.started;
    return session;
  };

  it("the pond keeps swimming when the game's file cannot be loaded", async () => {
    const session = await open();
    await expect(session.startRun({ pond: 'free', seed: 1, limitMs: null, ghost: null })).rejects.toMatchObject({
      code: 'worker-unavailable',
    });
    expect(await session.status()).toEqual({ leaders: 2 });
    session.close();
  });

  it.each([
    ['without a call', false],
    ['during a call without a waiting caller', true],
  ])('status reports a crash %s, and no other worker is kept', async (_when, isSteering) => {
    const session = await open();
    if (isSteering) {
      session.steer({ kind: 'direction', x: 1, y: 0, boost: false });
      await vi.waitFor(() => expect(steer).toHaveBeenCalledOnce());
    }
    workers[0]?.fail('out of memory');
    for (let asked = 0; asked < 3; asked++) await expect(session.status()).rejects.toBeInstanceOf(AppError);
    expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
    expect(workers.length).toBeLessThanOrEqual(2);
    session.close();
  });
});
