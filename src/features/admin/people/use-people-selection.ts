import { useState } from 'react';
import { BULK_MAX, type Person } from '../../../core/contracts/admin-people.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from './copy.ts';
import { NO_SELECTION, selectedUnder, selectIds, toFilterKey, withoutIds } from './model/selection.ts';

export interface PeopleSelectionControl {
  /** Selected accounts by id, also those of other pages. */
  readonly people: ReadonlyMap<string, Person>;
  readonly select: (ids: ReadonlySet<string>) => void;
  readonly deselect: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** The selected accounts of a list. They stay selected on other pages, but not under other filters. */
export function usePeopleSelection(
  filters: Readonly<Record<string, string | undefined>>,
  rows: readonly Person[],
): PeopleSelectionControl {
  const key = toFilterKey(filters);
  const [selection, setSelection] = useState(NO_SELECTION);
  const people = selectedUnder(selection, key);
  return {
    people,
    select(ids) {
      const { people: next, isCut } = selectIds(people, ids, rows);
      setSelection({ filters: key, people: next });
      if (isCut) showToast(copy.selectionIsFull(BULK_MAX), { severity: 'warning' });
    },
    deselect: (ids) => setSelection((now) => ({ filters: now.filters, people: withoutIds(now.people, ids) })),
    clear: () => setSelection(NO_SELECTION),
  };
}
