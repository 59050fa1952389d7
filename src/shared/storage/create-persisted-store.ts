import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { localTextStorage, type TextStorage } from '../../platform/storage/local.ts';
import { showToast } from '../toast-store.ts';
import { copy } from './copy.ts';
import { createRecentChanges } from './recent-changes.ts';
import { setAside } from './set-aside.ts';

interface PersistedStoreOptions<T> {
  /** Entry name, from `platform/storage/keys.ts`. */
  readonly key: string;
  /**
   * Stored text → value, or null where the text is damaged. A plain function, because these stores are part of the first
   * bundle and a schema library is not.
   */
  readonly parse: (text: string) => T | null;
  /** Value of a browser that stored nothing. */
  readonly initial: T;
  /** Value → stored text; null removes the entry. JSON by default. */
  readonly format?: (value: T) => string | null;
  /** Combines a value that storage refused with the stored one. By default the page keeps its own value. */
  readonly merge?: (own: T, stored: T) => T;
  readonly storage?: TextStorage;
}

export interface PersistedStore<T> {
  /**
   * Hook and store of the value. Prerendering and hydration see `initial`; the first render after them sees the stored
   * value.
   */
  readonly useValue: UseBoundStore<StoreApi<T>>;
  /**
   * Applies a change to the stored value, which another tab may have written since this page read it. Further changes are
   * alternatives for when storage refuses the ones before. Returns false when all are refused; the first one then lasts as
   * long as the page.
   */
  update(...changes: readonly [(current: T) => T, ...((current: T) => T)[]]): boolean;
  /** Replaces the whole value. Returns false when storage refuses it; it then lasts as long as the page. */
  set(value: T): boolean;
  /** Reads the entry again and returns the current value. Call it before a decision that depends on the stored value. */
  refresh(): T;
  /** Removes the entry and returns to the initial value. */
  clear(): void;
  /** The stored value; null when nothing is stored, or it is damaged. */
  readStored(): T | null;
  /** Value → text as it is stored, null for none. The same value gives the same text. */
  toText(value: T | null): string | null;
  /** Text → value, or null where it is damaged. */
  fromText(text: string): T | null;
}

/**
 * A small value in `localStorage`, shared by all tabs: every change starts from the stored value, and other tabs' changes
 * arrive by storage events. Damaged text is kept under a sibling name and reported to the visitor; the value becomes
 * `initial`, and the entry stays until the next write.
 */
export function createPersistedStore<T>(options: PersistedStoreOptions<T>): PersistedStore<T> {
  const { key, parse, initial, format = JSON.stringify, merge, storage = localTextStorage } = options;
  const useValue = create<T>(() => initial);
  let last: { readonly text: string | null; readonly value: T } = { text: null, value: initial };
  const recent = createRecentChanges<T>();
  /** Storage refused this page's last change, so the page's value is newer than the stored one. */
  let isUnsaved = false;
  /** Damaged text that could not be kept elsewhere: overwriting it would lose it. */
  let isProtected = false;

  /** The stored value; null where the text is damaged. */
  function readEntry(): { readonly value: T } | null {
    const text = storage.read(key);
    if (text === last.text) return last;
    const value = text === null ? initial : parse(text);
    if (text !== null && value === null) return null;
    last = { text, value: value as T };
    return last;
  }

  function readOrSetAside(): T {
    const stored = readEntry();
    if (stored !== null) return stored.value;
    const outcome = setAside(storage, key, storage.read(key) ?? '');
    isProtected = outcome === 'refused';
    if (outcome !== 'known') showToast(copy.setAside, { severity: 'warning' });
    return initial;
  }

  function refresh(): T {
    const own = useValue.getState();
    if (isUnsaved && merge === undefined) return own;
    const stored = readOrSetAside();
    const value = isUnsaved && merge !== undefined ? merge(own, stored) : stored;
    useValue.setState(value, true);
    return value;
  }

  function write(value: T): boolean {
    const text = format(value);
    if (isProtected) return false;
    if (text === null) storage.remove(key);
    else if (!storage.write(key, text)) return false;
    last = { text, value };
    return true;
  }

  storage.onChange(key, () => {
    // Text that this release cannot read may come from a newer release in another tab, so it is not set aside.
    const stored = readEntry();
    if (stored === null) return;
    isProtected = false;
    const restored = recent.restoreIn(stored.value);
    const value = restored !== stored.value && write(restored) ? restored : stored.value;
    useValue.setState(isUnsaved && merge !== undefined ? merge(useValue.getState(), value) : value, true);
    if (merge === undefined) isUnsaved = false;
  });
  useValue.setState(readOrSetAside(), true);

  return {
    useValue,
    update(first, ...alternatives) {
      const current = refresh();
      const changes = [first, ...alternatives];
      const wanted = first(current);
      if (Object.is(wanted, current) && !isUnsaved) return true;
      const written = changes.find((change) => write(change(current)));
      isUnsaved = written === undefined;
      if (written !== undefined) recent.add(current, last.value);
      useValue.setState(written === undefined ? wanted : last.value, true);
      return !isUnsaved;
    },
    set(value) {
      recent.clear();
      isUnsaved = !write(value);
      useValue.setState(value, true);
      return !isUnsaved;
    },
    refresh,
    clear() {
      storage.remove(key);
      last = { text: null, value: initial };
      recent.clear();
      isUnsaved = false;
      isProtected = false;
      useValue.setState(initial, true);
    },
    readStored: () => (storage.read(key) === null ? null : (readEntry()?.value ?? null)),
    toText: (value) => (value === null ? null : format(value)),
    fromText: parse,
  };
}
