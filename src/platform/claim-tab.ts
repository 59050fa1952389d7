/** How long a tab may take to finish its work. A frozen tab does not answer at all. */
const ANSWER_WAIT_MS = 1500;

interface TabClaimant {
  /** Another tab asks for the claim. Finishes the work under way; the claim ends afterwards. */
  readonly onAsked: () => Promise<void>;
  /** This tab no longer holds the claim. */
  readonly onLost: () => void;
}

/**
 * Makes this tab the only holder of the claim of this name. The tab that held it finishes its work and lets go; a tab
 * that does not answer loses it. Without Web Locks (insecure address) several tabs hold it. @returns what gives it back.
 */
export async function claimTab(name: string, { onAsked, onLost }: TabClaimant): Promise<() => void> {
  const locks = navigator.locks as LockManager | null | undefined;
  if (!locks || typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(`mythinkn_claim_${name}`);
  channel.postMessage('ask');
  const release = await takeLock(locks, `mythinkn_claim_${name}`, lose);
  let isHeld = true;
  channel.addEventListener('message', () => {
    if (isHeld) void onAsked().finally(lose);
  });
  return end;

  function end(): void {
    isHeld = false;
    channel.close();
    release();
  }

  function lose(): void {
    if (!isHeld) return;
    end();
    onLost();
  }
}

/** Waits for the lock, and steals it from a tab that does not let go. @returns what gives it back. */
function takeLock(locks: LockManager, name: string, onStolen: () => void): Promise<() => void> {
  return new Promise((resolve) => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), ANSWER_WAIT_MS);
    const hold = () => {
      clearTimeout(timer);
      return new Promise<void>((release) => resolve(release));
    };
    locks.request(name, { signal: patience.signal }, hold).catch(() => {
      if (!patience.signal.aborted) return onStolen();
      locks.request(name, { steal: true }, hold).catch(onStolen);
    });
  });
}
