import { styled } from '@mui/material/styles';
import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import type { TaskTarget } from '../model/board-rules.ts';
import type { Task } from '../model/records.ts';
import type { TaskRow } from '../model/task-rows.ts';
import { useWindowRows } from '../parts/use-window-rows.ts';
import { ROW_PX, rowLook } from './row-look.ts';
import { TaskDragArea } from './TaskDragArea.tsx';
import { type TaskRowActions, TaskRowView } from './TaskRowView.tsx';
import { titleOf } from './use-kept-focus.ts';

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

/** The tasks as rows. Only those near the window exist, so that thousands scroll smoothly. */
export function TaskList({ label, rows, tasks, today, current, onCurrent, onMove, ...actions }: TaskListProps) {
  const currentIndex = rows.findIndex(({ task }) => task.id === current?.id);
  const keyOf = useCallback((index: number) => rows[index]?.task.id ?? String(index), [rows]);
  const {
    rows: visible,
    listProps,
    rowProps,
    scrollToRow,
  } = useWindowRows({
    count: rows.length,
    estimatePx: () => ROW_PX,
    keyOf,
    keptIndex: currentIndex,
  });
  const focusCurrent = useEffectEvent(() => {
    if (current?.isFocusWanted !== true || currentIndex < 0) return;
    scrollToRow(currentIndex);
    const focused = document.activeElement;
    titleOf(current.id)?.focus();
    // A row that scrolling has yet to render gets the focus with the next frame, unless the visitor has put it elsewhere meanwhile.
    requestAnimationFrame(() => {
      if (document.activeElement === focused) titleOf(current.id)?.focus();
    });
  });
  useLayoutEffect(() => {
    if (current !== null) focusCurrent();
  }, [current]);
  const stable = useStableActions({ ...actions, onFocus: ({ task }) => onCurrent(task.id) });
  const tabStop = Math.max(currentIndex, 0);
  const isFlat = useMemo(() => rows.every(({ childCount }) => childCount === 0), [rows]);
  return (
    <TaskDragArea rows={rows} tasks={tasks} onMove={onMove}>
      {(drop) => (
        <List aria-label={label} data-flat={isFlat} {...listProps}>
          {visible.map((item) => {
            const row = rows[item.index];
            return row === undefined ? null : (
              <li key={item.key} aria-setsize={rows.length} aria-posinset={item.index + 1} {...rowProps(item)}>
                <TaskRowView
                  row={row}
                  today={today}
                  zone={drop?.overId === row.task.id ? drop.zone : null}
                  isCurrent={item.index === tabStop}
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
      onTogglePast: (row) => latest.current.onTogglePast(row),
      onComplete: (row) => latest.current.onComplete(row),
      onToggleDone: (row) => latest.current.onToggleDone(row),
      onRename: (row, title) => latest.current.onRename(row, title),
      onDetails: (row) => latest.current.onDetails(row),
      onMenu: (row, anchor) => latest.current.onMenu(row, anchor),
      onFocus: (row) => latest.current.onFocus(row),
    }),
    [],
  );
}

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  borderRadius: theme.radius.control,
  background: theme.vars.palette.background.paper,
  // A border would shift the rows.
  boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
  listStyle: 'none',
  '& .row': rowLook(theme),
  '& > li:last-of-type > .row': { borderBottomColor: 'transparent' },
  // Without branches, a phone needs no room for the buttons that fold them.
  [MEDIA.phone]: { '&[data-flat="true"] span.expand': { display: 'none' } },
}));
