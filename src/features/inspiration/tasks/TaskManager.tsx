import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import type { Inspiration, Task } from '../model/records.ts';
import { isFiltering, listLabels, NO_FILTER } from '../model/task-rows.ts';
import type { TaskNode } from '../model/task-tree.ts';
import { StepsDrawing } from '../parts/StepsDrawing.tsx';
import { copy } from '../words.ts';
import { copy as words } from './copy.ts';
import { OutlineDialog } from './OutlineDialog.tsx';
import { QuickAddField } from './QuickAddField.tsx';
import { NOTICE_PX } from './row-look.ts';
import { TaskDialog } from './TaskDialog.tsx';
import { TaskList } from './TaskList.tsx';
import { type OpenTaskMenu, TaskMenu } from './TaskMenu.tsx';
import { TaskPanel } from './TaskPanel.tsx';
import { TaskToolbar } from './TaskToolbar.tsx';
import { addTask, applyMerge, moveTask, renameTask, reopenTask, saveTask, type TaskValues } from './task-actions.ts';
import { toTaskChanges } from './task-changes.ts';
import { useCurrentTask } from './use-current-task.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useShownTasks } from './use-shown-tasks.ts';
import { useTaskForm } from './use-task-form.ts';
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
  /** The goal has just been created: its first task can be written at once. */
  readonly isNew?: boolean;
}

/** Search, list and dialogs of the tasks of one goal. */
export function TaskManager(props: TaskManagerProps) {
  const { inspiration, tasks, nodes, today, collapsed, onCollapsed, shown, isNew = false } = props;
  const [filter, setFilter] = useState(NO_FILTER);
  const [menu, setMenu] = useState<OpenTaskMenu | null>(null);
  const [outline, setOutline] = useState<string | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const quickField = useRef<HTMLInputElement>(null);
  const shownFilter = useDeferredValue(filter);
  const { rows, pastRuns, togglePast } = useTaskRows({ nodes, collapsed, filter: shownFilter, shown });
  const labels = useMemo(() => listLabels(tasks), [tasks]);
  const { current, currentTask, focus, focusAfter, focusFound, setCurrentId, step } = useCurrentTask(rows, shown);
  const keepFocus = useKeptFocus(rows, pastRuns);
  const { edit, add, ...form } = useTaskForm(focus);
  const { complete, toggleDone, move, remove } = toTaskChanges(tasks, { keepFocus, focusAfter });
  const { showAdded, addShown } = useShownTasks({ tasks, filter, onFilter: setFilter, collapsed, onCollapsed });
  useTaskKeys({
    onNew: () => add(null),
    onQuickAdd: () => quickField.current?.focus(),
    onSearch: () => searchField.current?.focus(),
    onEdit: () => currentTask !== null && edit(currentTask),
    onToggleDone: () => currentTask !== null && toggleDone(currentTask),
    onDelete: () => currentTask !== null && remove(currentTask),
    onStep: step,
    onMove: (way) => currentTask !== null && move(currentTask, way),
  });
  const formProps = {
    tasks,
    onCancel: form.cancel,
    onSaved: form.close,
    onSave: (values: TaskValues, opened: Task | null) => showAdded(saveTask(inspiration.id, opened, values)),
  };
  return (
    <Section aria-label={copy.detail.tasks}>
      <TaskToolbar
        filter={filter}
        labels={labels}
        searchField={searchField}
        onFilter={setFilter}
        onFound={focusFound}
        onAdd={() => add(null)}
        onOutline={() => setOutline('')}
      >
        <QuickAddField
          field={quickField}
          autoFocus={isNew}
          onAdd={(task, parentId) => addShown(addTask(inspiration.id, task, parentId))}
          onPasteLines={setOutline}
        />
      </TaskToolbar>
      <Columns>
        <div className="list">
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
              onComplete={({ task }) => complete(task)}
              onToggleDone={({ task }) => toggleDone(task)}
              onRename={({ task }, title) => renameTask(task, title)}
              onDetails={({ task }) => edit(task)}
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
        </div>
        {form.beside !== null && <TaskPanel target={form.beside} {...formProps} />}
      </Columns>
      <TaskMenu
        open={menu !== null && tasks.some(({ id }) => id === menu.task.id) ? menu : null}
        nodes={nodes}
        onClose={() => setMenu(null)}
        onEdit={edit}
        onAddChild={({ id }) => add(id)}
        onReopen={(task) => void reopenTask(task)}
        onMove={move}
        onDelete={remove}
      />
      <TaskDialog target={form.front} {...formProps} />
      <OutlineDialog
        text={outline}
        inspiration={inspiration}
        tasks={tasks}
        onClose={() => setOutline(null)}
        onApply={(merge) => showAdded(applyMerge(inspiration.id, merge))}
      />
    </Section>
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

/** The last rows can be scrolled above a notice. */
const Section = styled('section')({ paddingBottom: NOTICE_PX });

/** The list, and beside it the form of a task. */
const Columns = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  '& .list': { flex: 1, minWidth: 0 },
  [MEDIA.stacked]: { flexDirection: 'column', alignItems: 'stretch' },
}));
