import type { DBSchema } from 'idb';
import type { Migration } from '../../../platform/db/connection.ts';
import type { Database } from '../../../platform/db/open-db.ts';
import { openToolDatabase } from '../../../shared/data/open-tool-database.ts';
import { toKeptIcon } from '../model/icon.ts';

/** A picture for the tile of an item, by the item's id, as a data URL. Untrusted: read it with `readIcons`. */
interface IconSchema extends DBSchema {
  icons: { key: string; value: unknown };
}

/** Pictures by the ids of their items. */
export type Icons = ReadonlyMap<string, string>;

const MIGRATIONS: readonly Migration<IconSchema>[] = [(db) => void db.createObjectStore('icons')];

/** Pictures are kept out of `localStorage`, whose room all tools share. Those of deleted items stay, for undoing. */
export const iconDb: Database<IconSchema> = openToolDatabase<IconSchema>({
  name: 'mythinkn_nav_icons',
  migrations: MIGRATIONS,
});

/** @throws AppError with a `DbErrorCode`. */
export function readIcons(): Promise<Icons> {
  return iconDb.read(['icons'], async (tx) => {
    const icons = new Map<string, string>();
    for (const id of await tx.objectStore('icons').getAllKeys()) {
      const icon = toKeptIcon(await tx.objectStore('icons').get(id));
      if (icon !== null) icons.set(id, icon);
    }
    return icons;
  });
}

/** Stores pictures and removes those that are null. @throws AppError with a `DbErrorCode`. */
export function writeIcons(changes: ReadonlyMap<string, string | null>): Promise<void> {
  return iconDb.write(['icons'], async (tx) => {
    const store = tx.objectStore('icons');
    for (const [id, icon] of changes) {
      if (icon === null) await store.delete(id);
      else await store.put(icon, id);
    }
  });
}

/** @throws AppError with a `DbErrorCode`. */
export function clearIcons(): Promise<void> {
  return iconDb.write(['icons'], (tx) => tx.objectStore('icons').clear());
}
