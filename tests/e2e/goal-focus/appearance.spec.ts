import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { luminanceOf } from '../../../src/core/color/luminance.ts';
import { CONTRAST_MIN, START_MS } from '../../../src/features/goal-focus/constants.ts';
import { contrastOf } from '../../../src/features/goal-focus/model/contrast.ts';
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

/** The lowest contrast of the card's text with the pixels around and under it, from a picture of the screen. */
async function measureContrast(page: Page): Promise<number> {
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  if (box === null) throw new Error('no title');
  const setOpacity = (opacity: string) =>
    card(page).evaluate((element, value) => {
      const content = element.querySelector<HTMLElement>('h1')?.parentElement;
      if (content) content.style.opacity = value;
      return getComputedStyle(element).color;
    }, opacity);
  const color = await setOpacity('0');
  const shot = await page.screenshot({ clip: box });
  await setOpacity('');
  const { darkest, brightest } = await findRange(page, shot);
  const [, red = '0', green = '0', blue = '0'] = /(\d+), (\d+), (\d+)/.exec(color) ?? [];
  const text = luminanceOf([Number(red), Number(green), Number(blue)]);
  const isBetween = darkest < text && text < brightest;
  return isBetween ? 1 : Math.min(contrastOf(text, darkest), contrastOf(text, brightest));
}

/** The darkest and the brightest pixel of a picture, as relative luminance. */
async function findRange(page: Page, file: Buffer) {
  const [low, high] = await page.evaluate(async (text) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (char) => char.charCodeAt(0))]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const table = Array.from({ length: 256 }, (_, value) => linear(value));
    let range: [number, number] = [1, 0];
    for (let at = 0; at < data.length; at += 4) {
      const part = (offset: number, share: number) => share * (table[data[at + offset] ?? 0] ?? 0);
      const light = part(0, 0.2126) + part(1, 0.7152) + part(2, 0.0722);
      range = [Math.min(range[0], light), Math.max(range[1], light)];
    }
    return range;
  }, file.toString('base64'));
  return { darkest: low, brightest: high };
}

/** Five pictures for each color of the text. */
const ROUNDS = ['#ffffff', '#1976d2', '#424242', '#9c27b0'].map((color, round) => ({
  color,
  paints: PAINTS.slice(round * 5, round * 5 + 5),
}));

for (const { color, paints } of ROUNDS) {
  test(`text of the color ${color} keeps its contrast over pictures with bright and dark parts`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/mythinkn/healthz');
    await storePictures(
      page,
      paints.map((paint) => toPng(320, 180, paint)),
    );
    await storeSettings(page, {
      ...WORDS,
      colorMode: 'custom',
      themeColor: color,
      panelMode: 'transparent',
      backgroundMode: 'customMultiple',
      backgroundImages: listItems(paints.length),
      brightness: 100,
    });
    await openDesk(page);
    await button(page, '暂停动画与换图').click();
    await page.waitForTimeout(START_MS.specialCard);
    await expect(card(page)).toHaveAttribute('data-surface', 'none');
    for (let step = 0; step < paints.length; step += 1) {
      const before = (await frontPictures(page)).page;
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await frontPictures(page)).page).not.toBe(before);
      await expect.poll(() => measureContrast(page)).toBeGreaterThanOrEqual(CONTRAST_MIN);
    }
  });
}

/** The list of the pictures that `storePictures` stores. */
function listItems(count: number) {
  return Array.from({ length: count }, (_, order) => {
    const id = `backgroundImages_${order}`;
    return { id, type: 'blob', data: `mythinkn-image:${id}`, order, name: `${order}` };
  });
}

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
  // The header paints now and then by itself.
  expect(counts.get('Layout') ?? 0).toBeLessThan(15);
  expect(counts.get('Paint') ?? 0).toBeLessThan(15);

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
  for (let count = 0; count < 50; count += 1) await step();
  const before = await heap();
  for (let count = 0; count < 100; count += 1) await step();
  const grown = (await heap()) - before;
  expect(await page.evaluate(() => (window as unknown as { openUrls: Set<string> }).openUrls.size)).toBeLessThanOrEqual(
    3,
  );
  // Compiled code and statistics still come, and go again; a single decoded picture takes 900 kB.
  expect(grown).toBeLessThan(2_500_000);
});
