import { createStore, type StoreApi } from 'zustand/vanilla';
import { REMEMBERED_CHARS, REMEMBERING_MS } from './constants.ts';

/** The browser's storage, or a test's. */
export interface TextStorage {
  readonly read: (key: string) => string | null;
  /** False when there is no room. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
}

/**
 * Inputs that are kept in this browser while the visitor wants it; unless asked, nothing is ever written. That something is
 * stored is itself the sign that it is wanted.
 */
export interface RememberedInputs {
  readonly store: StoreApi<RememberedState>;
  /** Writes what the tools hold now; off, everything that was kept is removed at once. */
  setOn(isOn: boolean): void;
  /** One tool's input under its key; `text` gives what it holds, null when that is not on the page. */
  keep(key: string, text: () => string | null): KeptInput;
  /** Writes what is still waiting. */
  flush(): void;
}

export interface RememberedState {
  readonly isOn: boolean;
  /** An input that cannot be kept: too long, or there is no room. */
  readonly isRefused: boolean;
}

export interface KeptInput {
  readonly initial: string;
  /** Says that the text is another one. */
  changed(): void;
}

export function createRememberedInputs(keys: readonly string[], storage: TextStorage): RememberedInputs {
  const isOn = keys.some((key) => storage.read(key) !== null);
  const store = createStore<RememberedState>(() => ({ isOn, isRefused: false }));
  const texts = new Map<string, () => string | null>();
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = (key: string): boolean => {
    const current = texts.get(key);
    const text = current === undefined ? (storage.read(key) ?? '') : current();
    const isKept = text !== null && text.length <= REMEMBERED_CHARS && storage.write(key, text);
    // A former text in its place would be taken for this one.
    if (!isKept) storage.write(key, '');
    return isKept;
  };
  const flush = () => {
    clearTimeout(timer);
    if (waiting.size === 0) return;
    const isKept = [...waiting].map(write).every(Boolean);
    waiting.clear();
    store.setState({ isRefused: !isKept });
  };

  return {
    store,
    setOn(next) {
      clearTimeout(timer);
      waiting.clear();
      store.setState({ isOn: next, isRefused: false });
      for (const key of keys) {
        if (next) waiting.add(key);
        else storage.remove(key);
      }
      flush();
    },
    keep(key, text) {
      texts.set(key, text);
      return {
        initial: storage.read(key) ?? '',
        changed() {
          if (!store.getState().isOn) return;
          waiting.add(key);
          clearTimeout(timer);
          timer = setTimeout(flush, REMEMBERING_MS);
        },
      };
    },
    flush,
  };
}
