import { showNotification } from '../../../platform/notification.ts';
import { withLock } from '../../../platform/with-lock.ts';
import { notify } from '../board-actions.ts';
import { type Reminder, remindersBetween } from '../model/reminders.ts';
import { taskName } from '../words.ts';
import { copy as words } from './copy.ts';
import { reminded } from './reminder-stores.ts';

/**
 * Reminds of the tasks whose moment has come: by a note in the page, and by a notification of the system where it is allowed. Of
 * several tabs, the first one reminds.
 */
export async function giveReminders(reminders: readonly Reminder[], now: number): Promise<void> {
  const due = await withLock('mythinkn_board_reminders', async () => {
    const { until } = reminded.refresh();
    const found = remindersBetween(reminders, until, now);
    if (now > until) reminded.set({ until: now });
    return found;
  });
  const [first] = due;
  if (first === undefined) return;
  const title = taskName(first.task.title);
  const text = due.length === 1 ? words.one(title) : words.many(title, due.length);
  notify(text, 'info');
  await showNotification(words.title, { body: text, tag: `mythinkn-task-${first.task.id}` });
}
