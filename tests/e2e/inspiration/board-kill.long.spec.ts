import { expect, type Page, test } from '@playwright/test';
import { rounds } from '../../rounds.ts';
import { addTask, createGoal, expectConsistent } from './board-page.ts';

test.use({ actionTimeout: 10_000 });

const KILLS = rounds(12);

const TASKS = 6;

/** Completes or reopens every task, and resolves once so many show it: the next one is on its way then. */
async function clickAll(page: Page, shown: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-task] [role="checkbox"]')];
    const read = () =>
      [...document.querySelectorAll<HTMLElement>('[data-task]')]
        .map((task) => `${task.dataset.task} ${task.querySelector('[role="checkbox"]')?.getAttribute('aria-checked')}`)
        .sort();
    const before = new Set(read());
    for (const box of boxes) box.click();
    while (read().filter((state) => !before.has(state)).length < wanted)
      await new Promise((drawn) => requestAnimationFrame(drawn));
  }, shown);
}

test('a page that is killed in the middle of an operation leaves counters and events consistent', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000 + KILLS * 6000);
  await createGoal(page, '学会游泳');
  for (let number = 0; number < TASKS; number += 1) await addTask(page, `任务 ${number}`);
  const address = page.url();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const victim = await context.newPage();
    await victim.goto(address);
    await expect(victim.locator('[data-task]')).toHaveCount(TASKS);
    await clickAll(victim, kill % TASKS);
    const session = await context.newCDPSession(victim);
    await Promise.race([session.send('Page.crash').catch(() => undefined), victim.waitForEvent('crash')]);
    await victim.close();
    await expectConsistent(page);
  }
});
