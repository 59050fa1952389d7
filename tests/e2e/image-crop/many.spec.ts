import { expect, test } from '@playwright/test';
import { listViolations } from '../axe.ts';
import {
  chooseFile,
  cropBox,
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
import { MOSAIC, toPng } from './picture-files.ts';

test.use({ actionTimeout: 15_000 });

test('nine parts put together are the result, and a mosaic replaces the pixels below the box until it is undone', async ({
  page,
}) => {
  await openCrop(page);
  await chooseFile(page, 'beach.png', toPng(640, 480, MOSAIC));
  await setBox(page, 101, 53, 203, 152);
  const whole = await decode(page, (await download(page)).bytes);
  const { name, files } = await downloadZip(page, () => page.getByRole('button', { name: '九宫格' }).click());
  expect(name).toBe('beach-九宫格.zip');
  expect(files.map(([each]) => each)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((each) => `beach-${each}.png`));
  const cells: Pixels[] = [];
  for (const [, bytes] of files) cells.push(await decode(page, Buffer.from(bytes)));
  expectSamePixels(join(cells), whole);

  await test.step('a mosaic replaces the pixels below the box in the file, and can be undone before the export', async () => {
    await chooseFile(page, 'chat.png', toPng(320, 240, MOSAIC));
    await setBox(page, 80, 60, 96, 64);
    await page.getByRole('button', { name: '给选区打马赛克' }).click();
    await page.getByRole('button', { name: '选中整张' }).click();
    const hidden = await decode(page, (await download(page)).bytes);
    expect([hidden.width, hidden.height]).toEqual([320, 240]);
    const colors = new Set<string>();
    for (let y = 0; y < 240; y += 1) {
      for (let x = 0; x < 320; x += 1) {
        const isInside = x >= 80 && x < 176 && y >= 60 && y < 124;
        const color = pixelAt(hidden, x, y);
        if (isInside) colors.add(color.join());
        else if (color.join() !== [...MOSAIC(x, y)].join()) throw new Error(`${x} ${y} changed`);
      }
    }
    // Blocks of 8 pixels: 12 in a row, 8 rows.
    expect(colors.size).toBeLessThanOrEqual(96);
    expect(pixelAt(hidden, 80, 60)).toEqual(pixelAt(hidden, 87, 67));
    await page.getByRole('button', { name: '清除马赛克（1 处）' }).click();
    const shown = await decode(page, (await download(page)).bytes);
    expect(pixelAt(shown, 81, 61)).toEqual([...MOSAIC(81, 61)]);
  });
});

test('twenty pictures are cropped alike into one archive, and bad files are named', async ({ page }) => {
  await openCrop(page);
  await chooseFile(page, 'first.png', toPng(300, 200, MOSAIC));
  await setBox(page, 30, 20, 150, 100);
  const good = Array.from({ length: 20 }, (_, index) => ({
    name: index === 19 ? 'p0.png' : `p${index}.png`,
    mimeType: 'image/png',
    buffer: toPng(index % 2 === 0 ? 300 : 600, index % 2 === 0 ? 200 : 400, MOSAIC),
  }));
  const bad = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('this is no picture') };
  const choose = async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: '批量裁剪…' }).click(),
    ]);
    await chooser.setFiles([...good, bad]);
  };
  const { name, files } = await downloadZip(page, choose);
  expect(name).toBe('first-批量裁剪.zip');
  expect(files).toHaveLength(20);
  expect(files.at(-1)?.[0]).toBe('p0-裁剪-2.png');
  const [small, large] = [files[0]?.[1], files[1]?.[1]];
  const pixels = await decode(page, Buffer.from(small ?? []));
  expect([pixels.width, pixels.height, pixelAt(pixels, 0, 0)]).toEqual([150, 100, [...MOSAIC(30, 20)]]);
  const doubled = await decode(page, Buffer.from(large ?? []));
  expect([doubled.width, doubled.height, pixelAt(doubled, 0, 0)]).toEqual([300, 200, [...MOSAIC(60, 40)]]);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('有 1 张没有处理');
  await expect(alert).toContainText('notes.png：这不是图片文件');
  expect(await listViolations(page)).toEqual([]);
  // The picture of the page is still there.
  expect((await decode(page, (await download(page)).bytes)).width).toBe(150);
});

const DOCTYPE = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
const HOSTILE = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" onload="parent.hit = 1"><script>parent.hit = 1</script>
<image href="https://foreign.example/a.png" width="9" height="9"/><path fill="#008080" d="M0 0h120v80H0z"/></svg>`;

test('an SVG is opened at twice its size, runs no script and requests nothing, and a broken one is refused', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('foreign.example')) foreign.push(request.url());
  });
  await openCrop(page);
  await chooseFile(page, 'broken.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'), 'image/svg+xml');
  await expect(page.getByRole('alert')).toContainText('已损坏');
  await expect(cropBox(page)).toHaveCount(0);
  for (const [name, text] of [
    ['mark.svg', `\ufeff${HOSTILE}`],
    ['type.svg', `<?xml version="1.0"?>${DOCTYPE}${HOSTILE}`],
  ] as const) {
    await chooseFile(page, name, Buffer.from(text), 'image/svg+xml');
    await expect(page.getByText(`${name} · 240 × 160`)).toBeVisible();
    await setBox(page, 10, 10, 60, 50);
    const file = await download(page);
    expect(file.name).toBe(name.replace('.svg', '-裁剪.png'));
    expect(pixelAt(await decode(page, file.bytes), 30, 25), name).toEqual([0, 128, 128, 255]);
    expect(await page.evaluate(() => 'hit' in window), name).toBe(false);
    expect(foreign, name).toEqual([]);
  }
});
