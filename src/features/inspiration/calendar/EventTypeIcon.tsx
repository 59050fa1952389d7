import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import DueIcon from '@mui/icons-material/ScheduleOutlined';
import type { CalendarEventType } from '../model/calendar-events.ts';

const ICONS = { task_added: AddIcon, task_completed: CheckIcon, task_due: DueIcon } as const;

/** The sign of what happened to a task on a day. */
export function EventTypeIcon({ type }: { readonly type: CalendarEventType }) {
  const Icon = ICONS[type];
  return <Icon className="type" aria-hidden="true" style={{ flex: 'none', fontSize: 13 }} />;
}
