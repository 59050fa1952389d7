import { openImageDb } from './storage/image-db.ts';

/** The visitor's pictures in this browser. */
export const imageDb = openImageDb();
