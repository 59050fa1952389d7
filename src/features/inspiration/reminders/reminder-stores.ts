import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { createPersistedStore } from '../../../shared/storage/create-persisted-store.ts';
import { createChoiceStore } from '../parts/choice-store.ts';

/** Whether an open page reminds of tasks, remembered in this browser. */
export const reminderChoice = createChoiceStore(STORAGE_KEYS.boardReminders, ['off', 'on'], 'off');

/** Up to when reminders have been given, by any tab, in milliseconds since 1970. */
export const reminded = createPersistedStore<{ readonly until: number }>({
  key: STORAGE_KEYS.boardReminded,
  parse: (text) => (/^\d{1,15}$/.test(text) ? { until: Number(text) } : null),
  initial: { until: 0 },
  format: ({ until }) => String(until),
});
