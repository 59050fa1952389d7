import { boardDb, deletedItems } from './board.ts';
import { createBoardData } from './storage/board-data.ts';

/** The goals of this browser, with tasks, events, chart data and deleted items. */
export const data = createBoardData(boardDb, deletedItems);
