import type { TextStorage } from '../../../src/platform/storage/local.ts';

export interface FakeTabs {
  /** What the browser holds for all tabs. */
  readonly entries: Map<string, string>;
  /** The storage as a new tab sees it: its writes and removals notify the other tabs only. */
  openTab(): TextStorage;
  /** Delivers the storage events of the other tabs' writes since the last call. */
  deliverEvents(): void;
  /** Longest text that fits into one entry. */
  room: number;
  /** Reads find nothing and writes fail, as in a private window. */
  isRefused: boolean;
}

/** Text storage shared by several fake tabs, with events that arrive later, as in a browser. */
export function createFakeTabs(): FakeTabs {
  const entries = new Map<string, string>();
  const listeners: { readonly tab: symbol; readonly key: string; readonly handler: () => void }[] = [];
  let events: { readonly tab: symbol; readonly key: string }[] = [];
  const tabs: FakeTabs = {
    entries,
    room: Number.POSITIVE_INFINITY,
    isRefused: false,
    openTab() {
      const tab = Symbol('tab');
      return {
        read: (key) => (tabs.isRefused ? null : (entries.get(key) ?? null)),
        write(key, text) {
          if (tabs.isRefused || text.length > tabs.room) return false;
          if (entries.get(key) !== text) events.push({ tab, key });
          entries.set(key, text);
          return true;
        },
        remove(key) {
          if (!tabs.isRefused && entries.delete(key)) events.push({ tab, key });
        },
        onChange(key, handler) {
          const listener = { tab, key, handler };
          listeners.push(listener);
          return () => void listeners.splice(listeners.indexOf(listener), 1);
        },
      };
    },
    deliverEvents() {
      const delivered = events;
      events = [];
      for (const event of delivered) {
        for (const { tab, key, handler } of listeners) if (tab !== event.tab && key === event.key) handler();
      }
    },
  };
  return tabs;
}
