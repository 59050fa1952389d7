import { BULK_MAX, type Person } from '../../../../core/contracts/admin-people.ts';

/**
 * Selected accounts, also of other pages. They belong to the filters under which they were chosen: with other filters nothing
 * is selected, because a change of accounts that are out of sight would be a surprise.
 */
interface PeopleSelection {
  readonly filters: string;
  readonly people: ReadonlyMap<string, Person>;
}

export const NO_SELECTION: PeopleSelection = { filters: '', people: new Map() };

/** The text that tells filters apart. */
export function toFilterKey(filters: Readonly<Record<string, string | undefined>>): string {
  return JSON.stringify(Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The accounts that are selected under these filters. */
export function selectedUnder({ filters, people }: PeopleSelection, key: string): ReadonlyMap<string, Person> {
  return filters === key ? people : NO_SELECTION.people;
}

/** Takes over which ids are selected; newly selected accounts are among `rows`. At most as many as one bulk call accepts. */
export function selectIds(
  selected: ReadonlyMap<string, Person>,
  ids: ReadonlySet<string>,
  rows: readonly Person[],
): { readonly people: ReadonlyMap<string, Person>; readonly isCut: boolean } {
  const shown = new Map(rows.map((row) => [row.id, row]));
  const people = [...ids].flatMap((id) => selected.get(id) ?? shown.get(id) ?? []);
  const kept = people.slice(0, BULK_MAX);
  return { people: new Map(kept.map((person) => [person.id, person])), isCut: kept.length < people.length };
}

export function withoutIds(selected: ReadonlyMap<string, Person>, ids: readonly string[]): ReadonlyMap<string, Person> {
  return new Map([...selected].filter(([id]) => !ids.includes(id)));
}
