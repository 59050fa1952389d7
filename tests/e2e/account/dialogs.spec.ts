import { expect, type Locator, test } from '@playwright/test';
import { ACCOUNT_PATHS } from '../../../src/core/contracts/accounts.ts';
import { aNewAccount, openSession, readCode, register, storeSession } from '../an-account.ts';
import { expectAccessible, WCAG_RULES } from '../axe.ts';
import { pressBackOverDialog } from '../press-back.ts';
import { keepToasts } from '../toasts.ts';
import {
  answer,
  avatar,
  dialog,
  field,
  HOME,
  openDialog,
  press,
  signInButton,
  signInInDialog,
} from './account-page.ts';

test('everything works with the keyboard', async ({ page }) => {
  const { email, password } = register();
  await page.goto(HOME);
  await signInButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, '邮箱')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(signInButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, '邮箱')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '显示密码' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(field(page, '密码')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: /这是我的设备/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, '邮箱验证码')).toBeFocused();
  await page.keyboard.type(await readCode(email, '登录'));
  await expect(avatar(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: '我的账号' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: '修改密码' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, '当前密码')).toBeFocused();
  // The focus does not leave the dialog.
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(avatar(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(signInButton(page)).toBeFocused();
});

test('Back closes the dialog and keeps the page, and a countdown outlives both and belongs to an address', async ({
  page,
}) => {
  const { email } = aNewAccount();

  await test.step('Back closes the dialog and keeps the page, and then leaves the page', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/mythinkn/portal/json-yaml');
    await page.goto(HOME);
    await openDialog(page);
    await field(page, '邮箱').fill('lin@example.com');
    await pressBackOverDialog(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/portal$/);
    // A dialog that was closed otherwise leaves no entry to go back through.
    await openDialog(page);
    await expect(field(page, '邮箱')).toHaveValue('lin@example.com');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(signInButton(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state?.dialogDepth ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/portal\/json-yaml$/);
    await page.goForward();
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  await openDialog(page, '注册账号');
  await field(page, '邮箱').fill(email);
  const counting = page.getByRole('button', { name: /^重新发送（\d+ 秒）$/ });
  const widths = async (button: Locator) => {
    const boxes = await Promise.all([button, field(page, '邮箱验证码')].map((each) => each.boundingBox()));
    return boxes.map((box) => box?.width);
  };
  const send = page.getByRole('button', { name: '发送验证码' });
  const before = await widths(send);
  const row = [send, field(page, '邮箱验证码').locator('..')];
  const [button, input] = await Promise.all(row.map((each) => each.boundingBox()));
  expect([input?.y, input?.height]).toEqual([button?.y, button?.height]);
  await press(page, '发送验证码');
  await expect(counting).toBeVisible();
  // The button keeps its width while it counts.
  expect(await widths(counting)).toEqual(before);
  await counting.click();
  const notice = page.getByRole('status').getByText(/^请等待 \d+ 秒后再次发送$/);
  await expect(notice.last()).toBeVisible();
  await press(page, '关闭');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openDialog(page, '注册账号');
  await expect(field(page, '邮箱')).toHaveValue(email);
  await expect(counting).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email);
  await page.reload();
  await openDialog(page, '注册账号');
  await expect(page.getByRole('button', { name: '发送验证码' })).toBeVisible();
  await field(page, '邮箱').fill(email.toUpperCase());
  await expect(counting).toBeVisible();
});
test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a login, the menu right after it, and a logout', async ({ page }) => {
    const account = register();
    await keepToasts(page);
    await page.goto(HOME);
    await openDialog(page);
    await field(page, '邮箱').fill(account.email);
    await press(page, '忘记密码？');
    await press(page, '去登录');
    await signInInDialog(page, account);
    // The welcome is still shown and must not cover the menu.
    await avatar(page).tap();
    await expect(page.getByText(`欢迎，${account.username}`)).toBeVisible();
    await page.getByRole('menuitem', { name: '修改密码' }).tap({ timeout: 15_000 });
    await expect(field(page, '当前密码')).toBeFocused();
    await press(page, '取消');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await avatar(page).tap();
    await page.getByRole('menuitem', { name: '退出登录' }).tap();
    await expect(page.getByText('已退出登录')).toBeVisible();
    await signInButton(page).tap();
    await expect(field(page, '密码')).toBeFocused();
  });

  test('the dialogs stand at the bottom, nothing is wider, and the Enter that ends a word of an input method submits nothing', async ({
    page,
    context,
  }) => {
    await page.route(`**${ACCOUNT_PATHS.checkCode}`, answer(200, '200', ''));
    await page.route(
      `**${ACCOUNT_PATHS.sendLoginCode}`,
      answer(200, '200', '', { mailMode: 'smtp', resendWait: 60, ticket: '' }),
    );
    await page.goto(HOME);
    await openDialog(page, '注册账号');
    const box = await dialog(page, '注册账号').boundingBox();
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 844]);
    await page.setViewportSize({ width: 360, height: 640 });
    await field(page, '邮箱').fill(`${'long'.repeat(12)}@example.com`);
    await field(page, '邮箱验证码').fill('123456');
    await press(page, '下一步');
    await expect(field(page, '用户名')).toBeFocused();
    const content = page.locator('.MuiDialogContent-root');
    expect(await content.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    const devtools = await context.newCDPSession(page);
    const enter = async (windowsVirtualKeyCode: number) => {
      const key = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode };
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    };
    const problem = page.getByText('密码长度至少6位', { exact: true });
    await devtools.send('Input.imeSetComposition', { text: '小林', selectionStart: 2, selectionEnd: 2 });
    await enter(13);
    await devtools.send('Input.insertText', { text: '小林' });
    // Some browsers end the word before they send the key; then only the key's number shows that it belongs to the word.
    await enter(229);
    await expect(field(page, '用户名')).toHaveValue('小林');
    await expect(problem).toHaveCount(0);
    await enter(13);
    await expect(problem).toBeVisible();

    await test.step('in a phone held sideways, the way on is in view in every dialog, and nothing shows under it', async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const submit = page.locator('[role="dialog"] button[type="submit"]');
      await page.setViewportSize({ width: 844, height: 390 });
      await openDialog(page);
      for (const link of ['注册账号', '去登录', '忘记密码？', '去登录']) {
        await expect(submit).toBeInViewport({ ratio: 1 });
        await press(page, link);
      }
      await field(page, '邮箱').fill('lin@example.com');
      await field(page, '密码').fill('x');
      await press(page, '继续');
      await expect(field(page, '邮箱验证码')).toBeFocused();
      await expect(submit).toBeInViewport({ ratio: 1 });
      const under = await submit.evaluate((button) => {
        const { left, bottom } = button.getBoundingClientRect();
        const sheetBottom = button.closest('.MuiDialog-paper')?.getBoundingClientRect().bottom ?? 0;
        const seen = [bottom + 2, sheetBottom - 2].map((y) => document.elementFromPoint(left + 20, y));
        return seen.map((element) => button.parentElement === element);
      });
      expect(under).toEqual([true, true]);
    });
  });
});

