import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../../chromium.ts';
import { download, enter, setBox } from '../image-crop/crop-page.ts';
import { waitForStart } from '../started.ts';

const DESK = '/mythinkn/portal/goal-focus';
const VIEWPORT = { width: 1280, height: 720 };

test.use({
  actionTimeout: 15_000,
  viewport: VIEWPORT,
  launchOptions: {
    executablePath: process.env.CHROME_PATH ?? '',
    // The browser captures the tab with this title without asking.
    args: [...CHROMIUM_ARGUMENTS, '--auto-select-tab-capture-source-by-title=DIY SHOW'],
  },
});

interface Handed {
  readonly handed?: Blob;
  /** What beside picture and card could be seen when the picture was taken. */
  readonly extras?: readonly string[];
}

/** Opens the focus desktop and keeps the picture that it hands over, because the other page takes it at once. */
async function openDesk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, ...key) {
      if (this.transaction.db.name === 'mythinkn_handoff') Object.assign(window, { handed: value.payload.blob });
      return put.call(this, value, ...key);
    };
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (...options) {
      const seen = { opacityProperty: true, visibilityProperty: true };
      const parts = document.querySelectorAll('header, aside, [role="tooltip"], main button');
      const isInWindow = (part: Element) => part.getBoundingClientRect().bottom > 0;
      const extras = [...parts].filter((part) => part.checkVisibility(seen) && isInWindow(part));
      Object.assign(window, { extras: extras.map((part) => part.outerHTML.slice(0, 200)) });
      toBlob.apply(this, options);
    };
  });
  await page.goto(DESK);
  await waitForStart(page);
}

/** Takes a screenshot and waits for the crop page in the new tab. */
async function takeScreenshot(page: Page, context: BrowserContext): Promise<Page> {
  const [crop] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: '截图', exact: true }).click(),
  ]);
  await expect(crop.getByText(/截图 \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png · 1280 × 720/)).toBeVisible();
  return crop;
}

/** The handed-over file as text. */
function readHanded(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const bytes = new Uint8Array((await (window as Handed).handed?.arrayBuffer()) ?? []);
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
}

interface Drawing {
  /** The part of the picture; its middle is the middle of the result. */
  readonly part: readonly [x: number, y: number, width: number, height: number];
  readonly size: readonly [width: number, height: number];
  readonly degrees?: number;
}

/**
 * The largest and the mean difference of the color channels between a downloaded file and a part of the picture that the
 * browser itself draws in this size and rotation.
 */
function compare(page: Page, file: Buffer, picture: string, { part, size, degrees = 0 }: Drawing) {
  return page.evaluate(
    async ([fileText, pictureText, [x, y, width, height], [outWidth, outHeight], angle]) => {
      const open = (text: string) =>
        createImageBitmap(new Blob([Uint8Array.from(atob(text), (character) => character.charCodeAt(0))]));
      const [result, source] = [await open(fileText), await open(pictureText)];
      const draw = (paint: (context: OffscreenCanvasRenderingContext2D) => void) => {
        const context = new OffscreenCanvas(outWidth, outHeight).getContext('2d', { willReadFrequently: true });
        if (context === null) throw new Error('no canvas');
        context.imageSmoothingQuality = 'high';
        paint(context);
        return context.getImageData(0, 0, outWidth, outHeight).data;
      };
      const own = draw((context) => context.drawImage(result, 0, 0));
      const reference = draw((context) => {
        context.translate(outWidth / 2, outHeight / 2);
        context.rotate((angle * Math.PI) / 180);
        context.scale(outWidth / width, outHeight / height);
        context.drawImage(source, -x - width / 2, -y - height / 2);
      });
      const differences = own.map((value, index) => Math.abs(value - (reference[index] ?? 0)));
      return {
        size: [result.width, result.height],
        colors: new Set(new Uint32Array(own.buffer)).size,
        largest: differences.reduce((largest, each) => Math.max(largest, each), 0),
        mean: differences.reduce((sum, each) => sum + each, 0) / differences.length,
      };
    },
    [file.toString('base64'), picture, part, size, degrees] as const,
  );
}

test('a screenshot opens in the crop page, whose download has its pixels, also scaled and turned', async ({
  page,
  context,
}) => {
  await openDesk(page);
  const crop = await takeScreenshot(page, context);
  expect(new URL(crop.url()).search).toBe('');
  expect(await page.evaluate(() => (window as Handed).extras)).toEqual([]);
  const picture = await readHanded(page);

  await setBox(crop, 211, 97, 643, 401);
  const { name, bytes } = await download(crop);
  expect(name).toMatch(/^截图 .*-裁剪\.png$/);
  const exact = await compare(crop, bytes, picture, { part: [211, 97, 643, 401], size: [643, 401] });
  expect(exact).toMatchObject({ size: [643, 401], largest: 0 });
  // The desktop was captured and no empty frame.
  expect(exact.colors).toBeGreaterThan(50);

  await setBox(crop, 320, 160, 640, 400);
  await crop.getByRole('button', { name: '指定尺寸' }).click();
  await enter(crop, '宽', 320, 1);
  const small = await compare(crop, (await download(crop)).bytes, picture, {
    part: [320, 160, 640, 400],
    size: [320, 200],
  });
  expect(small.size).toEqual([320, 200]);
  expect(small.mean).toBeLessThan(2);

  await crop.getByRole('button', { name: '原始像素' }).click();
  await crop.getByRole('slider', { name: '旋转' }).fill('30');
  const turned = await compare(crop, (await download(crop)).bytes, picture, {
    part: [320, 160, 640, 400],
    size: [640, 400],
    degrees: 30,
  });
  expect(turned.size).toEqual([640, 400]);
  expect(turned.mean).toBeLessThan(2);

  await test.step('where the browser allows no new tab, the crop page opens in the same one', async () => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.bringToFront();
    await page.getByRole('button', { name: '截图', exact: true }).click();
    await expect(page).toHaveURL(/\/portal\/image-crop$/);
    await expect(page.getByText(/截图 .*\.png · 1280 × 720/)).toBeVisible();
  });
});
