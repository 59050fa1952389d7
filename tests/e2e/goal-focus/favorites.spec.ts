import { expect, type Page, test } from '@playwright/test';
import { button, dialog, openDesk, readSettings, storeSettings, toolbar } from './desk-page.ts';
import { listItems, PAINTS, storePictures } from './desk-pictures.ts';

test.use({ actionTimeout: 15_000 });

const caption = (page: Page) => toolbar(page).getByRole('group', { name: '当前图片' });

test('pictures in turns have a name and a place, and favorites alone take turns where the visitor wants it', async ({
  page,
}) => {
  await page.goto('/mythinkn/healthz');
  await storePictures(page, PAINTS.slice(0, 3), 64, 36);
  await storeSettings(page, {
    title: '写完第三章',
    panelMode: 'transparent',
    backgroundMode: 'customMultiple',
    backgroundImages: listItems(3).map((item, index) => ({ ...item, name: `海边${index}.jpg` })),
    intervalS: 3600,
  });
  await openDesk(page);
  await expect(caption(page)).toHaveText('海边0.jpg1 / 3');
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toHaveText('海边1.jpg2 / 3');
  await button(page, '收藏这张图片').click();
  await expect(button(page, '取消收藏')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toHaveText('海边2.jpg3 / 3');
  await expect(button(page, '收藏这张图片')).toHaveAttribute('aria-pressed', 'false');

  await button(page, '编辑').click();
  await dialog(page).getByLabel('只轮播收藏的图片').check();
  await button(page, '保存').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(caption(page)).toHaveText('海边1.jpg');
  await expect(button(page, '下一张图片')).toHaveCount(0);
  await page.reload();
  await expect(caption(page)).toHaveText('海边1.jpg');
  await button(page, '取消收藏').click();
  await expect(button(page, '下一张图片')).toBeVisible();
  expect(await readSettings(page)).toMatchObject({ favorites: [], onlyFavorites: true });

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: '键盘快捷键' });
  await expect(sheet.getByText('暂停或继续动画与换图')).toBeVisible();
  await expect(sheet.getByText('所有页面')).toBeVisible();
});
