import { createStore, type StoreApi } from 'zustand/vanilla';
import { tabKey } from '../../platform/storage/keys.ts';
import type { TextStorage } from '../../platform/storage/local.ts';
import { createPersistedStore, type PersistedStore } from '../../shared/storage/create-persisted-store.ts';
import { REMEMBERED_CHARS, REMEMBERING_MS } from './constants.ts';

interface RememberedState {
  readonly isOn: boolean;
  /** An input that cannot be kept for the next visit: too long, or there is no room. */
  readonly isRefused: boolean;
}

export interface InTabState {
  /** False after a text that is too long, or for which there is no room. */
  readonly isKept: boolean;
}

/** The storage that dies with the tab. */
export type TabStorage = Pick<TextStorage, 'read' | 'write' | 'remove'>;

interface Registered {
  readonly text: () => string | null;
  readonly show: ((text: string) => void) | undefined;
  readonly inTab: StoreApi<InTabState>;
}

/**
 * Keeps the inputs of both tools in two places.
 *
 * In the tab's own storage, always: a text survives a reload and a crash there, no other tab sees it, and it disappears
 * with the tab. A tab's own text takes precedence over the shared text.
 *
 * In this browser's storage, for the next visit and only while the visitor wants it. A stored entry is itself the sign
 * that it is wanted, in every tab.
 *
 * `keys` name the entries in `storage`; `tabStorage` holds the same texts under names that follow from them.
 */
export function createRememberedInputs(keys: readonly string[], storage: TextStorage, tabStorage: TabStorage) {
  const entries = new Map(keys.map((key) => [key, createEntry(key, storage)]));
  const isAnyStored = () => [...entries.values()].some(({ useValue }) => useValue.getState() !== null);
  // React hydrates with the initial state, which must be that of the prerendered page.
  const store = createStore<RememberedState>(() => ({ isOn: false, isRefused: false }));
  store.setState({ isOn: isAnyStored() });
  const tools = new Map<string, Registered>();
  /** Inputs that have changed since they were written. */
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = (key: string): boolean => {
    const entry = entries.get(key);
    if (entry === undefined) return false;
    const tool = tools.get(key);
    const text = tool === undefined ? (entry.refresh() ?? '') : tool.text();
    if (text !== null && text.length <= REMEMBERED_CHARS && entry.set(text)) return true;
    // The previous text must not stand in for this one.
    entry.set('');
    return false;
  };
  const flush = () => {
    clearTimeout(timer);
    if (waiting.size === 0) return;
    for (const key of waiting) writeInTab(tabStorage, key, tools.get(key));
    if (store.getState().isOn) {
      const isKept = [...waiting].map(write).every(Boolean);
      store.setState({ isRefused: !isKept });
    }
    waiting.clear();
  };
  const follow = () => {
    const isOn = isAnyStored();
    if (isOn !== store.getState().isOn) store.setState({ isOn, isRefused: false });
  };
  for (const { useValue } of entries.values()) useValue.subscribe(follow);

  return {
    store,
    /** Writes what the tools hold now; off, everything that was kept for the next visit is removed at once. */
    setOn(next: boolean) {
      for (const [key, entry] of entries) {
        if (next) waiting.add(key);
        else entry.clear();
      }
      store.setState({ isOn: next, isRefused: false });
      flush();
    },
    /**
     * Registers one tool's input under its key. `text` returns the input, null when it is not on the page; `show` puts an
     * imported text in its place.
     */
    keep(key: string, text: () => string | null, show?: (text: string) => void) {
      const inTab = createStore<InTabState>(() => ({ isKept: true }));
      tools.set(key, { text, show, inTab });
      return {
        initial: tabStorage.read(tabKey(key)) ?? entries.get(key)?.refresh() ?? '',
        /** Whether a reload brings the text back. */
        inTab,
        /** Says that the text is another one. */
        changed() {
          waiting.add(key);
          clearTimeout(timer);
          timer = setTimeout(flush, REMEMBERING_MS);
        },
      };
    },
    /** The stored input; null when none is kept. */
    read: (key: string): string | null => entries.get(key)?.refresh() ?? null,
    /** Whether the tool holds another input that is not kept, and that showing `text` would lose. */
    wouldLose(key: string, text: string) {
      const tool = tools.get(key);
      const own = tool === undefined ? (tabStorage.read(tabKey(key)) ?? '') : tool.text();
      return !store.getState().isOn && !['', text].includes(own ?? `${text} `);
    },
    /** Stores an imported input and shows it where the tool is open; null removes it. False when there is no room. */
    adopt(key: string, text: string | null) {
      const entry = entries.get(key);
      if (entry === undefined) return false;
      waiting.delete(key);
      if (text === null) {
        entry.clear();
        if (!tools.has(key)) tabStorage.remove(tabKey(key));
        return true;
      }
      if (text.length > REMEMBERED_CHARS || !entry.set(text)) return false;
      const tool = tools.get(key);
      if (tool?.show === undefined) tabStorage.remove(tabKey(key));
      else tool.show(text);
      return true;
    },
    /** Writes pending changes. */
    flush,
  };
}

/** Keeps the present text of a tool for a reload. An entry that is too old is removed. */
function writeInTab(storage: TabStorage, key: string, tool: Registered | undefined): void {
  if (tool === undefined) return;
  const text = tool.text();
  const isKept = text !== null && text.length <= REMEMBERED_CHARS && storage.write(tabKey(key), text);
  if (!isKept) storage.remove(tabKey(key));
  tool.inTab.setState({ isKept });
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
