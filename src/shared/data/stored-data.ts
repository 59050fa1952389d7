import { AppError } from '../../core/errors.ts';
import type { PersistedStore } from '../storage/create-persisted-store.ts';
import type { DataPart, ImportMode, ImportPlan, ToolData } from '../tool/tool-data.ts';

/** How an imported entry compares with the one in this browser. */
type Comparison =
  | 'added'
  | 'unchanged'
  /** Differs, and merging takes the imported one because nothing is lost. */
  | 'changed'
  /** Differs, and merging keeps something of this browser's. */
  | 'conflict'
  | { readonly skipped: string };

/** One text in the browser's storage that is exported and imported as a whole. */
export interface StoredEntry {
  /** Name of its part in an archive. */
  readonly part: string;
  /** Name for the visitor, in lists of conflicts. */
  readonly name: string;
  /** Null when nothing is stored. The same data gives the same text. */
  exportText(): string | null;
  compare(text: string): Comparison;
  /** Imports a text; null removes the entry. False when storage refuses it. */
  importText(text: string | null, mode: ImportMode): boolean;
  /** Number of items from the visitor's point of view; 0 when nothing is stored. */
  count(): number;
}

interface StoreEntryOptions<T> {
  readonly part: string;
  readonly name: string;
  readonly store: PersistedStore<T>;
  /** Combines both values when merging. By default this browser's is kept. */
  readonly merge?: (own: T, imported: T) => T;
  readonly count?: (value: T) => number;
  /** Reason for skipping a text that cannot be read. */
  readonly unreadable: string;
}

/** The value of a persisted store as an entry. */
export function storeEntry<T>(options: StoreEntryOptions<T>): StoredEntry {
  const { part, name, store, merge = (own) => own, count = () => 1, unreadable } = options;
  const combine = (own: T | null, imported: T) => (own === null ? imported : merge(own, imported));
  return {
    part,
    name,
    exportText: () => store.toText(store.readStored()),
    compare(text) {
      const imported = store.fromText(text);
      if (imported === null) return { skipped: unreadable };
      const own = store.readStored();
      if (own === null) return 'added';
      const [ownText, importedText] = [store.toText(own), store.toText(imported)];
      if (ownText === importedText) return 'unchanged';
      return store.toText(combine(own, imported)) === importedText ? 'changed' : 'conflict';
    },
    importText(text, mode) {
      if (text === null) {
        store.clear();
        return true;
      }
      const imported = store.fromText(text);
      if (imported === null) return false;
      return store.set(mode === 'replace' ? imported : combine(store.readStored(), imported));
    },
    count() {
      const value = store.readStored();
      return value === null ? 0 : count(value);
    },
  };
}

interface StoredDataOptions extends Pick<ToolData, 'id' | 'label' | 'holds' | 'version'> {
  readonly entries: readonly StoredEntry[];
}

interface ImportedTexts {
  readonly texts: ReadonlyMap<StoredEntry, string>;
}

/** Data of a tool that keeps nothing but a few texts in the browser's storage. */
export function createStoredData({ entries, ...tool }: StoredDataOptions): ToolData<ImportedTexts> {
  const exportParts = () =>
    entries.flatMap((entry): DataPart[] => {
      const text = entry.exportText();
      return text === null ? [] : [{ name: entry.part, bytes: new TextEncoder().encode(text) }];
    });
  return {
    ...tool,
    async size() {
      const bytes = exportParts().reduce((sum, part) => sum + part.bytes.length, 0);
      return { entries: entries.reduce((sum, entry) => sum + entry.count(), 0), bytes };
    },
    async export() {
      return exportParts();
    },
    async plan({ parts }) {
      return planEntries(entries, parts);
    },
    async apply({ content }, mode) {
      changeEntries(entries, (entry) => {
        const text = content.texts.get(entry);
        if (text !== undefined) return entry.importText(text, mode);
        return mode === 'merge' || entry.importText(null, mode);
      });
    },
    async clear() {
      changeEntries(entries, (entry) => entry.importText(null, 'replace'));
    },
  };
}

function planEntries(entries: readonly StoredEntry[], parts: readonly DataPart[]): ImportPlan<ImportedTexts> {
  const texts = new Map<StoredEntry, string>();
  const counts = { added: 0, unchanged: 0, changed: 0 };
  const conflicts: string[] = [];
  const skipped: { reason: string; count: number }[] = [];
  let removed = 0;
  for (const entry of entries) {
    const part = parts.find(({ name }) => name === entry.part);
    if (part === undefined) {
      if (entry.exportText() !== null) removed += 1;
      continue;
    }
    const text = new TextDecoder().decode(part.bytes);
    const comparison = entry.compare(text);
    if (typeof comparison === 'object') {
      skipped.push({ reason: comparison.skipped, count: 1 });
      // It stays as it is in both modes.
      const own = entry.exportText();
      if (own !== null) texts.set(entry, own);
      continue;
    }
    texts.set(entry, text);
    if (comparison === 'conflict') conflicts.push(entry.name);
    else counts[comparison] += 1;
  }
  const known = entries.map(({ part }) => part);
  if (!parts.some(({ name }) => known.includes(name))) throw new AppError('data-unreadable', 'No known part');
  return { ...counts, conflicts, skipped, removed, content: { texts } };
}

/** Changes all entries or none: when storage refuses one, the earlier changes are reverted. */
function changeEntries(entries: readonly StoredEntry[], change: (entry: StoredEntry) => boolean): void {
  const before = entries.map((entry) => ({ entry, text: entry.exportText() }));
  for (const entry of entries) {
    if (change(entry)) continue;
    for (const { entry: each } of before) each.importText(null, 'replace');
    for (const { entry: each, text } of before) if (text !== null) each.importText(text, 'replace');
    throw new AppError('quota-exceeded', `No room for ${entry.part}`);
  }
}
