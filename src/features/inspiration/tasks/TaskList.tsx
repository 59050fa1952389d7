import { styled } from '@mui/material/styles';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TaskTarget } from '../model/board-rules.ts';
import type { Task } from '../model/records.ts';
import type { TaskRow } from '../model/task-rows.ts';
import { TaskDragArea } from './TaskDragArea.tsx';
import { type TaskRowActions, TaskRowView } from './TaskRowView.tsx';

interface TaskListProps extends Omit<TaskRowActions, 'onFocus'> {
  readonly label: string;
  readonly rows: readonly TaskRow[];
  readonly tasks: readonly Task[];
  readonly today: string;
  /** The row that keys act on, and whether it should receive the focus; every new object asks again. */
  readonly current: { readonly id: string; readonly isFocusWanted: boolean } | null;
  readonly onCurrent: (id: string) => void;
  readonly onMove: (task: Task, target: TaskTarget) => void;
}

/** Height in pixels of a row that was not laid out yet. */
const ROW_PX = 92;
const OVERSCAN_ROWS = 8;

/** The tasks as rows. Only those near the window exist, so that thousands scroll smoothly. */
export function TaskList({ label, rows, tasks, today, current, onCurrent, onMove, ...actions }: TaskListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const offset = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(offset - top) > 1) setTop(offset);
  });
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.task.id ?? index,
  });
  const focusCurrent = useEffectEvent(() => {
    const index = rows.findIndex(({ task }) => task.id === current?.id);
    if (current?.isFocusWanted !== true || index < 0) return;
    virtualizer.scrollToIndex(index, { align: 'auto' });
    requestAnimationFrame(() => {
      flushSync(() => {});
      list.current?.querySelector<HTMLElement>(`[data-task="${CSS.escape(current.id)}"] .title`)?.focus();
    });
  });
  useLayoutEffect(() => {
    if (current !== null) focusCurrent();
  }, [current]);
  const stable = useStableActions({ ...actions, onFocus: ({ task }) => onCurrent(task.id) });
  const currentId = rows.some(({ task }) => task.id === current?.id) ? current?.id : rows[0]?.task.id;
  return (
    <TaskDragArea rows={rows} tasks={tasks} onMove={onMove}>
      {(drop) => (
        <List ref={list} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <li
                key={key}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                ref={virtualizer.measureElement}
                data-index={index}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <TaskRowView
                  row={row}
                  today={today}
                  zone={drop?.overId === row.task.id ? drop.zone : null}
                  isCurrent={row.task.id === currentId}
                  {...stable}
                />
              </li>
            );
          })}
        </List>
      )}
    </TaskDragArea>
  );
}

/** The same functions at every render, which call the latest ones. */
function useStableActions(actions: TaskRowActions): TaskRowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onToggle: (row) => latest.current.onToggle(row),
      onComplete: (row) => latest.current.onComplete(row),
      onToggleDone: (row) => latest.current.onToggleDone(row),
      onEdit: (row) => latest.current.onEdit(row),
      onMenu: (row, anchor) => latest.current.onMenu(row, anchor),
      onFocus: (row) => latest.current.onFocus(row),
    }),
    [],
  );
}

const List = styled('ol')({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'absolute', top: 0, insetInline: 0 },
});
