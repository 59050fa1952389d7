// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CalendarTab } from '../../../../src/features/inspiration/calendar/CalendarTab.tsx';
import { addedEvents, calendarMode, weekStart } from '../../../../src/features/inspiration/calendar/calendar-stores.ts';
import { copy as words } from '../../../../src/features/inspiration/calendar/copy.ts';
import { toCalendarDay, toDay } from '../../../../src/features/inspiration/model/calendar-day.ts';
import { formatClock, formatDay, formatFullDay } from '../../../../src/features/inspiration/model/calendar-text.ts';
import type { Task } from '../../../../src/features/inspiration/model/records.ts';
import { copy, taskName } from '../../../../src/features/inspiration/words.ts';
import { STORAGE_KEYS } from '../../../../src/platform/storage/keys.ts';
import { click, render } from '../../../app/render.tsx';
import { buttonOf } from '../../../shared/dom.ts';
import { anInspiration, aTask, DAY_MS, EVENING, HOUR_MS } from './an-evening.ts';

const TODAY = toDay(2026, 5, 20);
const MORNING = EVENING + 11 * HOUR_MS;

beforeEach(() => {
  calendarMode.clear();
  weekStart.clear();
  addedEvents.clear();
});

async function renderCalendar(tasks: readonly Task[]) {
  const opened: string[] = [];
  const host = await render(
    <CalendarTab
      inspiration={anInspiration(EVENING)}
      tasks={tasks}
      events={[]}
      now={new Date(2026, 4, 20, 12).getTime()}
      onOpenTask={(id) => opened.push(id)}
    />,
  );
  return { host, opened };
}

const dayButton = (year: number, month: number, date: number) =>
  document.querySelector<HTMLElement>(`[data-day="${toDay(year, month, date)}"]`);

/** The text that a screen reader has. */
const nameOf = (day: HTMLElement | null) =>
  [...(day?.children ?? [])]
    .filter((child) => child.getAttribute('aria-hidden') === null)
    .map((child) => child.textContent)
    .join('');

const focusedDay = () => Number((document.activeElement as HTMLElement | null)?.dataset.day);

const press = (key: string, options: KeyboardEventInit = {}) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...options }));
  });

const TASKS = [
  aTask('Outline', { milestone_type: 'key', status: 'completed', completed_at: MORNING }),
  aTask('Draft', { created_at: EVENING + DAY_MS, days_since_inspiration: 1, due_date: '2026-05-25' }),
  aTask('Proofread', { created_at: EVENING + 9 * DAY_MS, days_since_inspiration: 9, milestone_type: 'minor' }),
].map((task) => ({ ...task, completion_days_since_inspiration: task.completed_at === null ? null : 0 }));

it('says that there are no milestones in any mode', async () => {
  const { host } = await renderCalendar([]);
  for (const mode of [words.byDay, words.byWeek, words.byMonth]) {
    await click(buttonOf(mode));
    expect(host.textContent).toContain(words.empty);
  }
});

it('names tasks without a title in the cells of both grids', async () => {
  await renderCalendar([aTask('blank', { title: ' ' })]);
  for (const mode of [words.byWeek, words.byMonth]) {
    await click(buttonOf(mode));
    expect(document.querySelector('.chip .title')?.textContent).toBe(taskName(''));
  }
});

it('hides when tasks were added in every mode, remembers that, and counts all milestones', async () => {
  const { host } = await renderCalendar(TASKS);
  const toggle = host.querySelector<HTMLInputElement>('input[type="checkbox"]');
  expect(toggle?.checked).toBe(true);
  await click(buttonOf(words.byDay));
  expect(host.textContent).toContain('Proofread');
  const counts = host.querySelector(`[aria-label="${words.counts}"]`)?.textContent;
  await click(toggle);
  expect(localStorage.getItem(STORAGE_KEYS.boardCalendarAdded)).toBe('hidden');
  expect([host.textContent?.includes('Proofread'), host.textContent?.includes('Draft')]).toEqual([false, true]);
  expect(host.querySelector(`[aria-label="${words.counts}"]`)?.textContent).toBe(counts);
  await click(buttonOf(words.byMonth));
  await click(host.querySelector(`[aria-label="${words.spans.month.next}"]`));
  expect(host.textContent).not.toContain('Proofread');
});

