import { useLayoutEffect, useRef } from 'react';
import type { Task } from '../model/records.ts';
import type { TaskRow } from '../model/task-rows.ts';

/** The button with the title of a task's row, where the row is rendered. */
export function titleOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-task="${CSS.escape(id)}"] .title`);
}

/**
 * The focus of a row whose task is being changed: it is lost where the row changes its place on the page, or its button goes, and
 * a row that comes back gets it. A focus that the visitor has put elsewhere meanwhile stays there. A run that is folded away passes it to the last one. Call the returned function with the task and its change.
 */
export function useKeptFocus(
  rows: readonly TaskRow[],
  pastRuns: ReadonlyMap<string, Task>,
): (id: string, change: Promise<void>) => void {
  const kept = useRef<{ readonly id: string; readonly from: Element | null; changes: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows may have taken the focus away
  useLayoutEffect(() => {
    if (kept.current === null) return;
    const { id, from, changes } = kept.current;
    const title = titleOf(id) ?? titleOf(pastRuns.get(id)?.id ?? '');
    const isOn = document.activeElement?.closest('[data-task]') === title?.closest('[data-task]');
    const { activeElement, body } = document;
    if (isOn || activeElement === from || activeElement === body) {
      title?.focus();
      title?.scrollIntoView({ block: 'nearest' });
    }
    if (changes === 0) kept.current = null;
  }, [rows]);
  return (id, change) => {
    const own = kept.current?.id === id ? kept.current : { id, from: document.activeElement, changes: 0 };
    own.changes += 1;
    kept.current = own;
    void change.finally(() => {
      own.changes -= 1;
    });
  };
}
