import { createId } from '../../platform/create-id.ts';
import { copy } from './copy.ts';
import { createBoard } from './storage/board.ts';
import { openBoardDb } from './storage/board-db.ts';

/** The board of this browser. */
export const boardDb = openBoardDb();
export const board = createBoard({ db: boardDb, now: Date.now, newId: createId, words: copy.events });
