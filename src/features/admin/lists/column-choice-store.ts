import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { createPersistedStore } from '../../../shared/storage/create-persisted-store.ts';
import { type HiddenColumns, parseHiddenColumns, toggleColumn } from './model/column-choice.ts';

const hiddenColumns = createPersistedStore<HiddenColumns>({
  key: STORAGE_KEYS.adminColumns,
  parse: parseHiddenColumns,
  initial: {},
});

const NONE: readonly string[] = [];

/** Ids of the columns of a list that the visitor has hidden, remembered in this browser. */
export function useHiddenColumns(list: string): readonly string[] {
  return hiddenColumns.useValue((hidden) => hidden[list] ?? NONE);
}

export function toggleHiddenColumn(list: string, column: string): void {
  hiddenColumns.update((hidden) => toggleColumn(hidden, list, column));
}
