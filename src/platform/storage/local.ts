/** Named text entries: `localStorage`, or a stand-in in tests. */
export interface TextStorage {
  read(key: string): string | null;
  /** False where the entry could not be written. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  /** Calls `handler` whenever another tab changes the entry, until the returned function is called. */
  onChange(key: string, handler: () => void): () => void;
}

/**
 * `localStorage` for short settings. Where storage is refused (private window, policy, quota), reads find nothing and
 * writes return `false`: the setting then lasts as long as the page.
 */
export const localTextStorage: TextStorage = {
  read: readLocal,
  write: writeLocal,
  remove: removeLocal,
  onChange: onLocalChange,
};

export function readLocal(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeLocal(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeLocal(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage that cannot be reached holds nothing to remove.
  }
}

/**
 * Calls `handler` with the new value whenever another tab writes the entry or clears all entries, until the returned
 * function is called. Without a window (prerendering) there are no other tabs.
 */
export function onLocalChange(key: string, handler: (value: string | null) => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const listen = (event: StorageEvent) => {
    if (event.storageArea !== window.localStorage) return;
    if (event.key === key || event.key === null) handler(event.newValue);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Calls `handler` whenever another tab writes any entry, until the returned function is called. */
export function onAnyLocalChange(handler: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.storageArea === window.localStorage) handler();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Names of all entries, sorted; none where storage is refused. */
export function listLocalKeys(): string[] {
  try {
    return Object.keys(window.localStorage).sort();
  } catch {
    return [];
  }
}
