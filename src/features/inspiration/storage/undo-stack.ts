import type { RowChange, RowEdit } from '../model/row-change.ts';
import type { Board } from './board.ts';

/** Changes of one goal that are kept; older ones cannot be undone. */
const STEPS_MAX_COUNT = 100;

interface Steps {
  readonly done: RowChange[];
  readonly undone: RowChange[];
}

/** The changes of a page, by goal, in the order in which they were made. */
export interface UndoStack {
  /** The board, whose changes are kept from here on. An undo of any of them takes it out of the stack. */
  readonly board: Board;
  canUndo(inspirationId: string): boolean;
  /**
   * Takes the last change of a goal back. Calls wait for each other. A change that cannot be taken back any longer is dropped.
   * @returns false where there is none.
   * @throws AppError `changed-since` or with a `DbErrorCode`.
   */
  undoLast(inspirationId: string): Promise<boolean>;
  /** The same for the last change of all goals. @returns its goal; null where there is none. */
  undoLatest(): Promise<string | null>;
  /** Makes the change again that was undone last. @returns false where there is none. @throws as `undoLast`. */
  redoLast(inspirationId: string): Promise<boolean>;
  /** The same for the change of all goals that was undone last. @returns its goal; null where there is none. */
  redoLatest(): Promise<string | null>;
}

export function createUndoStack(base: Board): UndoStack {
  const goals = new Map<string, Steps>();
  /** The order in which changes were made. */
  const numbers = new WeakMap<RowChange, number>();
  let lastNumber = 0;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
    const next = last.then(job, job);
    last = next;
    return next;
  };
  const keep = async (change: Promise<RowChange>) => {
    const made = await change;
    const id = goalOf(made);
    if (id !== null && !isEmpty(made)) {
      const done = [...(goals.get(id)?.done ?? []), made].slice(-STEPS_MAX_COUNT);
      goals.set(id, { done, undone: [] });
      lastNumber += 1;
      numbers.set(made, lastNumber);
    }
    return made;
  };
  /** A goal that returns is where its deletion found it: the steps before that can be undone next. */
  const restore = async (itemId: string) => {
    const made = await base.restoreDeleted(itemId);
    const goal = made.inspirations[0];
    if (goal?.before !== null) return keep(Promise.resolve(made));
    const steps = goals.get(goal.after?.id ?? '');
    const at = steps?.done.findLastIndex(({ inspirations }) => inspirations[0]?.after === null) ?? -1;
    if (at >= 0) steps?.done.splice(at, 1);
    return made;
  };
  const undo = async (change: RowChange) => {
    const steps = goals.get(goalOf(change) ?? '');
    const at = steps?.done.indexOf(change) ?? -1;
    if (at >= 0) steps?.done.splice(at, 1);
    await base.undo(change);
    if (at >= 0) steps?.undone.push(change);
  };
  const undoLast = async (id: string) => {
    const change = goals.get(id)?.done.at(-1);
    if (change !== undefined) await undo(change);
    return change !== undefined;
  };
  const redoLast = async (id: string) => {
    const steps = goals.get(id);
    const change = steps?.undone.pop();
    if (steps === undefined || change === undefined) return false;
    await base.undo(turn(change));
    steps.done.push(change);
    return true;
  };
  /** The goal whose last change of a kind comes first by `rank`. */
  const goalBy = (kind: keyof Steps, rank: (number: number) => number): string | null => {
    const tops = [...goals].flatMap(([id, steps]) => {
      const change = steps[kind].at(-1);
      return change === undefined ? [] : [{ id, rank: rank(numbers.get(change) ?? 0) }];
    });
    return tops.toSorted((a, b) => a.rank - b.rank)[0]?.id ?? null;
  };
  return {
    board: {
      ...base,
      createInspiration: (input) => keep(base.createInspiration(input)),
      editInspiration: (id, patch, opened) => keep(base.editInspiration(id, patch, opened)),
      deleteInspiration: (id, keeps) => keep(base.deleteInspiration(id, keeps)),
      addTasks: (id, drafts, parentId) => keep(base.addTasks(id, drafts, parentId)),
      editTask: (id, taskId, patch, parentId, opened) => keep(base.editTask(id, taskId, patch, parentId, opened)),
      editTasks: (id, patches) => keep(base.editTasks(id, patches)),
      mergeTasks: (id, added, patches) => keep(base.mergeTasks(id, added, patches)),
      moveTask: (id, taskId, to) => keep(base.moveTask(id, taskId, to)),
      deleteTask: (id, taskId, keeps) => keep(base.deleteTask(id, taskId, keeps)),
      restoreDeleted: (id) => restore(id),
      undo: (change) => inTurn(() => undo(change)),
    },
    canUndo: (id) => (goals.get(id)?.done.length ?? 0) > 0,
    undoLast: (id) => inTurn(() => undoLast(id)),
    undoLatest: () =>
      inTurn(async () => {
        const id = goalBy('done', (number) => -number);
        if (id !== null) await undoLast(id);
        return id;
      }),
    redoLast: (id) => inTurn(() => redoLast(id)),
    redoLatest: () =>
      inTurn(async () => {
        const id = goalBy('undone', (number) => number);
        if (id !== null) await redoLast(id);
        return id;
      }),
  };
}

function goalOf({ inspirations, tasks }: RowChange): string | null {
  const [goal, task] = [inspirations[0], tasks[0]];
  return (goal?.after ?? goal?.before)?.id ?? (task?.after ?? task?.before)?.inspiration_id ?? null;
}

/** A change of nothing but the time of the last change. */
function isEmpty({ inspirations, tasks, timeline_events }: RowChange): boolean {
  const fields = ['title', 'content', 'status'] as const;
  const isSame = inspirations.every(({ before, after }) => fields.every((field) => before?.[field] === after?.[field]));
  return isSame && tasks.length === 0 && timeline_events.length === 0;
}

/** The change that takes a change back. */
function turn(change: RowChange): RowChange {
  const swap = <Row>(edits: readonly RowEdit<Row>[]) =>
    edits.map(({ before, after }) => ({ before: after, after: before }));
  return {
    inspirations: swap(change.inspirations),
    tasks: swap(change.tasks),
    timeline_events: swap(change.timeline_events),
    hierarchy_data: swap(change.hierarchy_data),
    flowchart_data: swap(change.flowchart_data),
    deleted: swap(change.deleted),
  };
}
