import { expect, test } from '@playwright/test';
import { rounds } from '../../rounds.ts';
import { button, frontPictures, openDesk, storeSettings } from './desk-page.ts';
import { listItems, PAINTS, storePictures } from './desk-pictures.ts';

test.use({ actionTimeout: 15_000, viewport: { width: 1280, height: 720 } });

const WORDS = { title: '今天只做一件事', description: '把方案发出去，然后休息' };
/** Steps before the first look at the memory, and after it. */
const STEPS = { before: 50, measured: rounds(100) };

test('a hundred pictures in turns leave no memory behind', async ({ page, context }) => {
  test.setTimeout(60_000 + STEPS.measured * 1000);
  await page.goto('/mythinkn/healthz');
  await storePictures(page, PAINTS.slice(0, 15), 640, 360);
  await page.addInitScript(() => {
    const open = new Set<string>();
    Object.assign(window, { openUrls: open });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      const url = createObjectURL.call(URL, blob);
      open.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      open.delete(url);
      revokeObjectURL.call(URL, url);
    };
  });
  await storeSettings(page, {
    ...WORDS,
    panelMode: 'transparent',
    backgroundMode: 'customMultiple',
    backgroundImages: listItems(15),
  });
  await openDesk(page);
  await button(page, '暂停动画与换图').click();
  const step = async () => {
    const before = (await frontPictures(page)).page;
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await frontPictures(page)).page, { intervals: [20] }).not.toBe(before);
  };
  const client = await context.newCDPSession(page);
  const heap = async () => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize;
  };
  for (let count = 0; count < STEPS.before; count += 1) await step();
  const before = await heap();
  for (let count = 0; count < STEPS.measured; count += 1) await step();
  const grown = (await heap()) - before;
  expect(await page.evaluate(() => (window as unknown as { openUrls: Set<string> }).openUrls.size)).toBeLessThanOrEqual(
    3,
  );
  // Compiled code and statistics still come, and go again; a single decoded picture takes 900 kB.
  expect(grown).toBeLessThan(2_500_000);
});
