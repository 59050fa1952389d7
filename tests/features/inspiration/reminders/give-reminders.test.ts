// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { listReminders } from '../../../../src/features/inspiration/model/reminders.ts';
import { copy as words } from '../../../../src/features/inspiration/reminders/copy.ts';
import { giveReminders } from '../../../../src/features/inspiration/reminders/give-reminders.ts';
import { reminded } from '../../../../src/features/inspiration/reminders/reminder-stores.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { anInspiration, aTask } from '../a-record.ts';

const MINUTE_MS = 60_000;
const tasks = [
  aTask('buy milk', null, { due_date: '2026-11-30', due_time: '15:00' }),
  aTask('call home', null, { due_date: '2026-11-30', due_time: '15:00' }),
];
const toReminders = (count: number) => listReminders([anInspiration()], tasks.slice(0, count));
const at = toReminders(1)[0]?.at ?? 0;
const notes = () => useToastStore.getState().toasts.map(({ message }) => message);

let shown: [string, string | undefined][];

function allow(permission: NotificationPermission): void {
  class Shown {
    static readonly permission = permission;
    constructor(title: string, options?: NotificationOptions) {
      shown.push([title, options?.body]);
    }
  }
  vi.stubGlobal('Notification', Shown);
}

beforeEach(() => {
  shown = [];
  reminded.clear();
  useToastStore.setState({ toasts: [] });
  return () => vi.unstubAllGlobals();
});

it('reminds at the moment of a task, and not before', async () => {
  allow('granted');
  await giveReminders(toReminders(1), at - MINUTE_MS);
  expect(shown).toEqual([]);
  await giveReminders(toReminders(1), at);
  expect(shown).toEqual([[words.title, words.one('buy milk')]]);
});

it('reminds once of several tasks with the same moment', async () => {
  allow('granted');
  await giveReminders(toReminders(2), at);
  expect(shown).toEqual([[words.title, words.many('buy milk', 2)]]);
});

it('reminds once although two tabs see the moment', async () => {
  allow('granted');
  await Promise.all([giveReminders(toReminders(1), at), giveReminders(toReminders(1), at + 1)]);
  expect(shown).toHaveLength(1);
});

it('says it in the page alone where notifications are refused', async () => {
  allow('denied');
  await giveReminders(toReminders(1), at);
  expect([shown, notes()]).toEqual([[], [words.one('buy milk')]]);
});
