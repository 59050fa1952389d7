// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { openFlock } from '../../src/bridges/flock-bridge.ts';
import { FLOCK_RULES } from '../../src/features/flock-dance/constants.ts';
import type { FlockStart } from '../../workers/flock/flock.api.ts';

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

it('where the page itself draws, closing stops the pond, and nothing is asked of it any more', async () => {
  const session = openFlock(document.createElement('canvas'), START);
  await session.started;
  expect(service.start).toHaveBeenCalledOnce();
  session.close();
  await vi.waitFor(() => expect(service.stop).toHaveBeenCalledOnce());
  expect(await session.status()).toBeNull();
  expect(service.status).not.toHaveBeenCalled();
});
