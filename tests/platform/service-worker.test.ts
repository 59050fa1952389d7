// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startServiceWorker, type WaitingUpdate } from '../../src/platform/service-worker.ts';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState;
  readonly postMessage = vi.fn();

  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = vi.fn(async () => undefined);

  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

let registration: FakeRegistration;
let updates: WaitingUpdate[];
const reload = vi.fn();
/** Takes the place of `Worker`: the browser looks for a waiting version when one is loaded. */
const loaded = vi.fn();

beforeEach(() => {
  registration = new FakeRegistration();
  updates = [];
  reload.mockReset();
  const container = { register: vi.fn(async () => registration) };
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('requestIdleCallback', (start: () => void) => start());
  loaded.mockReset();
  vi.stubGlobal('Worker', loaded);
});
afterEach(() => vi.unstubAllGlobals());

async function start(mayCheck = true): Promise<void> {
  const onUpdate = (update: WaitingUpdate) => void updates.push(update);
  startServiceWorker({ url: '/sw.js', scope: '/', onUpdate, mayCheck: () => mayCheck });
  window.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(navigator.serviceWorker.register).toHaveBeenCalled());
  await Promise.resolve();
}

describe('a newer version is reported', () => {
  beforeEach(() => {
    registration.active = new FakeWorker('activated');
  });

  it('when it is already waiting', async () => {
    registration.waiting = new FakeWorker('installed');
    await start();
    expect(updates).toHaveLength(1);
  });

  it('when it was found before the page listens and installed later', async () => {
    registration.installing = new FakeWorker('installing');
    await start();
    expect(updates).toHaveLength(0);
    registration.installing.become('installed');
    expect(updates).toHaveLength(1);
  });

  it('when it is found while the page is open', async () => {
    await start();
    const worker = new FakeWorker('installing');
    registration.find(worker);
    worker.become('installed');
    expect(updates).toHaveLength(1);
  });

  it('unless it could not be installed', async () => {
    await start();
    const worker = new FakeWorker('installing');
    registration.find(worker);
    worker.become('redundant');
    expect(updates).toHaveLength(0);
  });
});

it.each([
  ['asks for a newer version once an hour has passed', true, 1],
  ['sends nothing while the open page forbids it', false, 0],
])('a page that is seen again %s', async (_rule, mayCheck, count) => {
  await start(mayCheck);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 61 * 60_000);
  onTestFinished(() => void vi.restoreAllMocks());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(count);
});

it('does not report the first installation as an update', async () => {
  await start();
  const worker = new FakeWorker('installing');
  registration.find(worker);
  worker.become('installed');
  registration.active = worker;
  worker.become('activated');
  expect(updates).toHaveLength(0);
});

describe('applying an update', () => {
  /** Applies a version that waits behind an active one, on fake timers. @returns the waiting worker. */
  async function applyUpdate(): Promise<FakeWorker> {
    const waiting = new FakeWorker('installed');
    Object.assign(registration, { active: new FakeWorker('activated'), waiting });
    await start();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    updates[0]?.apply();
    return waiting;
  }

  it('activates the version and then reloads, even a page without a controller', async () => {
    registration.active = new FakeWorker('activated');
    registration.waiting = new FakeWorker('installed');
    await start();
    updates[0]?.apply();
    expect(registration.waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    registration.waiting.become('activating');
    expect(reload).not.toHaveBeenCalled();
    registration.waiting.become('activated');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['after a while when the old version does not give way', false],
    ['only once when it does', true],
  ])('reloads %s', async (_when, givesWay) => {
    const waiting = await applyUpdate();
    if (givesWay) waiting.become('activated');
    vi.advanceTimersByTime(9_999);
    expect(reload).toHaveBeenCalledTimes(givesWay ? 1 : 0);
    vi.advanceTimersByTime(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('makes the browser look again four times a second, until it is active', async () => {
    const waiting = await applyUpdate();
    expect(loaded).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(loaded).toHaveBeenCalledTimes(4);
    waiting.become('activated');
    vi.advanceTimersByTime(20_000);
    expect(loaded).toHaveBeenCalledTimes(4);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('only reloads when another page has already activated it', async () => {
    registration.active = new FakeWorker('activated');
    const worker = new FakeWorker('installed');
    registration.waiting = worker;
    await start();
    worker.become('activated');
    updates[0]?.apply();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(worker.postMessage).not.toHaveBeenCalled();
  });
});
