import { expect, type Locator, type Page } from '@playwright/test';
import { waitForStart } from '../started.ts';

export const CARDS = '/mythinkn/portal/xhs-helper';

/** Three paragraphs that the default split puts on three cards. */
export const PARAGRAPHS = ['一', '二', '三'].map((mark) => `第${mark}段，${'说清楚一件事情，'.repeat(9)}到此为止。`);

export const card = (page: Page, number: number): Locator => page.locator(`[data-card="${number}"]`);
export const rawText = (page: Page): Locator => page.getByRole('textbox', { name: '原始文本' });
export const cardText = (page: Page, number: number): Locator =>
  page.getByRole('textbox', { name: `第 ${number} 张的文字` });
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 2, name: /^预览与导出/ });

/** Opens the tool and waits until the draft was read. */
export async function openCards(page: Page): Promise<void> {
  await page.goto(CARDS);
  await waitForStart(page);
  await expect(rawText(page)).toBeEditable();
}

/** Enters a text and waits for its cards. */
export async function enterText(page: Page, text: string, count: number): Promise<void> {
  await rawText(page).fill(text);
  await expect(page.locator('[data-card]')).toHaveCount(count);
}

export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: '已存在这个浏览器' })).toBeVisible();
