import { createId } from '../../platform/create-id.ts';
import { createBoard } from './storage/board.ts';
import { openBoardDb } from './storage/board-db.ts';
import { openDeletedItems } from './storage/deleted-db.ts';
import { createUndoStack } from './storage/undo-stack.ts';
import { copy } from './words.ts';

/** The board of this browser. */
export const boardDb = openBoardDb();
/** Its deleted goals and tasks. */
export const deletedItems = openDeletedItems(Date.now);
/** Its changes since the page was opened, which can be undone one by one. */
export const undoStack = createUndoStack(
  createBoard({ db: boardDb, deleted: deletedItems, now: Date.now, newId: createId, words: copy.events }),
);
export const { board } = undoStack;
