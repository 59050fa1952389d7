import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { SessionReply } from '../../../src/core/contracts/accounts.ts';
import { ADMIN_ACCESS_PATHS } from '../../../src/core/contracts/admin-access.ts';
import { ADMIN_MAIL_PATHS } from '../../../src/core/contracts/admin-mail.ts';
import { HEALTH_PATH } from '../../../src/core/paths.ts';
import { storeSession } from '../an-account.ts';
import { listViolationsInBoth } from '../axe.ts';
import { claimOfRole, PASSWORD, type SeededAccount, type SeededRole } from '../seeded-accounts.ts';

export const ADMIN = '/mythinkn/admin';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
export const tabNames = (page: Page) => page.getByRole('tab').allTextContents();
export const navNames = (page: Page) =>
  page.getByRole('navigation', { name: '管理后台的页面' }).getByRole('link').allTextContents();

const bearer = ({ token }: Pick<SessionReply, 'token'>) => ({ authorization: `Bearer ${token}` });

/**
 * Signs a page in with an administrator of its own, who has shown the password a moment ago and has put off the set-up of
 * mailing. The page shows no screen yet.
 */
export async function signInAs(
  page: Page,
  request: APIRequestContext,
  role: Exclude<SeededRole, 'VIP'>,
): Promise<SeededAccount> {
  const account = claimOfRole(role);
  const headers = bearer(account.session);
  await confirmPassword(request, account);
  if (role === 'SUPER_ADMIN') {
    expect((await request.post(ADMIN_MAIL_PATHS.postpone, { headers })).ok()).toBe(true);
  }
  await page.goto(HEALTH_PATH);
  await storeSession(page, account.session);
  return account;
}

/** Shows the password to the server, which some calls require within ten minutes. */
export async function confirmPassword(request: APIRequestContext, { session }: SeededAccount): Promise<void> {
  const confirmed = await request.post(ADMIN_ACCESS_PATHS.confirmPassword, {
    headers: bearer(session),
    data: { currentPassword: PASSWORD },
  });
  expect(confirmed.ok()).toBe(true);
}

/** Opens a screen of the administration behind the gate. */
export async function openScreen(page: Page, path: string, title: string): Promise<void> {
  await page.goto(`${ADMIN}${path}`);
  await expect(heading(page, title)).toBeVisible();
}

/** Makes a call with an account's session, past the pages. Returns the status of the answer. */
export async function statusOf(
  request: APIRequestContext,
  { session }: SeededAccount,
  path: string,
  method = 'GET',
): Promise<number> {
  return (await request.fetch(`/mythinkn/api/admin/${path}`, { method, headers: bearer(session) })).status();
}

/** Checks what the page shows at the width of a phone, in light and dark: no accessibility violation, nothing wider. */
export async function checkOnPhone(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await listViolationsInBoth(page), name).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(390);
  await page.setViewportSize(size);
}
