import { whenIdle } from './when-idle.ts';

/** A newer version that is downloaded and waits. Nothing changes until `apply` is called. */
export interface WaitingUpdate {
  /** Activates the new version and reloads this tab, after a while in any case; other tabs keep their page. */
  readonly apply: () => void;
}

/** Shortest time between two checks for a newer version, which run when the page becomes visible again. */
const CHECK_INTERVAL_MS = 60 * 60 * 1000;

/** Registration waits for an idle moment after loading, at most this long. */
const IDLE_TIMEOUT_MS = 5000;

/** How long a page waits for the version that it has asked for. */
const APPLY_TIMEOUT_MS = 10_000;

/** How often it makes the browser check again whether that version can take over. */
const LOOK_AGAIN_MS = 250;

export interface ServiceWorkerOptions {
  readonly url: string;
  readonly scope: string;
  readonly onUpdate: (update: WaitingUpdate) => void;
  /** Asked before each check for a newer version by an open page: false sends nothing. */
  readonly mayCheck: () => boolean;
}

/**
 * Registers the service worker once the page is loaded and idle, so that it never competes with the first view.
 * Without service workers (old browser, insecure address) nothing happens: the product works without them.
 */
export function startServiceWorker({ url, scope, onUpdate, mayCheck }: ServiceWorkerOptions): void {
  if (!('serviceWorker' in navigator)) return;
  whenIdle(() => {
    navigator.serviceWorker.register(url, { scope }).then(
      (registration: ServiceWorkerRegistration | undefined) => {
        // Browsers in which a test tool blocks service workers resolve to nothing.
        if (registration === undefined) return;
        watchForUpdate(registration, onUpdate);
        checkWhenSeenAgain(registration, mayCheck);
      },
      // Refused (private window, policy): the page is online only.
      () => {},
    );
  }, IDLE_TIMEOUT_MS);
}

function watchForUpdate(registration: ServiceWorkerRegistration, onUpdate: (update: WaitingUpdate) => void): void {
  const follow = (worker: ServiceWorker | null) => {
    // Without an active version this is the first installation, not an update.
    if (worker === null || registration.active === null) return;
    const report = () => {
      if (worker.state === 'installed') onUpdate({ apply: () => applyUpdate(worker) });
    };
    worker.addEventListener('statechange', report);
    report();
  };
  // The browser checks at every navigation, so a newer version may be installing or waiting before this page listens.
  follow(registration.installing);
  follow(registration.waiting);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

function applyUpdate(worker: ServiceWorker): void {
  // Another tab may have activated it already; then only this page is old.
  if (worker.state !== 'installed') {
    window.location.reload();
    return;
  }
  const lookingAgain = setInterval(lookAgain, LOOK_AGAIN_MS);
  // A request that the old version still answers can hold the new one back for minutes. Those of this page end with it.
  const timer = setTimeout(reload, APPLY_TIMEOUT_MS);
  // Fires in every page, unlike `controllerchange`, which a page without a controller (first visit, forced reload) misses.
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') reload();
  });
  worker.postMessage({ type: 'SKIP_WAITING' });

  function reload(): void {
    clearInterval(lookingAgain);
    clearTimeout(timer);
    window.location.reload();
  }
}

/**
 * When a page sends a request just as the old version ends, Chromium starts that version again and forgets to end it. It
 * checks again whenever a page or worker is loaded. A reload of this page would hang: its requests go to the old version.
 */
function lookAgain(): void {
  new Worker(new URL('./look-again.worker.ts', import.meta.url), { type: 'module' });
}

function checkWhenSeenAgain(registration: ServiceWorkerRegistration, mayCheck: () => boolean): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_INTERVAL_MS || !mayCheck()) return;
    checkedAt = Date.now();
    registration.update().catch(() => {});
  });
}
