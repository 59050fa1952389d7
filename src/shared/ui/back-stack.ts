import type { PageHistory } from '../../platform/page-history.ts';

/** A move through the history that takes longer than this is not waited for. */
const MOVE_TIMEOUT_MS = 1000;
/** It may still come for so long, in a browser that is busy. */
const LATE_MOVE_MS = 10_000;

interface BackStack {
  /** Begins to listen for Back. Call it before the router is created, which must not see the moves of dialogs. */
  listen(): void;
  /** Makes Back call `close` until the returned function is called. Layers opened later are closed first. */
  add(close: () => void): () => void;
  /** Resolves when the history holds exactly the entries of the open layers. Navigate after it from a closing dialog. */
  settled(): Promise<void>;
}

/**
 * [Note: Back closes dialogs]
 * While dialogs are open, the session history holds one extra entry per dialog on top of the page's own. Back removes the
 * top entry, which closes the top dialog and leaves the page as it is. A dialog that closes in another way takes its entry
 * back. Entries are brought in step in a later task, so closing one dialog and opening another in the same event
 * (and React's double mounting in development) reuses the entry. An entry can outlive its dialog: in the forward stack
 * after a close, or below a page that was opened from within the dialog. When the visitor reaches such an entry it
 * becomes an ordinary duplicate of its page.
 */
export function createBackStack(history: PageHistory): BackStack {
  const layers: { readonly close: () => void }[] = [];
  let waiters: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Set while our own move is under way. */
  let moveTimer: ReturnType<typeof setTimeout> | undefined;
  /** Until then a move may be a late one of ours. */
  let lateUntil = 0;
  /** The page that the present entries were added for. */
  let page = '';

  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      synchronize();
    });
  };

  function synchronize(): void {
    if (moveTimer !== undefined) return;
    const depth = history.depth();
    if (depth <= layers.length) {
      page = history.page();
      for (let next = depth + 1; next <= layers.length; next++) history.push(next);
      const resolved = waiters;
      waiters = [];
      for (const resolve of resolved) resolve();
      return;
    }
    moveTimer = setTimeout(giveMoveUp, MOVE_TIMEOUT_MS);
    history.go(layers.length - depth);
  }

  /** The entry that could not be left stands for the page as it is now. */
  function giveMoveUp(): void {
    history.setDepth(layers.length);
    lateUntil = performance.now() + LATE_MOVE_MS;
    endMove();
  }

  function endMove(): void {
    clearTimeout(moveTimer);
    moveTimer = undefined;
    schedule();
  }

  function onPop(): boolean {
    if (moveTimer !== undefined) {
      endMove();
      return history.page() === page;
    }
    // A late move is no Back of the visitor: what opened meanwhile stays, and gets its entry again.
    if (performance.now() < lateUntil) {
      lateUntil = 0;
      schedule();
      return history.page() === page;
    }
    const depth = history.depth();
    if (depth > layers.length) {
      history.setDepth(layers.length);
      return false;
    }
    if (depth === layers.length) return false;
    for (const layer of layers.slice(depth).reverse()) layer.close();
    // A layer that is still open afterwards gets its entry again.
    schedule();
    return history.page() === page;
  }

  return {
    listen() {
      history.onPop(onPop);
    },
    add(close) {
      const layer = { close };
      layers.push(layer);
      schedule();
      return () => {
        const index = layers.indexOf(layer);
        if (index < 0) return;
        layers.splice(index, 1);
        schedule();
      };
    },
    settled() {
      if (timer === undefined && moveTimer === undefined) return Promise.resolve();
      return new Promise((resolve) => waiters.push(resolve));
    },
  };
}
