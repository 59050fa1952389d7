// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { copy as words } from '../../../../src/features/inspiration/reminders/copy.ts';
import { ReminderSwitch } from '../../../../src/features/inspiration/reminders/ReminderSwitch.tsx';
import { reminded, reminderChoice } from '../../../../src/features/inspiration/reminders/reminder-stores.ts';
import { render } from '../../../app/render.tsx';

let asked = 0;

beforeEach(() => {
  asked = 0;
  reminderChoice.clear();
  reminded.clear();
  return () => vi.unstubAllGlobals();
});

async function press(answer: NotificationPermission): Promise<HTMLElement> {
  const notification = {
    permission: 'default',
    requestPermission: async () => {
      asked += 1;
      notification.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal('Notification', notification);
  const host = await render(<ReminderSwitch />);
  expect(asked).toBe(0);
  await act(async () => host.querySelector('input')?.click());
  return host;
}

it('asks for notifications on a press alone, and remembers the choice', async () => {
  const host = await press('granted');
  expect([asked, reminderChoice.refresh().choice]).toEqual([1, 'on']);
  expect(host.textContent).not.toContain(words.refused);
});

it('says that the page alone reminds where notifications are refused, and does not ask when it is turned off', async () => {
  const host = await press('denied');
  expect([reminderChoice.refresh().choice, host.textContent?.includes(words.refused)]).toEqual(['on', true]);
  await act(async () => host.querySelector('input')?.click());
  expect([asked, reminderChoice.refresh().choice, host.textContent?.includes(words.refused)]).toEqual([
    1,
    'off',
    false,
  ]);
});

it('says it again on a page that is opened later, until the visitor allows notifications', async () => {
  await press('denied');
  const host = await render(<ReminderSwitch />);
  expect([asked, host.textContent?.includes(words.refused)]).toEqual([1, true]);
  vi.stubGlobal('Notification', { permission: 'granted' });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(host.textContent).not.toContain(words.refused);
});

it('does not make up for moments that passed before it was turned on', async () => {
  const before = Date.now();
  await press('granted');
  expect(reminded.refresh().until).toBeGreaterThanOrEqual(before);
});
