import { boardDb } from './board.ts';
import { createBoardData } from './storage/board-data.ts';

/** The goals of this browser, with tasks, events and chart data. */
export const data = createBoardData(boardDb);
