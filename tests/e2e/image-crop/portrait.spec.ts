import { expect, test } from '@playwright/test';
import {
  chooseFile,
  decode,
  download,
  downloadZip,
  expectSamePixels,
  join,
  openCrop,
  type Pixels,
  pixelAt,
  setBox,
} from './crop-page.ts';
import { type Paint, toPng } from './picture-files.ts';

test.use({ actionTimeout: 15_000 });

const [WIDTH, HEIGHT] = [150, 200];
const BLUE = [67, 142, 219, 255];
const PERSON = [92, 60, 48, 255];

/** A head and shoulders before a gray wall with a little noise. */
const portrait: Paint = (x, y) => {
  const isHead = Math.hypot(x - 75, y - 75) < 35;
  const isBody = y > 120 && Math.abs(x - 75) < 20 + (y - 120) / 2;
  if (isHead || isBody) return [92, 60, 48, 255];
  const noise = (x * 7 + y * 13) % 9;
  return [218 + noise, 220 + noise, 222 + noise, 255];
};
/** Soft colors all over. */
const landscape: Paint = (x, y) => [(x * 4) & 255, (y * 6) & 255, (2 * x + 2 * y) & 255, 255];

const countOf = ({ data }: Pixels, color: readonly number[]) => {
  let count = 0;
  for (let at = 0; at < data.length; at += 4) if (color.every((value, part) => data[at + part] === value)) count += 1;
  return count;
};

test('a portrait gets another backdrop, to the pixel, and a picture without an even one stays as it is', async ({
  page,
}) => {
  await openCrop(page);
  await chooseFile(page, 'me.png', toPng(WIDTH, HEIGHT, portrait));
  await setBox(page, 0, 0, WIDTH, HEIGHT);
  const plain = await decode(page, (await download(page)).bytes);
  await page.getByRole('button', { name: '蓝底' }).click();
  await expect(page.getByRole('img', { name: '换底色后的预览' })).toBeVisible();
  const blue = await decode(page, (await download(page)).bytes);
  const person = countOf(plain, PERSON);
  expect(countOf(blue, PERSON)).toBe(person);
  expect(countOf(blue, BLUE)).toBe(WIDTH * HEIGHT - person);

  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('img', { name: '换底色后的预览' })).toHaveCount(0);
  expectSamePixels(await decode(page, (await download(page)).bytes), plain);

  await test.step('nine parts of a portrait have the backdrop of the whole', async () => {
    await setBox(page, 5, 10, 140, 185);
    await page.getByRole('button', { name: '红底' }).click();
    const whole = await decode(page, (await download(page)).bytes);
    const { files } = await downloadZip(page, () => page.getByRole('button', { name: '九宫格' }).click());
    const cells: Pixels[] = [];
    for (const [, bytes] of files) cells.push(await decode(page, Buffer.from(bytes)));
    expectSamePixels(join(cells), whole);
    expect(pixelAt(whole, 0, 0)).toEqual([220, 0, 20, 255]);
  });

  await test.step('a picture without an even backdrop stays as it is, and the page says so', async () => {
    await chooseFile(page, 'hills.png', toPng(WIDTH, HEIGHT, landscape));
    await setBox(page, 0, 0, WIDTH, HEIGHT);
    const plain = await decode(page, (await download(page)).bytes);
    await page.getByRole('button', { name: '白底' }).click();
    await expect(page.getByText('没有找到单色背景，画面没有换底色')).toBeVisible();
    expectSamePixels(await decode(page, (await download(page)).bytes), plain);
  });
});
