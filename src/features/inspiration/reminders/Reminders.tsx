import { useEffect, useMemo } from 'react';
import { onPageSeen } from '../../../platform/page-seen.ts';
import { listReminders, nextMoment, type Reminder } from '../model/reminders.ts';
import { useDayPlan } from '../use-day-plan.ts';
import { giveReminders } from './give-reminders.ts';
import { reminderChoice } from './reminder-stores.ts';

/** The next moment is looked for at least this often, because the device's clock may be set meanwhile. */
const CHECK_MS_MAX = 60_000;

/** Reminds of tasks while the page is open, where the visitor has chosen it. Shows nothing itself. */
export function Reminders() {
  return reminderChoice.useValue().choice === 'on' ? <Watch /> : null;
}

function Watch() {
  const { goals, tasks, isLoaded } = useDayPlan();
  const reminders = useMemo(() => listReminders(goals, tasks), [goals, tasks]);
  useEffect(() => (isLoaded ? watchReminders(reminders) : undefined), [isLoaded, reminders]);
  return null;
}

/** Gives each reminder at its moment, until the returned function is called. */
function watchReminders(reminders: readonly Reminder[]): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const check = () => {
    clearTimeout(timer);
    const now = Date.now();
    void giveReminders(reminders, now);
    timer = setTimeout(check, Math.min(CHECK_MS_MAX, (nextMoment(reminders, now) ?? Number.POSITIVE_INFINITY) - now));
  };
  check();
  // Timers of hidden pages and sleeping devices are late.
  const stopWatching = onPageSeen(check);
  return () => {
    clearTimeout(timer);
    stopWatching();
  };
}
