import 'fake-indexeddb/auto';
import { type Board, createBoard } from '../../../src/features/inspiration/storage/board.ts';
import { BOARD_STORES, type BoardDb, openBoardDb } from '../../../src/features/inspiration/storage/board-db.ts';
import { readBoardRows } from '../../../src/features/inspiration/storage/board-rows.ts';
import { type DeletedItems, openDeletedItems } from '../../../src/features/inspiration/storage/deleted-db.ts';
import { copy } from '../../../src/features/inspiration/words.ts';

export const DAY_MS = 86_400_000;
/** 2026-11-22, 08:00 UTC. */
export const START = 1_795_334_400_000;

let number = 0;

export interface TestBoard {
  readonly board: Board;
  readonly db: BoardDb;
  readonly deleted: DeletedItems;
  readonly clock: { now: number };
  rows(): ReturnType<typeof readBoardRows>;
  /** The same database in another tab. */
  again(): TestBoard;
  close(): void;
}

/** A board on an empty database of its own, with a clock that stands still and ids `1`, `2`, … */
export function openTestBoard(name = `board-${++number}`, clock = { now: START }, ids = { last: 0 }): TestBoard {
  const db = openBoardDb(name);
  const deleted = openDeletedItems(() => clock.now, `${name}-deleted`);
  const newId = () => String(++ids.last);
  const board = createBoard({ db, deleted, now: () => clock.now, newId, words: copy.events });
  return {
    board,
    db,
    deleted,
    clock,
    rows: () => db.read(BOARD_STORES, (tx) => readBoardRows(tx, clock.now)),
    again: () => openTestBoard(name, clock, ids),
    close: () => {
      db.close();
      deleted.close();
    },
  };
}
