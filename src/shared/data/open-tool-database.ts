import type { DBSchema } from 'idb';
import { type Database, type DbOptions, openDb } from '../../platform/db/open-db.ts';
import { requestPersistence } from '../../platform/storage/storage-manager.ts';
import { showToast } from '../toast-store.ts';
import { copy } from './copy.ts';

let hasRequestedPersistence = false;

/**
 * A database of a tool. Its first stored item asks the browser to keep this origin's data, and a page that a newer release
 * has overtaken says so.
 */
export function openToolDatabase<Schema extends DBSchema>(options: DbOptions<Schema>): Database<Schema> {
  const db = openDb<Schema>(options);
  db.onOutdated(() => {
    showToast(copy.outdated, {
      severity: 'warning',
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: copy.reload, onClick: () => window.location.reload() },
    });
  });
  return {
    ...db,
    async write(stores, job) {
      const result = await db.write(stores, job);
      if (!hasRequestedPersistence) {
        hasRequestedPersistence = true;
        void requestPersistence();
      }
      return result;
    },
  };
}
