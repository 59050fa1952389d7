import { toJsonPath } from './json-path.ts';
import type { ChangedPlaces, ChangeKind } from './rewriting.api.ts';

/** Further places are only counted. */
const LISTED_PLACES_COUNT = 100;

/** Collects the changes of a text and their places. */
export function createChangeLog() {
  const places = new Map<ChangeKind, { count: number; readonly paths: string[] }>();
  return {
    /** `steps` is called only while there is room in the list. */
    add(kind: ChangeKind, steps: () => readonly (string | number)[]): void {
      const entry = places.get(kind) ?? { count: 0, paths: [] };
      places.set(kind, entry);
      entry.count += 1;
      if (entry.paths.length < LISTED_PLACES_COUNT) entry.paths.push(toJsonPath(steps()));
    },
    report: (): readonly ChangedPlaces[] => [...places].map(([kind, entry]) => ({ kind, ...entry })),
  };
}

export type ChangeLog = ReturnType<typeof createChangeLog>;
