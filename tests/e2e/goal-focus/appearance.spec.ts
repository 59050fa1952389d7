import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { luminanceOf } from '../../../src/core/color/luminance.ts';
import { CONTRAST_MIN, START_MS } from '../../../src/features/goal-focus/constants.ts';
import { contrastOf } from '../../../src/features/goal-focus/model/contrast.ts';
import { MOVING } from '../whole-browser.ts';
import { button, card, frontPictures, openDesk, storeSettings } from './desk-page.ts';
import { listItems, PAINTS, storePictures } from './desk-pictures.ts';

test.use({ ...MOVING, actionTimeout: 15_000, viewport: { width: 1280, height: 720 } });

const WORDS = { title: '今天只做一件事', description: '把方案发出去，然后休息' };

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

/** Three pictures for each color of the text: all colors and shapes take part. */
const ROUNDS = ['#ffffff', '#1976d2', '#424242', '#9c27b0'].map((color, round) => ({
  color,
  paints: PAINTS.slice(round * 5, round * 5 + 3),
}));

test('text of every color keeps its contrast over pictures with bright and dark parts', async ({ page, context }) => {
  test.slow();
  await page.goto('/mythinkn/healthz');
  for (const { color, paints } of ROUNDS) {
    await page.evaluate(() => localStorage.clear());
    await storePictures(page, paints, 320, 180);
    const desk = await context.newPage();
    await desk.emulateMedia({ reducedMotion: 'reduce' });
    await desk.clock.install();
    await storeSettings(desk, {
      ...WORDS,
      colorMode: 'custom',
      themeColor: color,
      panelMode: 'transparent',
      backgroundMode: 'customMultiple',
      backgroundImages: listItems(paints.length),
      brightness: 100,
    });
    await openDesk(desk);
    await button(desk, '暂停动画与换图').click();
    await desk.clock.runFor(START_MS.specialCard);
    await expect(card(desk)).toHaveAttribute('data-surface', 'none');
    for (let step = 0; step < paints.length; step += 1) {
      const before = (await frontPictures(desk)).page;
      await desk.keyboard.press('ArrowRight');
      await expect.poll(async () => (await frontPictures(desk)).page, color).not.toBe(before);
      await expect.poll(() => measureContrast(desk), `${color} ${step}`).toBeGreaterThanOrEqual(CONTRAST_MIN);
    }
    await desk.close();
  }
});

interface TraceEvent {
  readonly name: string;
}

async function trace(client: CDPSession, run: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const collect = ({ value }: { value: object[] }) => {
    for (const { name } of value as TraceEvent[]) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  client.on('Tracing.dataCollected', collect);
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'devtools.timeline,disabled-by-default-devtools.timeline',
  });
  await run();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  client.off('Tracing.dataCollected', collect);
  return counts;
}

test('tilting and turning cost no layout and no paint per frame', { lock: '-exclusive-' }, async ({
  page,
  context,
}) => {
  await storeSettings(page, { ...WORDS, panelMode: 'blank', backgroundMode: 'blank', colorMode: 'fixed' });
  await openDesk(page);
  await expect(card(page)).toHaveAttribute('data-surface', 'solid', { timeout: 10_000 });
  const client = await context.newCDPSession(page);
  // Until the start is over, parts of the page that arrive are painted as well.
  await expect(async () => {
    const counts = await trace(client, async () => {
      for (let step = 0; step < 60; step += 1) {
        await page.mouse.move(200 + step * 12, 150 + step * 6);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
    });
    expect(counts.get('FireAnimationFrame') ?? 0).toBeGreaterThan(50);
    // The header paints now and then by itself.
    expect(counts.get('Layout') ?? 0).toBeLessThan(15);
    expect(counts.get('Paint') ?? 0).toBeLessThan(15);
  }).toPass({ timeout: 30_000 });
  const leaned = await card(page).evaluate((element) => element.parentElement?.style.transform);
  expect(leaned).toMatch(/^rotateX\(-?[\d.]+deg\) rotateY\([\d.]+deg\)$/);

  const turning = await trace(client, async () => {
    await card(page).evaluate((element) => {
      const turn = element.animate([{ transform: 'rotateY(0deg)' }, { transform: 'rotateY(90deg)' }], 1000);
      return turn.finished.then(() => undefined);
    });
  });
  expect(turning.get('Layout') ?? 0).toBeLessThan(5);
  expect(turning.get('Paint') ?? 0).toBeLessThan(5);
});
