import Button from '@mui/material/Button';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { copy } from '../copy.ts';
import { StepsDrawing } from '../list/StepsDrawing.tsx';
import type { MoveStep } from '../model/move-steps.ts';
import type { Inspiration, Task } from '../model/records.ts';
import { isFiltering, listLabels, NO_FILTER } from '../model/task-rows.ts';
import { isCompleted, type TaskNode } from '../model/task-tree.ts';
import { OutlineDialog } from './OutlineDialog.tsx';
import { QuickAddField } from './QuickAddField.tsx';
import { TaskDialog, type TaskTargetForm } from './TaskDialog.tsx';
import { TaskList } from './TaskList.tsx';
import { type OpenTaskMenu, TaskMenu } from './TaskMenu.tsx';
import { TaskToolbar } from './TaskToolbar.tsx';
import {
  addTask,
  applyMerge,
  completeTask,
  deleteTask,
  moveTask,
  renameTask,
  reopenTask,
  saveTask,
} from './task-actions.ts';
import { useCurrentTask } from './use-current-task.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useShownTasks } from './use-shown-tasks.ts';
import { useTaskKeys } from './use-task-keys.ts';
import { toggled, useTaskRows } from './use-task-rows.ts';

interface TaskManagerProps {
  readonly inspiration: Inspiration;
  readonly tasks: readonly Task[];
  readonly nodes: readonly TaskNode[];
  /** Local date `YYYY-MM-DD`. */
  readonly today: string;
  readonly collapsed: ReadonlySet<string>;
  readonly onCollapsed: (collapsed: ReadonlySet<string>) => void;
  /** Task to bring into view and focus; every new object asks again. */
  readonly shown: { readonly id: string } | null;
}

const words = copy.tasks;

/** Search, list and dialogs of the tasks of one goal. */
export function TaskManager(props: TaskManagerProps) {
  const { inspiration, tasks, nodes, today, collapsed, onCollapsed, shown } = props;
  const [filter, setFilter] = useState(NO_FILTER);
  const [target, setTarget] = useState<TaskTargetForm | null>(null);
  const [menu, setMenu] = useState<OpenTaskMenu | null>(null);
  const [outline, setOutline] = useState<string | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const shownFilter = useDeferredValue(filter);
  const { rows, pastRuns, togglePast } = useTaskRows({ nodes, collapsed, filter: shownFilter, shown });
  const labels = useMemo(() => listLabels(tasks), [tasks]);
  const { current, currentTask, focus, setCurrentId, step } = useCurrentTask(rows, shown);
  const keepFocus = useKeptFocus(rows, pastRuns);
  const edit = (task: Task) => setTarget({ kind: 'edit', task });
  const add = (parentId: string | null) => setTarget({ kind: 'create', parentId });
  const move = (task: Task, way: MoveStep) => {
    keepFocus(task.id, moveTask(task, way));
  };
  const toggleDone = (task: Task) =>
    keepFocus(task.id, isCompleted(task) ? reopenTask(task) : completeTask(tasks, task));
  /** The row that takes the place of a deleted task and its sub-tasks, or the last one. */
  const focusAfter = (id: string) => {
    const at = rows.findIndex(({ task }) => task.id === id);
    const level = rows[at]?.level ?? 0;
    const next = rows.slice(at + 1).find((row) => row.level <= level) ?? rows[at - 1];
    if (next !== undefined) focus(next.task.id);
  };
  const showAdded = useShownTasks({ tasks, filter, onFilter: setFilter, collapsed, onCollapsed });
  useTaskKeys({
    onNew: () => add(null),
    onSearch: () => searchField.current?.focus(),
    onEdit: () => currentTask !== null && edit(currentTask),
    onToggleDone: () => currentTask !== null && toggleDone(currentTask),
    onStep: step,
    onMove: (way) => currentTask !== null && move(currentTask, way),
  });
  return (
    <section aria-label={copy.detail.tasks}>
      <TaskToolbar
        filter={filter}
        labels={labels}
        searchField={searchField}
        onFilter={setFilter}
        onAdd={() => add(null)}
        onOutline={() => setOutline('')}
      />
      <QuickAddField onAdd={(task) => showAdded(addTask(inspiration.id, task))} onPasteLines={setOutline} />
      {rows.length > 0 ? (
        <TaskList
          label={copy.detail.tasks}
          rows={rows}
          tasks={tasks}
          today={today}
          current={current}
          onCurrent={setCurrentId}
          onToggle={({ task }) => onCollapsed(toggled(collapsed, task.id))}
          onTogglePast={({ task }) => togglePast(task.id)}
          onComplete={({ task }) => keepFocus(task.id, completeTask(tasks, task))}
          onToggleDone={({ task }) => toggleDone(task)}
          onRename={({ task }, title) => renameTask(task, title)}
          onMenu={({ task }, anchor) => setMenu({ task, anchor })}
          onMove={(task, to) => void moveTask(task, to)}
        />
      ) : (
        <NoTasks
          term={isFiltering(shownFilter) ? shownFilter.term.trim() : null}
          onAdd={() => add(null)}
          onClear={() => setFilter(NO_FILTER)}
        />
      )}
      <TaskMenu
        open={menu !== null && tasks.some(({ id }) => id === menu.task.id) ? menu : null}
        nodes={nodes}
        onClose={() => setMenu(null)}
        onEdit={edit}
        onAddChild={({ id }) => add(id)}
        onReopen={(task) => void reopenTask(task)}
        onMove={move}
        onDelete={(task) => void deleteTask(task).then(() => focusAfter(task.id))}
      />
      <TaskDialog
        target={target}
        tasks={tasks}
        onClose={() => setTarget(null)}
        onSave={(values) => showAdded(saveTask(inspiration.id, target?.kind === 'edit' ? target.task : null, values))}
      />
      <OutlineDialog
        text={outline}
        inspiration={inspiration}
        tasks={tasks}
        onClose={() => setOutline(null)}
        onApply={(merge) => showAdded(applyMerge(inspiration.id, merge))}
      />
    </section>
  );
}

interface NoTasksProps {
  /** Search term; empty when only conditions are set, null when nothing is. */
  readonly term: string | null;
  readonly onAdd: () => void;
  readonly onClear: () => void;
}

function NoTasks({ term, onAdd, onClear }: NoTasksProps) {
  if (term === null) {
    return (
      <EmptyState
        illustration={<StepsDrawing />}
        text={words.empty}
        action={
          <Button variant="contained" onClick={onAdd}>
            {words.add}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      text={term === '' ? words.filteredOut : words.notFound(term)}
      action={<Button onClick={onClear}>{words.clearFilters}</Button>}
    />
  );
}
