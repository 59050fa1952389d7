import { board, boardDb } from './board.ts';
import { createGoalPort } from './goal-port.ts';

/** The goals of this browser for other pages. */
export const goals = createGoalPort({ db: boardDb, board, now: Date.now });
