import { expect, type Page } from '@playwright/test';

export const BOARD = '/mythinkn/portal/inspiration';

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const taskRow = (page: Page, title: string) =>
  page.locator('[data-task]').filter({ has: page.getByRole('button', { name: title, exact: true }) });

/** Creates the first goal of the browser, which then opens. */
export async function createGoal(page: Page, title: string): Promise<void> {
  await page.goto(BOARD);
  await button(page, '立即创建第一个目标').click();
  await page.getByLabel('目标标题').fill(title);
  await button(page, '保存').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Adds a task by the field for it, or below another one by the form. */
export async function addTask(page: Page, title: string, parent?: string): Promise<void> {
  if (parent === undefined) {
    const field = page.getByRole('textbox', { name: '快速添加任务' });
    await field.fill(title);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  } else {
    await button(page, '添加任务').first().click();
    const dialog = page.getByRole('dialog', { name: '添加任务' });
    await dialog.getByLabel('任务标题').fill(title);
    await dialog.getByLabel('上级任务').fill(parent);
    await page.getByRole('option', { name: parent }).first().click();
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(taskRow(page, title)).toBeVisible();
}

interface StoredBoard {
  readonly inspirations: readonly {
    readonly id: string;
    readonly task_count: number;
    readonly completed_task_count: number;
  }[];
  readonly tasks: readonly {
    readonly id: string;
    readonly title: string;
    readonly status: string;
    readonly inspiration_id: string;
    readonly completed_at: number | null;
    readonly parent_task_id: string | null;
  }[];
  readonly timeline_events: readonly { readonly type: string; readonly related_task_id: string | null }[];
}

/** The rows as the database holds them. */
export function readStored(page: Page): Promise<StoredBoard> {
  return page.evaluate(async () => {
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await result(indexedDB.open('mythinkn_inspiration_storage'));
    const tx = db.transaction(['inspirations', 'tasks', 'timeline_events']);
    const [inspirations, tasks, timeline_events] = await Promise.all(
      ['inspirations', 'tasks', 'timeline_events'].map((store) => result(tx.objectStore(store).getAll())),
    );
    db.close();
    return { inspirations, tasks, timeline_events } as never;
  });
}

/** Counters equal the tasks, and every completed task has more completions than reopenings in the timeline. */
export async function expectConsistent(page: Page): Promise<StoredBoard> {
  const stored = await readStored(page);
  for (const { id, task_count, completed_task_count } of stored.inspirations) {
    const own = stored.tasks.filter((task) => task.inspiration_id === id);
    const completed = own.filter(({ status }) => status === 'completed');
    expect([task_count, completed_task_count]).toEqual([own.length, completed.length]);
  }
  for (const { id, status, completed_at } of stored.tasks) {
    const events = stored.timeline_events.filter((event) => event.related_task_id === id).map(({ type }) => type);
    const balance = count(events, 'task_completed') - count(events, 'status_changed');
    expect([count(events, 'task_added'), balance, completed_at !== null]).toEqual(
      status === 'completed' ? [1, 1, true] : [1, 0, false],
    );
  }
  return stored;
}

function count(types: readonly string[], type: string): number {
  return types.filter((each) => each === type).length;
}
