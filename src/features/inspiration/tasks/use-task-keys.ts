import { usePageKeys } from '../../../shared/hooks/use-page-keys.ts';
import type { MoveStep } from '../model/move-steps.ts';

interface TaskKeys {
  readonly onNew: () => void;
  /** Goes to the field that adds a task from one line. */
  readonly onQuickAdd: () => void;
  readonly onSearch: () => void;
  readonly onEdit: () => void;
  /** Completes or reopens. */
  readonly onToggleDone: () => void;
  readonly onDelete: () => void;
  readonly onStep: (rows: 1 | -1) => void;
  readonly onMove: (step: MoveStep) => void;
}

const MOVES: Readonly<Record<string, MoveStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/**
 * Single keys of the task list: a quick field, n new, / search, e edit, space complete, Delete deletes, j and k next and
 * previous, Alt with arrows moves.
 */
export function useTaskKeys(keys: TaskKeys): void {
  usePageKeys((event) => toAction(event, keys));
}

function toAction(event: KeyboardEvent, keys: TaskKeys): (() => void) | null {
  const isInRow = event.target instanceof Element && event.target.closest('[data-task]') !== null;
  const move = MOVES[event.key];
  if (event.altKey) return move !== undefined && isInRow ? () => keys.onMove(move) : null;
  switch (event.key) {
    case 'a':
      return keys.onQuickAdd;
    case 'n':
      return keys.onNew;
    case '/':
      return keys.onSearch;
    case 'j':
      return () => keys.onStep(1);
    case 'k':
      return () => keys.onStep(-1);
    case 'e':
      return isInRow ? keys.onEdit : null;
    // A Mac's delete key sends the second one.
    case 'Delete':
    case 'Backspace':
      return isInRow && !event.repeat ? keys.onDelete : null;
    // On other buttons of a row, space presses them.
    case ' ':
      return isInRow && event.target instanceof Element && event.target.matches('.title') ? keys.onToggleDone : null;
    default:
      return null;
  }
}
