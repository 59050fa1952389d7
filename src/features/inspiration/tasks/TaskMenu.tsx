import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MoveStep, stepTarget } from '../model/move-steps.ts';
import type { Task } from '../model/records.ts';
import { isCompleted, type TaskNode } from '../model/task-tree.ts';
import { copy as words } from './copy.ts';

export interface OpenTaskMenu {
  readonly task: Task;
  readonly anchor: HTMLElement;
}

interface TaskMenuProps {
  /** Null: closed. */
  readonly open: OpenTaskMenu | null;
  readonly nodes: readonly TaskNode[];
  readonly onClose: () => void;
  readonly onEdit: (task: Task) => void;
  readonly onAddChild: (task: Task) => void;
  readonly onReopen: (task: Task) => void;
  readonly onMove: (task: Task, step: MoveStep) => void;
  readonly onDelete: (task: Task) => void;
}

const STEPS = [
  ['up', words.moveUp, 'Alt ↑'],
  ['down', words.moveDown, 'Alt ↓'],
  ['in', words.indent, 'Alt →'],
  ['out', words.outdent, 'Alt ←'],
] as const;

/** Everything that can be done with one task; also moving it without dragging. */
export function TaskMenu({ open, nodes, onClose, ...actions }: TaskMenuProps) {
  const item = (label: string, run: (task: Task) => void, hint = '', isDisabled = false) => (
    <MenuItem
      key={label}
      disabled={isDisabled}
      onClick={() => {
        onClose();
        if (open !== null) run(open.task);
      }}
    >
      <ListItemText>{label}</ListItemText>
      {hint !== '' && <kbd>{hint}</kbd>}
    </MenuItem>
  );
  return (
    <Menu
      anchorEl={open?.anchor ?? null}
      open={open !== null}
      onClose={onClose}
      // In front of a notice, which would cover a choice.
      sx={{
        zIndex: ({ zIndex }) => zIndex.snackbar + 1,
        '& kbd': { pl: 3, typography: 'caption', color: 'text.secondary' },
      }}
    >
      {item(words.edit, actions.onEdit, 'E')}
      {item(words.addChild, actions.onAddChild)}
      {open !== null && isCompleted(open.task) && item(words.reopen, actions.onReopen)}
      {STEPS.map(([step, label, hint]) => {
        const isDisabled = open === null || stepTarget(nodes, open.task.id, step) === null;
        return item(label, (task) => actions.onMove(task, step), hint, isDisabled);
      })}
      {item(words.delete, actions.onDelete, 'Delete')}
    </Menu>
  );
}
