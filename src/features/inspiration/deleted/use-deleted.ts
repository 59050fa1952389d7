import { useEffect, useState } from 'react';
import { boardDb, deletedItems } from '../board.ts';
import { type ListedItem, listDeleted } from '../storage/deletions.ts';

/** Deleted items, newest first; null until they are read. The error is that of the last read, or null. */
interface DeletedList {
  readonly items: readonly ListedItem[] | null;
  readonly error: unknown;
}

/** The deleted goals and tasks, or the tasks of one goal, kept up to date with this and other tabs. */
export function useDeleted(goalId: string | null): DeletedList {
  const [list, setList] = useState<DeletedList>({ items: null, error: null });
  useEffect(() => {
    let latest = 0;
    const read = async () => {
      latest += 1;
      const number = latest;
      try {
        const all = await listDeleted({ db: boardDb, deleted: deletedItems, now: Date.now });
        const items = all.filter((head) => goalId === null || (head.kind === 'task' && head.goalId === goalId));
        if (number === latest) setList({ items, error: null });
      } catch (error) {
        if (number === latest) setList(({ items }) => ({ items, error }));
      }
    };
    void read();
    const stops = [boardDb, deletedItems].map((source) => source.onChange(() => void read()));
    return () => {
      latest = -1;
      for (const stop of stops) stop();
    };
  }, [goalId]);
  return list;
}
