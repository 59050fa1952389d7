import { styled } from '@mui/material/styles';
import { isComposing } from '../../../shared/ime.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { CloseButton } from '../../../shared/ui/CloseButton.tsx';
import { copy as tasksCopy } from './copy.ts';
import type { TaskDialogProps } from './TaskDialog.tsx';
import { TaskForm } from './TaskForm.tsx';
import type { EditedTask } from './task-target.ts';

interface TaskPanelProps extends Omit<TaskDialogProps, 'target'> {
  readonly target: EditedTask;
}

const words = tasksCopy.dialog;

/** The form of a task beside the list, which stays usable. Escape leaves it. */
export function TaskPanel({ target, ...form }: TaskPanelProps) {
  return (
    <Panel
      aria-label={words.edit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
        event.stopPropagation();
        form.onCancel();
      }}
    >
      <header>
        <h2>{words.edit}</h2>
        <CloseButton label={words.close} size="small" onClick={form.onCancel} />
      </header>
      <TaskForm key={target.task.id} target={target} {...form} />
    </Panel>
  );
}

const Panel = styled('aside')(({ theme }) => ({
  position: 'sticky',
  // Below the header of the page.
  top: 72,
  width: 360,
  maxHeight: 'calc(100dvh - 88px)',
  padding: theme.spacing(1.5, 2, 2),
  overflowY: 'auto',
  containerType: 'inline-size',
  borderRadius: theme.radius.control,
  background: theme.vars.palette.background.paper,
  boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
  // The window has become narrower since it was opened.
  [MEDIA.stacked]: { position: 'static', order: -1, width: 'auto', maxHeight: 'none' },
  '& header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '& h2': { ...theme.typography.h4, margin: 0 },
}));
