export { openDb } from '../../../src/platform/db/open-db.ts';
export { createPersistedStore } from '../../../src/shared/storage/create-persisted-store.ts';
