import { expect, type Page, type Route, test } from '@playwright/test';
import { ACCOUNT_PATHS } from '../../../src/core/contracts/accounts.ts';
import { type Account, aNewAccount, findCode, openSession, readCode, register, storeSession } from '../an-account.ts';
import { listViolations, WCAG_RULES } from '../axe.ts';
import { JSON_YAML } from '../json-yaml/json-page.ts';

// A service worker would answer in the place of the server that these tests interfere with.
test.use({ serviceWorkers: 'block' });

const HOME = '/mythinkn/portal';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const avatar = (page: Page) => page.getByRole('button', { name: /^账号：/ });
const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: '登录' });

async function openDialog(page: Page, link?: string): Promise<void> {
  await signInButton(page).click();
  await expect(dialog(page, '登录')).toBeVisible();
  if (link !== undefined) await press(page, link);
}

async function openMenu(page: Page, item: string): Promise<void> {
  await avatar(page).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const answer =
  (status: number, code: string, message: string, data: unknown = null) =>
  (route: Route) =>
    route.fulfill({ status, json: { code, message, data } });

/** Registers with the dialog that is open; ends at the login that follows. */
async function registerInDialog(page: Page, { email, username, password }: Account): Promise<void> {
  await field(page, '邮箱').fill(email);
  await press(page, '发送验证码');
  await expect(page.getByText('本机模式：验证码已打印在服务器终端')).toBeVisible();
  await expect(field(page, '邮箱验证码')).toBeFocused();
  await field(page, '邮箱验证码').fill(await readCode(email, '注册'));
  await press(page, '下一步');
  await field(page, '用户名').fill(`  ${username} `);
  await field(page, '密码').fill(password);
  await field(page, '确认密码').fill(password);
  await press(page, '下一步');
  await expect(page.getByRole('definition').filter({ hasText: username })).toHaveText(username);
  await press(page, '完成注册');
  await expect(dialog(page, '登录').getByText('注册成功！请登录使用')).toBeVisible();
}

/** Signs in with the login dialog that is open and has the address already. */
async function signInInDialog(page: Page, { email, username, password }: Account): Promise<void> {
  await expect(field(page, '邮箱')).toHaveValue(email);
  await expect(field(page, '密码')).toBeFocused();
  await expect(dialog(page, '登录').getByRole('button', { name: '登录', exact: true })).toBeDisabled();
  await field(page, '密码').fill(password);
  const before = findCode(email, '登录');
  await press(page, '发送验证码');
  await expect(field(page, '邮箱验证码')).toBeFocused();
  await field(page, '邮箱验证码').fill(await readCode(email, '登录', before));
  await field(page, '邮箱验证码').press('Enter');
  await expect(page.getByText(`欢迎回来，${username}！`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(avatar(page)).toBeFocused();
}

/** The profile that the page asks for when it is loaded anew. */
async function reloadProfile(page: Page): Promise<{ readonly email: string; readonly username: string }> {
  const [reply] = await Promise.all([page.waitForResponse(`**${ACCOUNT_PATHS.profile}`), page.reload()]);
  return (await reply.json()).data.user;
}

const storedSession = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('auth_'))
      .sort(),
  );

test('registration, login, profile, change of the password, logout, a forgotten password, login', {
  tag: '@patient',
}, async ({ page, context }) => {
  test.setTimeout(180_000);
  const account = aNewAccount();
  const { email, username, password } = account;
  const otherTab = await context.newPage();
  await otherTab.goto(HOME);
  await page.bringToFront();
  await page.goto(HOME);

  await openDialog(page, '注册账号');
  await registerInDialog(page, account);
  await signInInDialog(page, account);
  await expect(avatar(page)).toHaveText('小');
  await expect(avatar(otherTab)).toHaveAccessibleName(`账号：${username}`);
  expect(await storedSession(page)).toEqual(['auth_expires', 'auth_token', 'auth_user']);
  expect(await reloadProfile(page)).toMatchObject({ email, username });

  await avatar(page).click();
  await expect(page.getByRole('menu')).toContainText(email);
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  await field(page, '当前密码').fill('not-the-one');
  await press(page, '下一步');
  await press(page, '发送验证码');
  await field(page, '邮箱验证码').fill(await readCode(email, '修改密码'));
  await press(page, '下一步');
  await field(page, '新密码').fill(password);
  await field(page, '确认新密码').fill(password);
  await press(page, '确认修改');
  // Only the end asks the server: back at the field that was wrong, with everything else kept.
  await expect(page.getByText('当前密码错误')).toBeVisible();
  await expect(field(page, '当前密码')).toBeFocused();
  await field(page, '当前密码').fill(password);
  await expect(page.getByText('当前密码错误')).toHaveCount(0);
  await press(page, '下一步');
  await expect(field(page, '邮箱验证码')).toBeVisible();
  await press(page, '下一步');
  await press(page, '确认修改');
  await expect(page.getByText('新密码不能与当前密码相同')).toBeVisible();
  await field(page, '新密码').fill('Rainy-day-43');
  await field(page, '确认新密码').fill('Rainy-day-43');
  await press(page, '确认修改');
  await expect(page.getByText('密码修改成功')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The session goes on with its new token.
  expect(await reloadProfile(page)).toMatchObject({ email, username });
  await expect(avatar(page)).toHaveAccessibleName(`账号：${username}`);
  await openMenu(page, '退出登录');
  await expect(signInButton(page)).toBeVisible();
  await expect(signInButton(otherTab)).toBeVisible();
  expect(await storedSession(page)).toEqual([]);

  await openDialog(page, '忘记密码？');
  await expect(dialog(page, '找回密码')).toBeVisible();
  await field(page, '邮箱').fill(email);
  await press(page, '发送验证码');
  await expect(page.getByText('本机模式：验证码已打印在服务器终端')).toBeVisible();
  await field(page, '邮箱验证码').fill('000000');
  await press(page, '下一步');
  await press(page, '重置密码');
  await expect(page.getByText('密码长度至少8位', { exact: true })).toBeVisible();
  await field(page, '新密码').fill('Cloudy-day-44');
  await field(page, '确认新密码').fill('Cloudy-day-45');
  await press(page, '重置密码');
  await expect(page.getByText('两次密码输入不一致')).toBeVisible();
  await field(page, '确认新密码').fill('Cloudy-day-44');
  await press(page, '重置密码');
  await expect(page.getByText('验证码错误或已过期，请检查或重新获取')).toBeVisible();
  await expect(field(page, '邮箱验证码')).toBeFocused();
  await field(page, '邮箱验证码').fill(await readCode(email, '重置密码'));
  await press(page, '下一步');
  await expect(field(page, '新密码')).toHaveValue('Cloudy-day-44');
  await press(page, '重置密码');
  await expect(dialog(page, '登录').getByText('密码重置成功，请使用新密码登录')).toBeVisible();

  // A minute after the first login code the next one may be asked for.
  await expect(page.getByRole('button', { name: '发送验证码' })).toBeVisible({ timeout: 60_000 });
  await signInInDialog(page, { ...account, password: 'Cloudy-day-44' });
  expect(await reloadProfile(page)).toMatchObject({ email, username });
});

test('refused logins say why and keep what was typed', async ({ page }) => {
  const { email, password } = register();
  await page.goto(HOME);
  await openDialog(page);
  await press(page, '发送验证码');
  await expect(page.getByRole('alert')).toHaveText('请填写邮箱和密码后再发送验证码');
  await expect(page.getByText('请输入邮箱地址')).toBeVisible();
  await expect(field(page, '邮箱')).toBeFocused();
  await field(page, '邮箱').fill('lin@nowhere');
  await field(page, '密码').fill('not-the-one');
  await press(page, '发送验证码');
  await expect(page.getByText('请输入有效的邮箱地址')).toBeVisible();
  await field(page, '邮箱').fill(email);
  await press(page, '发送验证码');
  const submit = dialog(page, '登录').getByRole('button', { name: '登录', exact: true });
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('请填写所有必填字段');
  await expect(page.getByText('请输入邮箱验证码')).toBeVisible();
  await field(page, '邮箱验证码').fill('000000');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('邮箱或密码错误');
  await field(page, '密码').fill(password);
  await submit.click();
  await expect(page.getByText('验证码错误或已过期，请检查或重新获取')).toBeVisible();
  await expect(field(page, '邮箱验证码')).toBeFocused();
  await expect(field(page, '邮箱验证码')).toHaveValue('000000');

  await page.route(`**${ACCOUNT_PATHS.login}`, (route) => route.abort());
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('登录失败，请重试');
  await page.unroute(`**${ACCOUNT_PATHS.login}`);
  await page.route(`**${ACCOUNT_PATHS.login}`, answer(200, '200', '', {}));
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('登录响应格式错误');
  await page.unroute(`**${ACCOUNT_PATHS.login}`);
  await page.route(`**${ACCOUNT_PATHS.login}`, answer(429, 'TOO_MANY_ATTEMPTS', '尝试次数过多', { retryAfter: 90 }));
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('尝试次数过多（还需等待 1 分 30 秒）');
  await expect(page.getByRole('alert')).toContainText('还需等待 1 分 28 秒');
  await page.unroute(`**${ACCOUNT_PATHS.login}`);
  await field(page, '邮箱验证码').fill(await readCode(email, '登录'));
  await submit.click();
  await expect(avatar(page)).toBeVisible();
});

test('a refused registration leads back to what is wrong', async ({ page }) => {
  const taken = register();
  const { email, password } = aNewAccount();
  await page.goto(HOME);
  await openDialog(page, '注册账号');
  await press(page, '下一步');
  await expect(page.getByText('请输入有效的邮箱地址')).toBeVisible();
  await expect(page.getByText('请输入6位数字验证码')).toBeVisible();
  await expect(field(page, '邮箱')).toBeFocused();
  await field(page, '邮箱').fill(email);
  await expect(page.getByText('请输入有效的邮箱地址')).toHaveCount(0);
  await press(page, '发送验证码');
  await expect(field(page, '邮箱验证码')).toBeFocused();
  await expect(page.getByText('请输入6位数字验证码')).toHaveCount(0);
  await field(page, '邮箱验证码').fill(await readCode(email, '注册'));
  await press(page, '下一步');
  await field(page, '用户名').fill('林');
  await field(page, '密码').fill('12345');
  await field(page, '确认密码').fill('12346');
  await press(page, '下一步');
  for (const text of ['用户名至少2个字符', '密码长度至少6位', '两次密码输入不一致']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(field(page, '用户名')).toBeFocused();
  await field(page, '确认密码').fill(password);
  await field(page, '用户名').fill(taken.username);
  await field(page, '密码').fill(password);
  // What is right now is no longer said to be wrong, here or in the field that it is compared with.
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await press(page, '下一步');

  await page.route(`**${ACCOUNT_PATHS.register}`, (route) => route.abort());
  await press(page, '完成注册');
  await expect(page.getByRole('alert')).toHaveText('网络错误，请检查连接');
  await page.unroute(`**${ACCOUNT_PATHS.register}`);
  await press(page, '完成注册');
  await expect(page.getByRole('alert')).toContainText('用户名已存在');
  await press(page, '返回修改');
  await expect(field(page, '用户名')).toBeFocused();
  await field(page, '用户名').fill(`${taken.username}二`);
  await press(page, '下一步');
  await press(page, '完成注册');
  await expect(page.getByText('注册成功！请登录使用')).toBeVisible();
});

test('the tabs of a browser follow each other', async ({ page, context, request }) => {
  const session = await openSession(request);
  await page.goto(HOME);
  const other = await context.newPage();
  await other.goto(HOME);
  await openDialog(other);
  await storeSession(page, session);
  await expect(avatar(other)).toHaveAccessibleName(`账号：${session.user.username}`);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await openMenu(other, '退出登录');
  await expect(signInButton(page)).toBeVisible();
  // The server has forgotten the token too.
  const profile = await request.get(ACCOUNT_PATHS.profile, { headers: { authorization: `Bearer ${session.token}` } });
  expect(profile.status()).toBe(401);
});

test.describe('the session at the start', () => {
  test('is kept without a network, and says so', async ({ page, request }) => {
    const session = await openSession(request);
    await page.goto(HOME);
    await storeSession(page, session);
    await page.route(`**${ACCOUNT_PATHS.profile}`, (route) => route.abort());
    await page.reload();
    await expect(avatar(page)).toHaveAccessibleName(`账号：${session.user.username}（离线）`);
    await avatar(page).click();
    await expect(page.getByRole('menu')).toContainText('离线：暂时连不上服务器，登录状态已保留');
    await page.unroute(`**${ACCOUNT_PATHS.profile}`);
    await page.reload();
    await expect(avatar(page)).toHaveAccessibleName(`账号：${session.user.username}`);
  });

  test('is kept when the server is not well', async ({ page, request }) => {
    const session = await openSession(request);
    await page.goto(HOME);
    await storeSession(page, session);
    for (const spoil of [answer(500, '500', ''), (route: Route) => route.fulfill({ status: 200, body: '<html>' })]) {
      await page.route(`**${ACCOUNT_PATHS.profile}`, spoil);
      await page.reload();
      await expect(avatar(page)).toHaveAccessibleName(/（离线）$/);
      await page.unroute(`**${ACCOUNT_PATHS.profile}`);
    }
  });

  test('ends when the server refuses it, and the way back is one click', async ({ page, request }) => {
    const session = await openSession(request);
    await page.goto(HOME);
    await storeSession(page, { ...session, token: `${session.token}x` });
    await page.reload();
    await expect(page.getByText('登录已失效，请重新登录')).toBeVisible();
    await expect(signInButton(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth_user'))).toBeNull();
    await page.getByText('登录已失效，请重新登录').locator('..').getByRole('button', { name: '登录' }).click();
    await expect(dialog(page, '登录')).toBeVisible();
  });

  test('that ends soon is announced', async ({ page, request }) => {
    const session = await openSession(request);
    await page.goto(HOME);
    await storeSession(page, { ...session, expiresIn: 250 });
    await page.reload();
    await expect(page.getByText('登录将在 5 分钟内过期')).toBeVisible();
    await press(page, '重新登录');
    await expect(field(page, '邮箱')).toHaveValue(session.user.email);
  });

  test('is checked before the JSON page counts its requests, and never while it stays in view', async ({
    page,
    request,
  }) => {
    const session = await openSession(request);
    await page.goto(HOME);
    await storeSession(page, session);
    const profiles: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().endsWith(ACCOUNT_PATHS.profile)) profiles.push(sent.url());
    });
    await page.clock.install();
    await page.goto(JSON_YAML);
    await expect(avatar(page)).toBeVisible();
    await expect(page.getByText('载入后网络请求 0 次')).toBeVisible({ timeout: 20_000 });
    await page.clock.fastForward('02:00:00');
    await expect(page.getByText('载入后网络请求 0 次')).toBeVisible();
    expect(profiles).toHaveLength(1);
  });
});

test('a countdown outlives the dialog and the page, and belongs to an address', async ({ page }) => {
  const { email } = aNewAccount();
  await page.goto(HOME);
  await openDialog(page, '注册账号');
  await field(page, '邮箱').fill(email);
  await press(page, '发送验证码');
  const counting = page.getByRole('button', { name: /^重新发送（\d+ 秒）$/ });
  await expect(counting).toBeVisible();
  await counting.click();
  await expect(
    page
      .getByRole('status')
      .getByText(/^请等待 \d+ 秒后再次发送$/)
      .last(),
  ).toBeVisible();
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

test('a code is taken as it comes', async ({ page }) => {
  await page.goto(HOME);
  await openDialog(page, '注册账号');
  const code = field(page, '邮箱验证码');
  const paste = (text: string) =>
    code.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  for (const text of ['123 456', '１２３４５６', ' 123-456\n', '您好：\n\n注册验证码：123456\n\n10 分钟内有效']) {
    await code.fill('');
    await paste(text);
    await expect(code).toHaveValue('123456');
  }
  await code.fill('');
  await code.pressSequentially('１２3 ４56');
  await expect(code).toHaveValue('123456');
  await code.fill('12345x');
  await expect(page.getByText('验证码通常是 6 位数字，请核对')).toBeVisible();
});

test('a Caps Lock that is on is told while a password is typed', async ({ page }) => {
  await page.goto(HOME);
  await openDialog(page);
  const password = field(page, '密码');
  const type = (modifierCapsLock: boolean) =>
    password.evaluate((element, isOn) => {
      const options = { key: 'A', bubbles: true, modifierCapsLock: isOn };
      element.dispatchEvent(new KeyboardEvent('keydown', options));
    }, modifierCapsLock);
  const hint = page.getByRole('status').getByText('大写锁定已开启');
  await password.focus();
  await type(true);
  await expect(hint).toBeVisible();
  await type(false);
  await expect(hint).toHaveCount(0);
  await type(true);
  await expect(hint).toBeVisible();
  await field(page, '邮箱').focus();
  await expect(hint).toHaveCount(0);
});

test('the Enter that ends a word of an input method sends nothing', async ({ page, context }) => {
  await page.goto(HOME);
  await openDialog(page, '注册账号');
  await field(page, '邮箱').fill('lin@example.com');
  await field(page, '邮箱验证码').fill('123456');
  await press(page, '下一步');
  await expect(field(page, '用户名')).toBeFocused();
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
  // Some browsers end the word before they tell of the key, which only its number gives away then.
  await enter(229);
  await expect(field(page, '用户名')).toHaveValue('小林');
  await expect(problem).toHaveCount(0);
  await enter(13);
  await expect(problem).toBeVisible();
});

test('the way to the mailbox is one click, and what to do when nothing comes', async ({ page }) => {
  await page.route(`**${ACCOUNT_PATHS.sendRegisterCode}`, answer(200, '200', '', { mailMode: 'smtp', resendWait: 60 }));
  await page.goto(HOME);
  await openDialog(page, '注册账号');
  await field(page, '邮箱').fill('lin@qq.com');
  await press(page, '发送验证码');
  await expect(page.getByText('验证码已发送到您的邮箱，请查收')).toBeVisible();
  const link = page.getByRole('link', { name: '打开 QQ 邮箱' });
  await expect(link).toHaveAttribute('href', 'https://mail.qq.com/');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await page.getByText('没收到？').click();
  await expect(page.getByText('看看垃圾邮件或广告邮件文件夹')).toBeVisible();
});

test('what was typed survives switching between the dialogs, and nothing secret survives closing them', async ({
  page,
}) => {
  await page.goto(HOME);
  await openDialog(page);
  await field(page, '邮箱').fill('lin@example.com');
  await field(page, '密码').fill('Sunny-day-42');
  await press(page, '注册账号');
  await expect(field(page, '邮箱')).toHaveValue('lin@example.com');
  await field(page, '邮箱').fill('lin2@example.com');
  await press(page, '去登录');
  await expect(field(page, '邮箱')).toHaveValue('lin2@example.com');
  await expect(field(page, '密码')).toHaveValue('Sunny-day-42');
  await page.mouse.click(5, 400);
  await expect(dialog(page, '登录')).toBeVisible();
  await press(page, '关闭');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openDialog(page);
  await expect(field(page, '邮箱')).toHaveValue('lin2@example.com');
  await expect(field(page, '密码')).toHaveValue('');
});

test('everything is done with the keyboard', async ({ page }) => {
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
  await page.keyboard.press('Enter');
  await expect(field(page, '邮箱验证码')).toBeFocused();
  await page.keyboard.type(await readCode(email, '登录'));
  await page.keyboard.press('Enter');
  await expect(avatar(page)).toBeFocused();
  await page.keyboard.press('Enter');
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
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(signInButton(page)).toBeFocused();
});

test('fields tell password managers what they are', async ({ page }) => {
  await page.goto(HOME);
  await openDialog(page);
  await expect(field(page, '邮箱')).toHaveAttribute('autocomplete', 'username');
  await expect(field(page, '密码')).toHaveAttribute('autocomplete', 'current-password');
  await press(page, '注册账号');
  await expect(field(page, '邮箱')).toHaveAttribute('autocomplete', 'email');
  await expect(field(page, '邮箱验证码')).toHaveAttribute('autocomplete', 'one-time-code');
  await field(page, '邮箱').fill('lin@example.com');
  await field(page, '邮箱验证码').fill('123456');
  await press(page, '下一步');
  await expect(field(page, '密码')).toHaveAttribute('autocomplete', 'new-password');
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue('lin@example.com');
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a login, the menu right after it, and a logout', async ({ page }) => {
    const account = register();
    await page.goto(HOME);
    await openDialog(page);
    await field(page, '邮箱').fill(account.email);
    await press(page, '忘记密码？');
    await press(page, '去登录');
    await signInInDialog(page, account);
    // While the welcome is still there: nothing lies over the menu.
    await avatar(page).tap();
    await expect(page.getByText(`欢迎回来，${account.username}！`)).toBeVisible();
    await page.getByRole('menuitem', { name: '修改密码' }).tap({ timeout: 2000 });
    await expect(field(page, '当前密码')).toBeFocused();
    await press(page, '取消');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await avatar(page).tap();
    await page.getByRole('menuitem', { name: '退出登录' }).tap();
    await expect(page.getByText('已退出登录')).toBeVisible();
    await signInButton(page).tap();
    await expect(field(page, '密码')).toBeFocused();
  });

  test('a message that stays does not lie over the menu', async ({ page, request }) => {
    const session = await openSession(request);
    await page.goto(HOME);
    await storeSession(page, { ...session, expiresIn: 250 });
    await page.reload();
    await expect(page.getByText('登录将在 5 分钟内过期')).toBeVisible();
    await avatar(page).tap();
    await page.getByRole('menuitem', { name: '修改密码' }).tap({ timeout: 2000 });
    await expect(dialog(page, '修改密码')).toBeVisible();
  });

  test('the dialogs fill it, and nothing is wider', async ({ page }) => {
    await page.goto(HOME);
    await openDialog(page, '注册账号');
    expect(await dialog(page, '注册账号').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await page.setViewportSize({ width: 360, height: 640 });
    await field(page, '邮箱').fill(`${'long'.repeat(12)}@example.com`);
    await field(page, '邮箱验证码').fill('123456');
    await press(page, '下一步');
    await expect(field(page, '用户名')).toBeFocused();
    const content = page.locator('.MuiDialogContent-root');
    expect(await content.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the dialogs have no accessibility violation in ${colorScheme}`, async ({ page, request }) => {
    const session = await openSession(request);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.route(
      `**${ACCOUNT_PATHS.sendRegisterCode}`,
      answer(200, '200', '', { mailMode: 'smtp', resendWait: 60 }),
    );
    await page.goto(HOME);
    await openDialog(page);
    await press(page, '发送验证码');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    await press(page, '注册账号');
    await field(page, '邮箱').fill('lin@163.com');
    await press(page, '发送验证码');
    await page.getByText('没收到？').click();
    await page.getByRole('button', { name: /^重新发送（/ }).click();
    expect(await listViolations(page)).toEqual([]);
    await field(page, '邮箱验证码').fill('123456');
    await press(page, '下一步');
    await field(page, '密码').fill('12345');
    await press(page, '下一步');
    expect(await listViolations(page)).toEqual([]);
    await press(page, '关闭');
    await storeSession(page, session);
    await page.reload();
    await avatar(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await listViolations(page, WCAG_RULES)).toEqual([]);
    await page.getByRole('menuitem', { name: '修改密码' }).click();
    await field(page, '当前密码').fill('x');
    await press(page, '下一步');
    await field(page, '邮箱验证码').fill('123456');
    await press(page, '下一步');
    await field(page, '新密码').fill('abcD1234');
    expect(await listViolations(page)).toEqual([]);
  });
}
