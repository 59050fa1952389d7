import { expect, type Page, test } from '@playwright/test';
import {
  chooseFile,
  decode,
  download,
  enter,
  expectSamePixels,
  meanDifference,
  openCrop,
  type Pixels,
  pixelAt,
  setBox,
} from './crop-page.ts';
import { GRADIENT, MOSAIC, type Paint, toPng, withOrientation } from './picture-files.ts';

test.use({ actionTimeout: 15_000 });

/** The pixels that a function of the place paints. */
function painted(width: number, height: number, paint: Paint): Pixels {
  const data = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.set(paint(x, y), 4 * (y * width + x));
  return { width, height, data };
}

/** An export drawn by the page itself, straight from the meaning of rotation. Scale only changes the size. */
async function drawReference(
  page: Page,
  file: Buffer,
  size: readonly [number, number],
  degrees: number,
): Promise<Pixels> {
  const { data, ...shape } = await page.evaluate(
    async ([text, width, height, angle]) => {
      const binary = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([binary]));
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      // The box is in the middle of the canvas, and the output has the picture's own resolution.
      context.translate(width / 2, height / 2);
      context.rotate((angle * Math.PI) / 180);
      context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
      return { width, height, data: [...context.getImageData(0, 0, width, height).data] };
    },
    [file.toString('base64'), size[0], size[1], degrees] as const,
  );
  return { ...shape, data: Uint8Array.from(data) };
}

test('a picture is downloaded with exactly the pixels of its source, and scaled and turned as a reference', async ({
  page,
}) => {
  await openCrop(page);
  await chooseFile(page, 'beach.holiday.png', toPng(640, 480, MOSAIC));
  await expect(page.getByText('beach.holiday.png · 640 × 480')).toBeVisible();
  await setBox(page, 101, 53, 203, 151);
  const { name, bytes } = await download(page);
  expect(name).toBe('beach.holiday-裁剪.png');
  expectSamePixels(
    await decode(page, bytes),
    painted(203, 151, (x, y) => MOSAIC(x + 101, y + 53)),
  );

  // The box turns with the picture, so the same pixels come out, turned.
  await page.getByRole('button', { name: '向右转 90°' }).click();
  await page.getByRole('button', { name: '水平翻转' }).click();
  const flipped = await decode(page, (await download(page)).bytes);
  expectSamePixels(
    flipped,
    painted(151, 203, (x, y) => MOSAIC(y + 101, x + 53)),
  );

  const file = toPng(400, 400, GRADIENT);
  await chooseFile(page, 'soft.png', file);
  await setBox(page, 100, 100, 200, 200);
  await page.getByRole('slider', { name: '缩放' }).fill('2');
  await page.getByRole('slider', { name: '旋转' }).fill('30');
  const turned = await decode(page, (await download(page)).bytes);
  expect(meanDifference(turned, await drawReference(page, file, [100, 100], 30))).toBeLessThan(2);

  await page.getByRole('button', { name: '指定尺寸' }).click();
  await page.getByRole('button', { name: '取消保持比例' }).click();
  await enter(page, '宽', 295, 1);
  await enter(page, '高', 413, 1);
  await expect(page.getByRole('status', { name: '导出结果' })).toContainText('放大后会变模糊');
  const exact = await decode(page, (await download(page)).bytes);
  expect([exact.width, exact.height]).toEqual([295, 413]);
});

test('orientation is respected, metadata is removed, circles are transparent, and a limit in KB is kept', async ({
  page,
}) => {
  await openCrop(page);
  const upright = toPng(600, 400, (x, y) =>
    x < 300 ? [220, 40, 40, 255] : y < 200 ? [40, 200, 60, 255] : [40, 60, 220, 255],
  );
  await chooseFile(page, 'plain.png', upright);
  await page.getByRole('button', { name: '选中整张' }).click();
  await page.getByRole('button', { name: 'JPEG' }).click();
  const jpeg = withOrientation((await download(page)).bytes, 6);

  await chooseFile(page, 'phone.jpg', jpeg, 'image/jpeg');
  await expect(page.getByText('phone.jpg · 400 × 600')).toBeVisible();
  await page.getByRole('button', { name: '选中整张' }).click();
  const file = await download(page);
  expect(file.name).toBe('phone-裁剪.jpg');
  expect(file.bytes.includes('Exif')).toBe(false);
  const seen = await decode(page, file.bytes, 'image/jpeg');
  const near = (color: readonly number[], wanted: readonly number[]) =>
    color.every((value, index) => Math.abs(value - (wanted[index] ?? 255)) < 24);
  expect(near(pixelAt(seen, 200, 100), [220, 40, 40])).toBe(true);
  expect(near(pixelAt(seen, 50, 500), [40, 60, 220])).toBe(true);
  expect(near(pixelAt(seen, 350, 500), [40, 200, 60])).toBe(true);

  await page.getByRole('button', { name: 'PNG' }).click();
  await page.getByRole('button', { name: '圆形' }).click();
  const circle = await decode(page, (await download(page)).bytes);
  expect([
    circle.width === circle.height,
    pixelAt(circle, 0, 0)[3],
    pixelAt(circle, circle.width >> 1, circle.width >> 1)[3],
  ]).toEqual([true, 0, 255]);

  await chooseFile(
    page,
    'noise.png',
    toPng(700, 700, (x, y) => MOSAIC(x * y, x + 31 * y)),
  );
  await expect(page.getByText('noise.png · 700 × 700')).toBeVisible();
  await page.getByRole('button', { name: 'JPEG' }).click();
  await page.getByRole('switch', { name: '压缩到指定大小以内' }).check();
  await enter(page, '上限（KB）', 40);
  const small = await download(page);
  expect(small.bytes.length).toBeLessThanOrEqual(40 * 1024);
  expect(small.bytes.length).toBeGreaterThan(20 * 1024);
});
