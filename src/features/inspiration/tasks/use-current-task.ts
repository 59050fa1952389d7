import { useEffect, useState } from 'react';
import type { Task } from '../model/records.ts';
import type { TaskRow } from '../model/task-rows.ts';

interface CurrentTask {
  readonly id: string;
  /** The row should receive the focus. Every new object asks again. */
  readonly isFocusWanted: boolean;
}

/** The task that keys act on: the row with the focus, or the task of `shown`. */
export function useCurrentTask(rows: readonly TaskRow[], shown: { readonly id: string } | null) {
  const [current, setCurrent] = useState<CurrentTask | null>(null);
  useEffect(() => {
    if (shown !== null) setCurrent({ id: shown.id, isFocusWanted: true });
  }, [shown]);
  const currentTask: Task | null = rows.find(({ task }) => task.id === current?.id)?.task ?? null;
  const focus = (id: string) => setCurrent({ id, isFocusWanted: true });
  return {
    current,
    currentTask,
    focus,
    /** Focuses the row that takes the place of a deleted task and its sub-tasks, or the last one. */
    focusAfter(id: string) {
      const at = rows.findIndex(({ task }) => task.id === id);
      const level = rows[at]?.level ?? 0;
      const next = rows.slice(at + 1).find((row) => row.level <= level) ?? rows[at - 1];
      if (next !== undefined) focus(next.task.id);
    },
    /** Focuses the first task that the search has found. */
    focusFound() {
      const found = rows.find(({ isMatch }) => isMatch);
      if (found !== undefined) focus(found.task.id);
    },
    setCurrentId(id: string) {
      if (id !== current?.id) setCurrent({ id, isFocusWanted: false });
    },
    /** Focuses the next or the previous row; the first one where none is current. */
    step(distance: 1 | -1) {
      const at = rows.findIndex(({ task }) => task.id === current?.id);
      const next = rows[at < 0 ? 0 : at + distance];
      if (next !== undefined) focus(next.task.id);
    },
  };
}
