import RepeatIcon from '@mui/icons-material/Repeat';
import { formatDueDate } from '../model/calendar-text.ts';
import { toDueState } from '../model/due.ts';
import { focusOf } from '../model/focus-time.ts';
import type { Task } from '../model/records.ts';
import type { TaskRow } from '../model/task-rows.ts';
import { isCompleted } from '../model/task-tree.ts';
import { formatRepeat } from '../text/repeat/format-repeat.ts';
import { copy, focusDuration, labelOf, taskName } from '../words.ts';
import { copy as words } from './copy.ts';
import { FocusTime } from './FocusTime.tsx';

interface TaskFactsProps {
  readonly row: TaskRow;
  /** Local date `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether its row is reached by the Tab key. */
  readonly isCurrent: boolean;
  readonly onTogglePast: (row: TaskRow) => void;
}

/** Status, priority, milestone, due date, rule, labels, focus time and progress of a task, as small words. */
export function TaskFacts({ row, today, isCurrent, onTogglePast }: TaskFactsProps) {
  const { task, childCount, completedChildCount, pastCount } = row;
  const due = toDueState(task, today);
  const dueText = task.due_date ? [formatDueDate(task.due_date, today), task.due_time].filter(Boolean).join(' ') : '';
  const dayText = toDayText(task);
  const focused = focusDuration(focusOf(task));
  return (
    <ul className="facts">
      {!isCompleted(task) && task.status !== 'todo' && (
        <li data-tone="info">{labelOf(copy.taskStatuses, task.status)}</li>
      )}
      {task.priority !== 'medium' && (
        <li data-tone={PRIORITY_TONES[task.priority] ?? 'plain'}>
          <span className="lead">{words.dialog.priority} </span>
          {labelOf(copy.priorities, task.priority)}
        </li>
      )}
      {task.milestone_type !== 'regular' && (
        <li data-tone={task.milestone_type === 'key' ? 'accent' : 'plain'}>
          {labelOf(copy.milestoneTypes, task.milestone_type)}
        </li>
      )}
      {dueText !== '' && (
        <li data-tone={due === 'overdue' ? 'error' : due === 'today' ? 'warning' : 'plain'}>
          {due === 'overdue' ? `${words.overdue} ` : <span className="lead">{words.due} </span>}
          {dueText}
        </li>
      )}
      {task.repeat && (
        <li data-tone="plain" aria-label={words.repeat(formatRepeat(task.repeat))}>
          <RepeatIcon aria-hidden /> {formatRepeat(task.repeat)}
        </li>
      )}
      {pastCount > 0 && (
        <li data-tone="bare">
          <button
            type="button"
            tabIndex={isCurrent ? 0 : -1}
            aria-expanded={row.arePastShown}
            aria-label={words.pastRunsLabel(pastCount, taskName(task.title))}
            onClick={() => onTogglePast(row)}
          >
            {words.pastRuns(pastCount)}
          </button>
        </li>
      )}
      {task.labels?.map((label) => (
        <li key={label} data-tone="plain">
          #{label}
        </li>
      ))}
      {focused !== null && (
        <li data-tone="plain">
          <FocusTime duration={focused} />
        </li>
      )}
      {childCount > 0 && (
        <li data-tone="bare" aria-label={words.childrenLabel(completedChildCount, childCount)}>
          {words.children(completedChildCount, childCount)}
        </li>
      )}
      {dayText !== null && (
        <li className="day" data-tone="bare">
          {dayText}
        </li>
      )}
    </ul>
  );
}

/** The day of the goal on which the task was completed or added; its first day says nothing. */
function toDayText(task: Task): string | null {
  const { days_since_inspiration: added, completion_days_since_inspiration: completed } = task;
  const [day, toText] = isCompleted(task) ? [completed, words.completedDay] : [added, words.day];
  return day !== null && day > 0 ? toText(day) : null;
}

const PRIORITY_TONES: Readonly<Record<string, string>> = { high: 'warning', critical: 'error' };
