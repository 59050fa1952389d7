/**
 * `localStorage` for short settings. Where storage is refused (private windows, policy, full), reading finds nothing and
 * writing answers `false`: a setting is then kept for this page only.
 */
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
    // What cannot be reached was never written either.
  }
}

/** Calls `handler` with the new value whenever another tab writes the entry, or clears them all. */
export function onLocalChange(key: string, handler: (value: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.storageArea !== window.localStorage) return;
    if (event.key === key || event.key === null) handler(event.newValue);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
