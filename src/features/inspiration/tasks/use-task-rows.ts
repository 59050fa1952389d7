import { useMemo, useState } from 'react';
import { findPastRuns } from '../model/past-runs.ts';
import { type TaskFilter, toTaskRows } from '../model/task-rows.ts';
import type { TaskNode } from '../model/task-tree.ts';

interface TaskRowsOptions {
  readonly nodes: readonly TaskNode[];
  readonly collapsed: ReadonlySet<string>;
  readonly filter: TaskFilter;
  /** Task to bring into view; the earlier runs that it belongs to are shown. */
  readonly shown: { readonly id: string } | null;
}

/** The rows of the task list, and the earlier runs of repeating tasks, which are shown where the visitor asks for them. */
export function useTaskRows({ nodes, collapsed, filter, shown }: TaskRowsOptions) {
  const pastRuns = useMemo(() => findPastRuns(nodes), [nodes]);
  const [shownPast, setShownPast] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<TaskRowsOptions['shown']>(null);
  if (shown !== seen) {
    setSeen(shown);
    const last = pastRuns.get(shown?.id ?? '');
    if (last !== undefined) setShownPast(new Set([...shownPast, last.id]));
  }
  const rows = useMemo(() => toTaskRows(nodes, collapsed, filter, shownPast), [nodes, collapsed, filter, shownPast]);
  return { rows, pastRuns, togglePast: (id: string) => setShownPast(toggled(shownPast, id)) };
}

/** A set with an id more or less. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