it('says so where nothing but additions is left out', async () => {
  addedEvents.set({ choice: 'hidden' });
  const { host } = await renderCalendar([aTask('Proofread')]);
  expect(host.textContent).toContain(words.emptyWithoutAdded);
});

it('counts the milestone events by type, key ones first', async () => {
  const { host } = await renderCalendar(TASKS);
  const counts = [...host.querySelectorAll(`[aria-label="${words.counts}"] li`)].map((entry) => entry.textContent);
  const { key, regular, minor } = copy.milestoneTypes;
  expect(counts).toEqual([`${key}2`, `${regular}1`, `${minor}1`]);
});

it('remembers the mode', async () => {
  await renderCalendar(TASKS);
  await click(buttonOf(words.byMonth));
  expect(window.localStorage.getItem(STORAGE_KEYS.boardCalendarMode)).toBe('month');
  expect(document.querySelector('[role="grid"]')).not.toBeNull();
});

describe('by day', () => {
  const heads = (host: HTMLElement) => [...host.querySelectorAll('h2')].map((head) => head.firstChild?.textContent);

  it('groups by the day offset, and by weeks', async () => {
    const { host } = await renderCalendar(TASKS);
    expect(heads(host)).toEqual([0, 1, 9, 22].map(words.day));
    await click(buttonOf(words.weeks));
    expect(heads(host)).toEqual([words.week(1, 0, 6), words.week(2, 7, 13), words.week(4, 21, 27)]);
  });

  it('shows the stored day with the date where the two differ (trap T38)', async () => {
    const { host } = await renderCalendar(TASKS);
    const date = formatDay(toCalendarDay(MORNING), TODAY);
    expect(host.textContent).toContain(words.withinDay(1, `${date} ${formatClock(MORNING)}`));
    expect(host.textContent).not.toContain(words.withinDay(2, ''));
  });

  it('opens the task of an event', async () => {
    const { host, opened } = await renderCalendar(TASKS);
    await click(host.querySelector(`[aria-label="${words.jumpLabel('Draft')}"]`));
    expect(opened).toEqual(['Draft']);
  });
});

describe('by week', () => {
  beforeEach(() => void calendarMode.set({ choice: 'weeks' }));

  it('shows rows of seven days from the creation day with cut titles and the number of further events', async () => {
    const titles = ['一二三四五六七八九', '甲', '乙', '丙'];
    const { host } = await renderCalendar(titles.map((title) => aTask(title)));
    const [first] = host.querySelectorAll('[role="row"]');
    expect(first?.querySelectorAll('[role="gridcell"]')).toHaveLength(7);
    const cell = dayButton(2026, 5, 3);
    expect(cell?.textContent).toContain(words.weekdays[0]);
    expect(cell?.textContent).toContain(words.day(0));
    expect([...(cell?.querySelectorAll('.chip') ?? [])].map((chip) => chip.textContent)).toEqual([
      '一二三四五六七八…',
      '甲',
    ]);
    expect(cell?.textContent).toContain(words.more(2));
  });

  it('starts the keyboard on today and moves between weeks', async () => {
    await renderCalendar(TASKS);
    const stops = document.querySelectorAll<HTMLElement>('[data-day][tabindex="0"]');
    expect([...stops].map((stop) => Number(stop.dataset.day))).toEqual([TODAY]);
    await act(async () => stops[0]?.focus());
    await press('ArrowUp');
    expect(focusedDay()).toBe(TODAY - 7);
    await press('Home');
    expect(focusedDay()).toBe(toDay(2026, 5, 10));
  });
});