test('the dialogs have no accessibility violation in light and dark', async ({ page, request }) => {
  const session = await openSession(request);
  test.slow();
  const sent = answer(200, '200', '', { mailMode: 'smtp', resendWait: 60 });
  await page.route(`**${ACCOUNT_PATHS.sendRegisterCode}`, sent);
  for (const path of [ACCOUNT_PATHS.checkCode, ACCOUNT_PATHS.checkChangeCode, ACCOUNT_PATHS.checkPassword]) {
    await page.route(`**${path}`, answer(200, '200', ''));
  }
  await page.goto(HOME);
  await openDialog(page);
  await press(page, '继续');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await press(page, '注册账号');
  await field(page, '邮箱').fill('lin@163.com');
  await press(page, '发送验证码');
  await page.getByText('没收到？').click();
  await page.getByRole('button', { name: /^重新发送（/ }).click();
  await expectAccessible(page);
  await field(page, '邮箱验证码').fill('123456');
  await press(page, '下一步');
  await field(page, '密码').fill('12345');
  await press(page, '下一步');
  await expectAccessible(page);
  await press(page, '关闭');
  await storeSession(page, session);
  await page.reload();
  await avatar(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, WCAG_RULES);
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  await field(page, '当前密码').fill('x');
  await press(page, '下一步');
  await field(page, '邮箱验证码').fill('123456');
  await press(page, '下一步');
  await field(page, '新密码').fill('abcD1234');
  await expectAccessible(page);
});
