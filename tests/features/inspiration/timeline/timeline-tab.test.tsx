// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { formatMoment } from '../../../../src/features/inspiration/model/calendar-text.ts';
import type { Task, TimelineEvent } from '../../../../src/features/inspiration/model/records.ts';
import { TimelineTab } from '../../../../src/features/inspiration/timeline/TimelineTab.tsx';
import { copy, taskName } from '../../../../src/features/inspiration/words.ts';
import { click, render } from '../../../app/render.tsx';
import { anEvent, anInspiration, aTask, DAY_MS, EVENING } from '../calendar/an-evening.ts';

const words = copy.timeline;

async function renderTimeline(events: readonly TimelineEvent[], tasks: readonly Task[] = []) {
  const opened: string[] = [];
  const host = await render(
    <TimelineTab
      inspiration={anInspiration(EVENING)}
      tasks={tasks}
      events={events}
      now={EVENING + 12 * DAY_MS}
      onOpenTask={(id) => opened.push(id)}
    />,
  );
  const items = () => [...host.querySelectorAll('li')];
  return { host, items, opened };
}

const STORY = [
  anEvent('later', { date: EVENING + 2 * DAY_MS, days_since_inspiration: 2, related_task_id: 'gone' }),
  anEvent('created', { type: 'inspiration_created' }),
  anEvent('done', { type: 'task_completed', date: EVENING + DAY_MS, days_since_inspiration: 1, related_task_id: 'a' }),
  anEvent('strange', { type: 'imported', title: 'From elsewhere', date: EVENING + 3 * DAY_MS }),
];

it('lists the events oldest first with type, time and day, and marks the first as the start', async () => {
  const { host, items } = await renderTimeline(STORY, [aTask('a')]);
  const texts = items().map((item) => item.textContent ?? '');
  expect(texts).toHaveLength(STORY.length);
  expect(texts[0]).toContain(words.types.inspiration_created);
  expect(texts.map((text) => text.includes(words.start))).toEqual([true, false, false, false]);
  expect(texts[1]).toContain(words.types.task_completed);
  expect(texts[1]).toContain(formatMoment(EVENING + DAY_MS));
  expect(texts[1]).toContain(words.day(1));
  expect(texts[3]).toContain('From elsewhere');
  expect(host.textContent).toContain(words.count(4));
  expect(host.textContent).toContain(words.now(12));
});

it('shows the four counters of the present tasks', async () => {
  const tasks = [aTask('a', { milestone_type: 'key' }), aTask('b', { status: 'completed' })];
  const { host } = await renderTimeline([anEvent('e', { type: 'status_changed' })], tasks);
  const counters = [...host.querySelectorAll('dl > div')].map((entry) => [
    entry.querySelector('dt')?.textContent,
    entry.querySelector('dd')?.textContent,
  ]);
  const { added, completed, key, changed } = words.counters;
  expect(counters).toEqual([
    [added, '2'],
    [completed, '1'],
    [key, '1'],
    [changed, '1'],
  ]);
});

it('opens the task of an event, and says where a task was deleted', async () => {
  const { items, opened } = await renderTimeline(STORY, [aTask('a', { title: 'Chapter one' })]);
  const [created, done, later] = items();
  const jump = done?.querySelector('button');
  expect(jump?.getAttribute('aria-label')).toBe(words.jumpLabel('Chapter one'));
  await click(jump);
  expect(opened).toEqual(['a']);
  expect(later?.textContent).toContain(words.deleted);
  expect(later?.querySelector('button')).toBeNull();
  expect(created?.querySelector('button')).toBeNull();
});

it('renders a small part of 20,000 events, each with its place among all', async () => {
  const events = Array.from({ length: 20_000 }, (_, index) => anEvent(`e${index}`, { date: EVENING + index }));
  const { items } = await renderTimeline(events);
  expect(items().length).toBeGreaterThan(10);
  expect(items().length).toBeLessThan(100);
  expect(items()[3]?.getAttribute('aria-setsize')).toBe('20000');
  expect(items()[3]?.getAttribute('aria-posinset')).toBe('4');
});

it('keeps the event with the focus while the page is scrolled', async () => {
  const tasks = [aTask('a')];
  const events = Array.from({ length: 5000 }, (_, index) =>
    anEvent(`e${index}`, { date: EVENING + index, related_task_id: 'a' }),
  );
  const { items } = await renderTimeline(events, tasks);
  const button = items()[2]?.querySelector('button');
  await act(async () => button?.focus());
  await act(async () => {
    window.scrollTo(0, 40_000);
    window.dispatchEvent(new Event('scroll'));
  });
  expect(document.activeElement).toBe(button);
  const places = items().map((item) => Number(item.getAttribute('aria-posinset')));
  expect(places[0]).toBe(3);
  expect(places[1]).toBeGreaterThan(300);
});

it('says that there are no events', async () => {
  const { host } = await renderTimeline([]);
  expect(host.textContent).toContain(words.empty);
});

it('names a task without a title, and the link to it', async () => {
  const { items } = await renderTimeline(
    [anEvent('added', { type: 'task_added', title: ' ', related_task_id: 'a' })],
    [aTask('a', { title: ' ' })],
  );
  expect(items()[0]?.textContent).toContain(taskName(''));
  expect(items()[0]?.querySelector('button')?.getAttribute('aria-label')).toBe(words.jumpLabel(taskName('')));
});