describe('by month', () => {
  beforeEach(() => void calendarMode.set({ choice: 'month' }));

  const shownDays = () =>
    [...document.querySelectorAll<HTMLElement>('[data-day]')].map((day) => Number(day.dataset.day));
  const weekdays = () => [...document.querySelectorAll('[role="columnheader"]')].map((head) => head.textContent);

  it('shows 42 cells from Sunday on, today, the creation day and offsets', async () => {
    const { host } = await renderCalendar(TASKS);
    expect(shownDays()).toHaveLength(42);
    expect(weekdays()).toEqual(words.weekdays);
    expect(host.textContent).toContain(words.month(2026, 5));
    expect(document.querySelector('[aria-current="date"]')).toBe(dayButton(2026, 5, 20));
    expect(dayButton(2026, 5, 3)?.querySelector('.head')?.textContent).toContain(words.start);
    expect(dayButton(2026, 5, 20)?.textContent).toContain(words.offset(17));
    expect(dayButton(2026, 5, 2)?.querySelector('.head')?.textContent).toBe('2');
  });

  it('starts weeks on Monday where the visitor sets that, and remembers it', async () => {
    await renderCalendar(TASKS);
    await click(buttonOf(words.weekStarts.monday));
    expect(weekdays()).toEqual([...words.weekdays.slice(1), words.weekdays[0]]);
    expect(window.localStorage.getItem(STORAGE_KEYS.boardWeekStart)).toBe('monday');
  });

  it('turns the months and returns to the current one', async () => {
    const { host } = await renderCalendar(TASKS);
    await click(host.querySelector(`[aria-label="${words.spans.month.previous}"]`));
    await click(host.querySelector(`[aria-label="${words.spans.month.previous}"]`));
    expect(host.textContent).toContain(words.month(2026, 3));
    await click(buttonOf(words.spans.month.today));
    expect(host.textContent).toContain(words.month(2026, 5));
    expect(buttonOf(words.spans.month.today)?.disabled).toBe(true);
    await click(host.querySelector(`[aria-label="${words.spans.month.next}"]`));
    expect(host.textContent).toContain(words.month(2026, 6));
  });

  it('moves by keys, into the neighboring month as well', async () => {
    const { host } = await renderCalendar(TASKS);
    await act(async () => dayButton(2026, 5, 20)?.focus());
    const moves: readonly (readonly [string, KeyboardEventInit, number])[] = [
      ['ArrowLeft', {}, toDay(2026, 5, 19)],
      ['End', {}, toDay(2026, 5, 23)],
      ['ArrowDown', {}, toDay(2026, 5, 30)],
      ['ArrowDown', {}, toDay(2026, 6, 6)],
      ['PageUp', {}, toDay(2026, 5, 6)],
      ['PageDown', { shiftKey: true }, toDay(2027, 5, 6)],
    ];
    for (const [key, options, day] of moves) {
      await press(key, options);
      expect(focusedDay()).toBe(day);
    }
    expect(host.textContent).toContain(words.month(2027, 5));
    expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  });

  it('names each day with its date, place and number of events', async () => {
    await renderCalendar(TASKS);
    const label = (...parts: string[]) => words.dayLabel(parts);
    expect(nameOf(dayButton(2026, 5, 3))).toBe(label(formatFullDay(toDay(2026, 5, 3)), words.start, words.events(1)));
    expect(nameOf(dayButton(2026, 5, 20))).toBe(label(formatFullDay(TODAY), words.day(17), words.now));
  });

  it('opens a day with all of its events and their tasks', async () => {
    const many = Array.from({ length: 60 }, (_, index) => aTask(`Task ${index}`));
    const { opened } = await renderCalendar(many);
    expect(dayButton(2026, 5, 3)?.textContent).toContain(words.moreShort(58));
    await click(dayButton(2026, 5, 3));
    const popover = () => document.querySelector('[role="dialog"]');
    expect(popover()?.querySelector('h2')?.textContent).toBe(formatFullDay(toDay(2026, 5, 3)));
    expect(popover()?.querySelectorAll('li')).toHaveLength(50);
    await click(buttonOf(words.showMore(10)));
    expect(popover()?.querySelectorAll('li')).toHaveLength(60);
    await click(popover()?.querySelector(`[aria-label="${words.jumpLabel('Task 59')}"]`));
    expect(opened).toEqual(['Task 59']);
  });

  it('opens nothing for a day without events', async () => {
    await renderCalendar(TASKS);
    await click(dayButton(2026, 5, 21));
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    expect(dayButton(2026, 5, 21)?.hasAttribute('aria-haspopup')).toBe(false);
  });

  it('shows signs and a count for narrow screens, and a word for every sign', async () => {
    const { host } = await renderCalendar(TASKS);
    const cell = dayButton(2026, 5, 3);
    expect(cell?.querySelector('.dots')?.textContent).toBe('1');
    expect(cell?.querySelectorAll('.dots svg')).toHaveLength(1);
    expect(host.textContent).toContain(copy.milestoneTypes.key);
  });
});
