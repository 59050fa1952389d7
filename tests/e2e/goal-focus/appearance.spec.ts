import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { luminanceOf } from '../../../src/core/color/luminance.ts';
import { CONTRAST_MIN } from '../../../src/features/goal-focus/constants.ts';
import { contrastOf, parseHexColor } from '../../../src/features/goal-focus/model/contrast.ts';
import { decode } from '../image-crop/crop-page.ts';
import { type Paint, toPng } from '../image-crop/picture-files.ts';
import { button, card, frontPictures, openDesk, storeSettings } from './desk-page.ts';

test.use({ serviceWorkers: 'block', actionTimeout: 15_000, viewport: { width: 1280, height: 720 } });

const WORDS = { title: '今天只做一件事', description: '把方案发出去，然后休息' };

/** Twenty pictures whose halves, stripes or spots are bright and dark, in different colors. */
const COLORS: readonly (readonly [number, number, number])[] = [
  [255, 255, 255],
  [255, 240, 120],
  [120, 220, 255],
  [255, 120, 90],
  [60, 200, 90],
];
const SHAPES: readonly ((x: number, y: number) => boolean)[] = [
  (x) => x < 160,
  (_x, y) => y < 90,
  (x, y) => (x + y) % 80 < 40,
  (x, y) => (x - 160) ** 2 + (y - 90) ** 2 < 2500,
];
const PAINTS: readonly Paint[] = COLORS.flatMap((color, row) =>
  SHAPES.map(
    (isBright): Paint =>
      (x, y) =>
        isBright(x, y) ? [...color, 255] : [row * 8, row * 4, 12, 255],
  ),
);

/** Stores the pictures where the product keeps them. */
async function storePictures(page: Page, files: readonly Buffer[]): Promise<void> {
  await page.evaluate(
    async (texts) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const opening = indexedDB.open('mythinkn_goal_images', 1);
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore('images', { keyPath: 'id' }).createIndex('type', 'type');
      const db = await done(opening);
      const images = db.transaction('images', 'readwrite').objectStore('images');
      await Promise.all(
        texts.map((text, index) => {
          const blob = new Blob([Uint8Array.from(atob(text), (char) => char.charCodeAt(0))], { type: 'image/png' });
          const row = {
            type: 'background',
            blob,
            size: blob.size,
            mimeType: blob.type,
            name: `${index}`,
            timestamp: 0,
          };
          return done(images.put({ ...row, id: `backgroundImages_${index}` }));
        }),
      );
      db.close();
    },
    files.map((file) => file.toString('base64')),
  );
}

/** The lowest contrast of the card's text against the pixels around and under it, from pictures of the screen. */
async function measureContrast(page: Page): Promise<number> {
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  if (box === null) throw new Error('no title');
  const [, red = '0', green = '0', blue = '0'] =
    /(\d+), (\d+), (\d+)/.exec(await card(page).evaluate((element) => getComputedStyle(element).color)) ?? [];
  const text = luminanceOf([Number(red), Number(green), Number(blue)]);
  const setHidden = (isHidden: boolean) =>
    card(page).evaluate(
      (element, opacity) => {
        const content = element.querySelector<HTMLElement>('h1')?.parentElement;
        if (content) content.style.opacity = opacity;
      },
      isHidden ? '0' : '',
    );
  await setHidden(true);
  const shot = await page.screenshot({ clip: box });
  await setHidden(false);
  const { data } = await decode(page, shot);
  let lowest = 21;
  for (let at = 0; at < data.length; at += 4) {
    const light = luminanceOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    lowest = Math.min(lowest, contrastOf(text, light));
  }
  return lowest;
}

