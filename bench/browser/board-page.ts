import type { Page } from '@playwright/test';

export interface BoardSize {
  readonly goals: number;
  readonly tasks: number;
  readonly events: number;
  /** Of the tasks, those of the first goal, which holds the most. */
  readonly tasksOfFirst: number;
}

/** Fills the planning board of a page that has opened it. Every fifth task is at the top level. */
export async function fillBoard(page: Page, board: BoardSize): Promise<void> {
  await page.evaluate(async (size) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('mythinkn_inspiration_storage');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const tx = db.transaction(['inspirations', 'tasks', 'timeline_events'], 'readwrite');
    const start = Date.now() - 300 * 86_400_000;
    const others = (size.tasks - size.tasksOfFirst) / (size.goals - 1);
    const eventsPerTask = size.events / size.tasks;
    for (let goal = 0; goal < size.goals; goal += 1) {
      const id = `g${goal}`;
      const from = goal === 0 ? 0 : size.tasksOfFirst + Math.round((goal - 1) * others);
      const to = goal === 0 ? size.tasksOfFirst : size.tasksOfFirst + Math.round(goal * others);
      tx.objectStore('inspirations').put({
        id,
        title: `\u76ee\u6807 ${goal}`,
        content: '\u4e3a\u4ec0\u4e48\u8981\u505a\u3001\u505a\u5230\u4ec0\u4e48\u6837\u7b97\u5b8c\u6210\u3002'.repeat(3),
        status: goal % 5 === 0 ? 'completed' : 'active',
        task_count: to - from,
        completed_task_count: 0,
        created_at: start + goal,
        updated_at: start,
      });
      for (let number = 0; number < to - from; number += 1) {
        const task = `${id}t${number}`;
        tx.objectStore('tasks').put({
          id: task,
          inspiration_id: id,
          title: `\u4efb\u52a1 ${number} \u5199\u4e00\u4e2a\u4e0d\u592a\u77ed\u7684\u6807\u9898`,
          description: '\u4e00\u53e5\u8bf4\u660e\u6587\u5b57\uff0c'.repeat(4),
          status: 'todo',
          priority: 'medium',
          milestone_type: number % 10 === 0 ? 'key' : 'regular',
          parent_task_id: number % 5 === 0 ? null : `${id}t${number - (number % 5)}`,
          days_since_inspiration: Math.floor(number / 8),
          completion_days_since_inspiration: null,
          created_at: start + number * 10_000_000,
          completed_at: null,
        });
        for (let event = 0; event < eventsPerTask; event += 1) {
          tx.objectStore('timeline_events').put({
            id: `${task}e${event}`,
            inspiration_id: id,
            type: event === 0 ? 'task_added' : 'status_changed',
            title: '\u6dfb\u52a0\u4efb\u52a1',
            description: `\u6dfb\u52a0\u4e86\u4efb\u52a1\u300c\u4efb\u52a1 ${number}\u300d`,
            date: start + number * 10_000_000 + event,
            days_since_inspiration: Math.floor(number / 8),
            related_task_id: task,
          });
        }
      }
    }
    await new Promise((resolve, reject) => {
      tx.oncomplete = resolve;
      tx.onerror = () => reject(tx.error);
    });
    db.close();
  }, board);
}

/** Milliseconds from a click, or from an input of `text`, until an element exists and is painted. */
export function timeUntil(page: Page, target: string, until: string, text: string | null = null): Promise<number> {
  return page.evaluate(
    async ([selector, wanted, typed]) => {
      const element = document.querySelector<HTMLElement>(selector ?? '');
      if (element === null) throw new Error(`No ${selector}`);
      const start = performance.now();
      if (typed === null || typed === undefined) element.click();
      else {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, typed);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }
      while (document.querySelector(wanted ?? '') === null) {
        if (performance.now() - start > 10_000) throw new Error(`No ${wanted} after ${selector}`);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      return performance.now() - start;
    },
    [target, until, text] as const,
  );
}

/** The longest task in milliseconds while the window scrolls by the wheel; 0 when none takes 50 ms. */
export async function scrollAndReadLongestTask(page: Page): Promise<number> {
  const longestTask = await followLongTasks(page);
  await page.mouse.move(640, 500);
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(30);
  }
  return longestTask();
}

/** @returns a function that reads the longest task since then in milliseconds; 0 when none takes 50 ms. */
export async function followLongTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { longTasks: durations });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ entryTypes: ['longtask'] });
  });
  return () => page.evaluate(() => Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks));
}
