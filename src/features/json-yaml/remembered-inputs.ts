import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextStorage } from '../../platform/storage/local.ts';
import { createPersistedStore, type PersistedStore } from '../../shared/storage/create-persisted-store.ts';
import { REMEMBERED_CHARS, REMEMBERING_MS } from './constants.ts';

/**
 * Inputs that are kept in this browser while the visitor wants it; nothing is written before that. A stored entry is
 * itself the sign that it is wanted, in every tab.
 */
export interface RememberedInputs {
  readonly store: StoreApi<RememberedState>;
  /** Writes what the tools hold now; off, everything that was kept is removed at once. */
  setOn(isOn: boolean): void;
  /**
   * Registers one tool's input under its key. `text` returns the input, null when it is not on the page; `show` puts an
   * imported text in its place.
   */
  keep(key: string, text: () => string | null, show?: (text: string) => void): KeptInput;
  /** The stored input; null when none is kept. */
  read(key: string): string | null;
  /** Whether the tool holds another input that is not kept, and that showing `text` would lose. */
  wouldLose(key: string, text: string): boolean;
  /** Stores an imported input and shows it where the tool is open; null removes it. False when there is no room. */
  adopt(key: string, text: string | null): boolean;
  /** Writes pending changes. */
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
  const entries = new Map(keys.map((key) => [key, createEntry(key, storage)]));
  const isAnyStored = () => [...entries.values()].some(({ useValue }) => useValue.getState() !== null);
  // React hydrates with the initial state, which must be that of the prerendered page.
  const store = createStore<RememberedState>(() => ({ isOn: false, isRefused: false }));
  store.setState({ isOn: isAnyStored() });
  const texts = new Map<string, () => string | null>();
  const shows = new Map<string, (text: string) => void>();
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = (key: string): boolean => {
    const entry = entries.get(key);
    if (entry === undefined) return false;
    const current = texts.get(key);
    const text = current === undefined ? (entry.refresh() ?? '') : current();
    if (text !== null && text.length <= REMEMBERED_CHARS && entry.set(text)) return true;
    // The previous text must not stand in for this one.
    entry.set('');
    return false;
  };
  const flush = () => {
    clearTimeout(timer);
    if (waiting.size === 0) return;
    const isKept = [...waiting].map(write).every(Boolean);
    waiting.clear();
    store.setState({ isRefused: !isKept });
  };
  const follow = () => {
    const isOn = isAnyStored();
    if (isOn === store.getState().isOn) return;
    if (!isOn) waiting.clear();
    store.setState({ isOn, isRefused: false });
  };
  for (const { useValue } of entries.values()) useValue.subscribe(follow);

  return {
    store,
    setOn(next) {
      clearTimeout(timer);
      waiting.clear();
      for (const [key, entry] of entries) {
        if (next) waiting.add(key);
        else entry.clear();
      }
      store.setState({ isOn: next, isRefused: false });
      flush();
    },
    keep(key, text, show) {
      texts.set(key, text);
      if (show !== undefined) shows.set(key, show);
      return {
        initial: entries.get(key)?.refresh() ?? '',
        changed() {
          if (!store.getState().isOn) return;
          waiting.add(key);
          clearTimeout(timer);
          timer = setTimeout(flush, REMEMBERING_MS);
        },
      };
    },
    read: (key) => entries.get(key)?.refresh() ?? null,
    wouldLose(key, text) {
      const current = texts.get(key);
      return !store.getState().isOn && current !== undefined && !['', text].includes(current() ?? `${text} `);
    },
    adopt(key, text) {
      const entry = entries.get(key);
      if (entry === undefined) return false;
      waiting.delete(key);
      if (text === null) {
        entry.clear();
        return true;
      }
      if (text.length > REMEMBERED_CHARS || !entry.set(text)) return false;
      shows.get(key)?.(text);
      return true;
    },
    flush,
  };
}

function createEntry(key: string, storage: TextStorage): PersistedStore<string | null> {
  return createPersistedStore<string | null>({
    key,
    parse: (text) => text,
    initial: null,
    format: (text) => text,
    storage,
  });
}