test('text keeps its contrast over twenty pictures with bright and dark parts', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const colors = ['#ffffff', '#1976d2', '#424242', '#9c27b0'];
  const lists = [PAINTS.slice(0, 10), PAINTS.slice(10)];
  for (const [round, paints] of lists.entries()) {
    for (const [index, color] of colors.entries()) {
      if (index % 2 !== round) continue;
      await page.goto('/mythinkn/healthz');
      await storePictures(
        page,
        paints.map((paint) => toPng(320, 180, paint)),
      );
      const items = paints.map((_, order) => ({
        id: `backgroundImages_${order}`,
        type: 'blob',
        data: `mythinkn-image:backgroundImages_${order}`,
        order,
        name: `${order}`,
      }));
      await page.evaluate(
        (text) => localStorage.setItem('mythinkn_goal_settings', text),
        JSON.stringify({
          ...WORDS,
          colorMode: 'custom',
          themeColor: color,
          panelMode: 'transparent',
          backgroundMode: 'customMultiple',
          backgroundImages: items,
          brightness: 100,
        }),
      );
      expect(parseHexColor(color)).not.toBeNull();
      await openDesk(page);
      await button(page, '暂停动画与换图').click();
      // The card has no picture from its sixth second on, whatever the start chose.
      await expect(card(page)).toHaveAttribute('data-surface', 'none', { timeout: 10_000 });
      for (let step = 0; step < paints.length; step += 1) {
        const before = (await frontPictures(page)).page;
        await page.keyboard.press('ArrowRight');
        await expect.poll(async () => (await frontPictures(page)).page).not.toBe(before);
        await expect.poll(() => measureContrast(page), { timeout: 8000 }).toBeGreaterThanOrEqual(CONTRAST_MIN);
      }
    }
  }
});

interface TraceEvent {
  readonly name: string;
}

async function trace(client: CDPSession, run: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const { name } of value as unknown as TraceEvent[]) counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'devtools.timeline,disabled-by-default-devtools.timeline',
  });
  await run();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  return counts;
}

test('tilting and turning cost no layout and no paint per frame', async ({ page, context }) => {
  await storeSettings(page, { ...WORDS, panelMode: 'blank', backgroundMode: 'blank', colorMode: 'fixed' });
  await openDesk(page);
  // The start is over: everything is painted.
  await expect(card(page)).toHaveAttribute('data-surface', 'solid', { timeout: 10_000 });
  await page.waitForTimeout(7000);
  const client = await context.newCDPSession(page);
  const counts = await trace(client, async () => {
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.move(200 + step * 12, 150 + step * 6);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  });
  const leaned = await card(page).evaluate((element) => element.parentElement?.style.transform);
  expect(leaned).toMatch(/^rotateX\(-?[\d.]+deg\) rotateY\([\d.]+deg\)$/);
  expect(counts.get('FireAnimationFrame') ?? 0).toBeGreaterThan(50);
  expect(counts.get('Layout') ?? 0).toBeLessThan(5);
  expect(counts.get('Paint') ?? 0).toBeLessThan(5);

  const turning = await trace(client, async () => {
    await card(page).evaluate((element) => {
      const turn = element.animate([{ transform: 'rotateY(0deg)' }, { transform: 'rotateY(90deg)' }], 1000);
      return turn.finished.then(() => undefined);
    });
  });
  expect(turning.get('Layout') ?? 0).toBeLessThan(5);
  expect(turning.get('Paint') ?? 0).toBeLessThan(5);
});

test('a hundred pictures in turns leave no memory behind', async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/mythinkn/healthz');
  await storePictures(
    page,
    PAINTS.slice(0, 15).map((paint) => toPng(640, 360, paint)),
  );
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
  const items = Array.from({ length: 15 }, (_, order) => ({
    id: `backgroundImages_${order}`,
    type: 'blob',
    data: `mythinkn-image:backgroundImages_${order}`,
    order,
    name: `${order}`,
  }));
  await storeSettings(page, {
    ...WORDS,
    panelMode: 'transparent',
    backgroundMode: 'customMultiple',
    backgroundImages: items,
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
  for (let count = 0; count < 30; count += 1) await step();
  const before = await heap();
  for (let count = 0; count < 100; count += 1) await step();
  const grown = (await heap()) - before;
  expect(await page.evaluate(() => (window as unknown as { openUrls: Set<string> }).openUrls.size)).toBeLessThanOrEqual(
    3,
  );
  expect(grown).toBeLessThan(1_000_000);
});
