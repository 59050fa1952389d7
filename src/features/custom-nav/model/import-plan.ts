import { ITEMS_MAX } from '../constants.ts';
import type { NavCategory } from './categories.ts';
import { folderPath } from './folder-categories.ts';
import type { ImportCandidate } from './import-candidate.ts';
import type { ImportRow } from './import-rows.ts';
import type { Items } from './item-changes.ts';
import type { NavItem } from './nav-item.ts';

/** `replace`: afterwards there is what the file holds. `merge`: the file adds to what there is. */
type NavImportMode = 'replace' | 'merge';

/** What the visitor chose in the preview. */
export interface ImportChoice {
  readonly mode: NavImportMode;
  /** When merging, items of this browser with the same link take the file's name, color and category. */
  readonly updatesConflicts: boolean;
  /** Category of each bookmark folder, by its path. */
  readonly categories: ReadonlyMap<string, NavCategory>;
  readonly excludedFolders: ReadonlySet<string>;
  readonly excluded: ReadonlySet<ImportCandidate>;
}

/** What happens to a row. `cut`: there is no room for it. */
export type RowFate = 'added' | 'updated' | 'kept' | 'cut' | 'excluded';

export interface NavImportPlan {
  /** The items after the import. */
  readonly items: Items;
  readonly fates: ReadonlyMap<ImportRow, RowFate>;
  /** Ids of the items that rows became. */
  readonly ids: ReadonlyMap<ImportRow, string>;
  readonly counts: Readonly<Record<RowFate, number>>;
  /** Items of this browser that the import removes. */
  readonly removed: number;
}

/** Whether a row is to be imported, as far as there is room. */
function isChosen(row: ImportRow, { excluded, excludedFolders }: ImportChoice): boolean {
  return !excluded.has(row.candidate) && !excludedFolders.has(folderPath(row.candidate));
}

/** The outcome of an import, never beyond the limit: rows are taken in the order of the file. `createId` gives new ids. */
export function planNavImport(
  items: Items,
  rows: readonly ImportRow[],
  choice: ImportChoice,
  createId: () => string,
): NavImportPlan {
  const fates = new Map<ImportRow, RowFate>();
  const isReplacing = choice.mode === 'replace';
  const becomes = new Map<ImportRow, string>();
  const changed = new Map<string, NavItem>();
  const added: NavItem[] = [];
  const room = isReplacing ? ITEMS_MAX : Math.max(0, ITEMS_MAX - items.length);
  for (const row of rows) {
    const fate = findFate(row, choice, added.length < room);
    fates.set(row, fate);
    if (fate !== 'added' && fate !== 'updated') continue;
    const id = (fate === 'updated' || isReplacing ? row.own?.id : undefined) ?? createId();
    becomes.set(row, id);
    if (fate === 'added') added.push(toItem(row, choice, id));
    else changed.set(id, toItem(row, choice, id));
  }
  const kept = isReplacing ? [] : items.map((item) => changed.get(item.id) ?? item);
  const result = [...kept, ...added];
  const ids = new Set(result.map(({ id }) => id));
  return {
    items: result,
    fates,
    ids: becomes,
    counts: countFates(fates.values()),
    removed: items.filter(({ id }) => !ids.has(id)).length,
  };
}

function findFate(row: ImportRow, choice: ImportChoice, hasRoom: boolean): RowFate {
  if (!isChosen(row, choice)) return 'excluded';
  if (choice.mode === 'merge' && row.state === 'same') return 'kept';
  if (choice.mode === 'merge' && row.state === 'conflict') return choice.updatesConflicts ? 'updated' : 'kept';
  return hasRoom ? 'added' : 'cut';
}

function toItem({ candidate, name, link, color }: ImportRow, { categories }: ImportChoice, id: string): NavItem {
  const type = candidate.type ?? categories.get(folderPath(candidate)) ?? 'uncategorized';
  return { id, name, link, color, type };
}

function countFates(fates: Iterable<RowFate>): Record<RowFate, number> {
  const counts: Record<RowFate, number> = { added: 0, updated: 0, kept: 0, cut: 0, excluded: 0 };
  for (const fate of fates) counts[fate] += 1;
  return counts;
}
