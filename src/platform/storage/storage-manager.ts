/** Whether the browser promises not to clear this origin's data by itself. `unknown`: it has no such interface here. */
export type Persistence = 'granted' | 'not-granted' | 'unknown';

export interface StorageEstimate {
  readonly usedBytes: number;
  readonly quotaBytes: number;
}

export async function readPersistence(): Promise<Persistence> {
  const storage = storageManager();
  if (storage === undefined) return 'unknown';
  try {
    return (await storage.persisted()) ? 'granted' : 'not-granted';
  } catch {
    return 'unknown';
  }
}

/** Asks the browser to keep this origin's data. Some browsers ask the visitor, others decide by themselves. */
export async function requestPersistence(): Promise<Persistence> {
  const storage = storageManager();
  if (storage === undefined) return 'unknown';
  try {
    return (await storage.persist()) ? 'granted' : 'not-granted';
  } catch {
    return 'unknown';
  }
}

/** How much room this origin uses and has; null where the browser does not say. */
export async function estimate(): Promise<StorageEstimate | null> {
  try {
    const { usage, quota } = (await storageManager()?.estimate()) ?? {};
    return usage === undefined || quota === undefined ? null : { usedBytes: usage, quotaBytes: quota };
  } catch {
    return null;
  }
}

/** Missing at insecure addresses and in old browsers, whatever its type says. */
function storageManager(): StorageManager | undefined {
  return typeof navigator === 'undefined' ? undefined : (navigator.storage as StorageManager | undefined);
}
