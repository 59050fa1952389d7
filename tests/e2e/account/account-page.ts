import { expect, type Page, type Route } from '@playwright/test';
import { ACCOUNT_PATHS, type SessionReply } from '../../../src/core/contracts/accounts.ts';
import { HEALTH_PATH } from '../../../src/core/paths.ts';
import { type Account, findCode, readCode, storeSession } from '../an-account.ts';

export const HOME = '/mythinkn/portal';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const avatar = (page: Page) => page.getByRole('button', { name: /^账号：/ });
export const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: '登录' });

/** Opens the login, and from there the dialog behind `link`. */
export async function openDialog(page: Page, link?: string): Promise<void> {
  await signInButton(page).click();
  await expect(dialog(page, '登录')).toBeVisible();
  if (link !== undefined) await press(page, link);
}

/** Opens the home page as a browser that has kept this session. */
export async function openWith(page: Page, session: SessionReply): Promise<void> {
  // Any page of the origin will do: one without a screen costs nothing.
  await page.goto(HEALTH_PATH);
  await storeSession(page, session);
  await page.goto(HOME);
}

export async function openMenu(page: Page, item: string): Promise<void> {
  await avatar(page).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** An answer in the server's place. */
export const answer =
  (status: number, code: string, message: string, data: unknown = null) =>
  (route: Route) =>
    route.fulfill({ status, json: { code, message, data } });

/** Signs in with the open login dialog, which has the address already. */
export async function signInInDialog(page: Page, { email, username, password }: Account): Promise<void> {
  await expect(field(page, '邮箱')).toHaveValue(email);
  await expect(field(page, '密码')).toBeFocused();
  await field(page, '密码').fill(password);
  const before = findCode(email, '登录');
  await press(page, '继续');
  await expect(field(page, '邮箱验证码')).toBeFocused();
  await enterLoginCode(page, { email, username }, before);
}

/** Enters the code that is mailed after `before`, whose last digit submits the form, and waits until the user is signed in. */
export async function enterLoginCode(
  page: Page,
  { email, username }: Pick<Account, 'email' | 'username'>,
  before: string,
): Promise<void> {
  await field(page, '邮箱验证码').fill(await readCode(email, '登录', before));
  await expect(page.getByText(`欢迎，${username}`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(avatar(page)).toBeFocused();
}

/** The profile that the page requests while it is reloaded. */
export async function reloadProfile(page: Page): Promise<{ readonly email: string; readonly username: string }> {
  const [reply] = await Promise.all([page.waitForResponse(`**${ACCOUNT_PATHS.profile}`), page.reload()]);
  return (await reply.json()).data.user;
}

/** Names of the stored entries of a session. */
export const storedSession = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('auth_'))
      .sort(),
  );
