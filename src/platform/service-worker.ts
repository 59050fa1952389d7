import { whenIdle } from './when-idle.ts';

/** A newer version is fetched and waits. Nothing changes until `apply` is called. */
export interface WaitingUpdate {
  /** Puts the new version in charge and reloads this tab; other tabs keep their page. */
  readonly apply: () => void;
}

/** An open page asks for a newer version when it is looked at again, at most this often. */
const CHECK_INTERVAL_MS = 60 * 60 * 1000;

/** Registering waits for an idle moment after load, at most this long. */
const IDLE_TIMEOUT_MS = 5000;

export interface ServiceWorkerOptions {
  readonly url: string;
  readonly scope: string;
  readonly onUpdate: (update: WaitingUpdate) => void;
  /** Asked before each check for a newer version by an open page: false sends nothing. */
  readonly mayCheck: () => boolean;
}

/**
 * Registers the service worker once the page is loaded and idle, so that it never competes with the first view.
 * Where there is none (old browser, insecure address), nothing happens: the product works without.
 */
export function startServiceWorker({ url, scope, onUpdate, mayCheck }: ServiceWorkerOptions): void {
  if (!('serviceWorker' in navigator)) return;
  whenIdle(() => {
    navigator.serviceWorker.register(url, { scope }).then(
      (registration: ServiceWorkerRegistration | undefined) => {
        // Browsers that a tool keeps from service workers answer with nothing.
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
    // Without an active version this is the first installation, which is no update.
    if (worker === null || registration.active === null) return;
    const report = () => {
      if (worker.state === 'installed') onUpdate({ apply: () => applyUpdate(worker) });
    };
    worker.addEventListener('statechange', report);
    report();
  };
  // The browser looks for a newer version at every navigation: it may be on its way, or here, before this page listens.
  follow(registration.installing);
  follow(registration.waiting);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

function applyUpdate(worker: ServiceWorker): void {
  // Another tab may have put it in charge already: then only the page is old.
  if (worker.state !== 'installed') {
    window.location.reload();
    return;
  }
  // Heard by every page; `controllerchange` is not, in a page that no version is in charge of (first visit, forced reload).
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') window.location.reload();
  });
  worker.postMessage({ type: 'SKIP_WAITING' });
}

function checkWhenSeenAgain(registration: ServiceWorkerRegistration, mayCheck: () => boolean): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_INTERVAL_MS || !mayCheck()) return;
    checkedAt = Date.now();
    registration.update().catch(() => {});
  });
}
