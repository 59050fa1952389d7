import { AppError } from '../../core/errors.ts';
import { portalPath } from '../../core/paths.ts';
import type { GoalPort, GoalStep, GoalSummary } from '../../shared/tool/goal-port.ts';
import { toReason } from './board-actions.ts';
import { toLocalDate } from './model/calendar-day.ts';
import { focusOf } from './model/focus-time.ts';
import { type NextStep, nextStepOf } from './model/next-steps.ts';
import { toPercent } from './model/progress.ts';
import type { Inspiration } from './model/records.ts';
import { onNewDay } from './on-new-day.ts';
import type { Board } from './storage/board.ts';
import type { BoardDb } from './storage/board-db.ts';
import { readInspiration, readInspirations, readTasks } from './storage/read-board.ts';
import { askCompletion } from './tasks/ask-completion.ts';
import { inspirationName, taskName } from './words.ts';

interface GoalPortDeps {
  readonly db: BoardDb;
  readonly board: Board;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const WATCHED = ['inspirations', 'tasks'] as const;

/** Goals for other pages ([Note: Goal port]). Reading one reads the rows of this goal only. */
export function createGoalPort({ db, board, now }: GoalPortDeps): GoalPort {
  return {
    async listGoals(scope) {
      const inspirations = await db.read(['inspirations'], (tx) => readInspirations(tx, now()));
      const sorted = inspirations.toSorted((a, b) => b.updated_at - a.updated_at);
      const others = scope === 'all' ? sorted.filter((each) => !isActive(each)) : [];
      return [...sorted.filter(isActive), ...others].map(toSummary);
    },
    readGoal: (id) =>
      db.read(WATCHED, async (tx) => {
        const at = now();
        const inspiration = await readInspiration(tx, id, at);
        if (inspiration === null) return null;
        const step = isActive(inspiration)
          ? nextStepOf(inspiration, await readTasks(tx, at, id), toLocalDate(at))
          : null;
        return {
          ...toSummary(inspiration),
          isInProgress: isActive(inspiration),
          step: step === null ? null : toStep(step),
        };
      }),
    onChange(handler) {
      const stopRows = db.onChange((written) => {
        if (WATCHED.some((store) => written.includes(store))) handler();
      });
      const stopDays = onNewDay(handler, now());
      return () => {
        stopRows();
        stopDays();
      };
    },
    async completeStep(goalId, taskId) {
      const tasks = await db.read(['tasks'], (tx) => readTasks(tx, now(), goalId));
      const task = tasks.find(({ id }) => id === taskId);
      if (task === undefined) throw new AppError('task-missing', `Task ${taskId} does not exist`);
      const patches = await askCompletion(tasks, task);
      if (patches === null) return null;
      const change = await board.editTasks(goalId, patches);
      return { undo: () => board.undo(change) };
    },
    addFocusTime: (goalId, taskId, ms) => board.addFocusTime(goalId, taskId, ms),
    toReason,
  };
}

function isActive({ status }: Inspiration): boolean {
  return status === 'active';
}

function toSummary(inspiration: Inspiration): GoalSummary {
  return {
    id: inspiration.id,
    title: inspirationName(inspiration.title),
    progress: toPercent(inspiration),
    completedTasks: inspiration.completed_task_count,
    totalTasks: inspiration.task_count,
    address: `${portalPath('inspiration')}/${encodeURIComponent(inspiration.id)}`,
  };
}

function toStep({ task, due }: NextStep): GoalStep {
  return { taskId: task.id, title: taskName(task.title), due, focusMs: focusOf(task) };
}
