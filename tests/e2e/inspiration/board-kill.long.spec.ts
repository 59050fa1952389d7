import { expect, test } from '@playwright/test';
import { rounds } from '../../rounds.ts';
import { addTask, createGoal, expectConsistent } from './board-page.ts';

test.use({ actionTimeout: 10_000 });

const KILLS = rounds(20);

/** The moment of a kill, which is different in each round: nothing of the page shows it. */
const afterMs = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));

test('a page that is killed in the middle of an operation leaves counters and events consistent', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000 + KILLS * 6000);
  await createGoal(page, '学会游泳');
  for (let number = 0; number < 6; number += 1) await addTask(page, `任务 ${number}`);
  const address = page.url();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const victim = await context.newPage();
    await victim.goto(address);
    await expect(victim.locator('[data-task]')).toHaveCount(6);
    // Every task is completed or reopened; the page goes away somewhere in between.
    const clicks = victim.evaluate(() => {
      for (const box of document.querySelectorAll<HTMLElement>('[data-task] [role="checkbox"]')) box.click();
    });
    await Promise.race([clicks, afterMs(kill)]);
    const session = await context.newCDPSession(victim);
    await Promise.race([session.send('Page.crash').catch(() => undefined), victim.waitForEvent('crash')]);
    await victim.close();
    await expectConsistent(page);
  }
});
