const DEPTH = 'dialogDepth';

/** The session history, as far as open dialogs need it. */
export interface PageHistory {
  /** How many open dialogs the current entry stands for; 0 for the page itself. */
  depth(): number;
  /** Identifies the page entry that the current entry belongs to. Entries of dialogs share it with their page. */
  page(): string;
  /** Adds an entry for the same page. */
  push(depth: number): void;
  /** Overwrites the depth of the current entry. */
  setDepth(depth: number): void;
  /** Moves asynchronously; a pop follows unless there is no such entry. */
  go(delta: number): void;
  /**
   * Calls `handler` after each move through the history. If it returns true, no listener that was added later sees the
   * move: a window calls its listeners in the order of their registration, capturing ones too.
   */
  onPop(handler: () => boolean): void;
}

export const pageHistory: PageHistory = {
  depth: () => {
    const depth: unknown = readState()[DEPTH];
    return typeof depth === 'number' ? depth : 0;
  },
  page() {
    const { key, idx } = readState();
    return JSON.stringify([key, idx]);
  },
  // The router's own fields stay in the entry, so the router takes it for the page that it already shows.
  push: (depth) => window.history.pushState({ ...readState(), [DEPTH]: depth }, ''),
  setDepth: (depth) => window.history.replaceState({ ...readState(), [DEPTH]: depth }, ''),
  go: (delta) => window.history.go(delta),
  onPop(handler) {
    window.addEventListener('popstate', (event) => {
      if (handler()) event.stopImmediatePropagation();
    });
  },
};

function readState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}

/** Path of the address bar. It may differ from the router's page while the router undoes a blocked Back. */
export function pagePath(): string {
  return window.location.pathname;
}

/** Calls `handler` once, after the next move through the history. */
export function onNextPageMove(handler: () => void): void {
  window.addEventListener('popstate', handler, { once: true });
}
