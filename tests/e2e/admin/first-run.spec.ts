import { expect, type Page, test } from '@playwright/test';
import { readCode } from '../an-account.ts';
import { DESK, frontPictures, upload } from '../goal-focus/desk-page.ts';
import { toPng } from '../image-crop/picture-files.ts';
import { ADMIN, checkOnPhone, field, heading, press } from './admin-page.ts';
import { type FreshServer, type MailBox, SMTP_PORT, startFreshServer, startMailBox } from './fresh-server.ts';

const EMAIL = 'boss@example.com';
const PASSWORD = 'Quiet-river-73!';
/** The reset takes special characters of a short list only (trap T20). */
const RESET_PASSWORD = 'Quiet9river!Hill';
const MAILER = { username: 'mailer@example.com', password: 'mail-secret' };

/** The pages of these tests belong to it, not to the server of the other tests. */
let server: FreshServer;

test.beforeEach(async () => {
  server = await startFreshServer(EMAIL);
});
test.afterEach(() => server.stop());

/** With the generated password, which needs no right code. */
async function logInFirst(page: Page): Promise<void> {
  await page.goto(`${server.origin}${ADMIN}`);
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeDisabled();
  await press(page, '发送验证码');
  await expect(page.getByText('请填写邮箱和密码后再发送验证码')).toBeVisible();
  await field(page, '管理员邮箱').fill(EMAIL);
  await field(page, '密码').fill(server.initialPassword);
  await press(page, '发送验证码');
  await expect(field(page, '邮箱验证码')).toBeFocused();
  await field(page, '邮箱验证码').fill(await readCode(EMAIL, '管理员登录', '', server.dataDirectory));
  await page.keyboard.press('Enter');
  await expect(heading(page, '请先修改初始密码')).toBeVisible();
}

async function replacePassword(page: Page): Promise<void> {
  await press(page, '修改密码并继续');
  await expect(page.getByText('请填写所有字段')).toBeVisible();
  await field(page, '新密码').fill('quiet');
  await expect(page.getByText('强度：弱')).toBeVisible();
  await field(page, '新密码').fill(PASSWORD);
  await expect(page.getByText('强度：很强')).toBeVisible();
  await field(page, '确认新密码').fill('Quiet-river');
  await field(page, '当前密码').fill('not-the-initial-one');
  await press(page, '修改密码并继续');
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible();
  await field(page, '确认新密码').fill(PASSWORD);
  await press(page, '修改密码并继续');
  await expect(field(page, '当前密码')).toBeFocused();
  await expect(field(page, '当前密码')).toHaveAccessibleDescription(/密码/);
  await expect(field(page, '新密码')).toHaveValue(PASSWORD);
  await field(page, '当前密码').fill(server.initialPassword);
  await press(page, '修改密码并继续');
  await expect(heading(page, '配置邮件服务')).toBeVisible();
}

async function choosePort(page: Page, port: number): Promise<void> {
  await page.getByRole('combobox', { name: '端口与加密' }).click();
  await page.getByRole('option', { name: new RegExp(`^${port}`) }).click();
}

const hop = (page: Page, name: string) =>
  page.getByRole('list', { name: '测试经过的环节' }).getByRole('listitem').filter({ hasText: name });

async function setUpMail(page: Page, mailBox: MailBox): Promise<void> {
  await field(page, 'SMTP 服务器').fill(mailBox.host);
  await field(page, '用户名').fill(MAILER.username);
  await field(page, '密码或授权码').fill('wrong');
  await expect(field(page, '测试邮箱地址')).toHaveValue(EMAIL);
  // Nothing is saved before a test mail was delivered.
  await press(page, '保存并继续');
  await expect(page.getByText(/没有保存，因为测试邮件没有发出/)).toBeVisible();
  await expect(hop(page, '连接端口')).toContainText('失败');
  await expect(hop(page, '解析主机名')).toContainText('通过');
  await choosePort(page, SMTP_PORT);
  await page.getByRole('switch', { name: '必须加密（STARTTLS）' }).uncheck();
  await press(page, '发送测试邮件');
  await expect(hop(page, '登录邮箱')).toContainText('失败');
  await field(page, '密码或授权码').fill(MAILER.password);
  await press(page, '发送测试邮件');
  await expect(page.getByText(`测试邮件已发送到 ${EMAIL}`)).toBeVisible();
  await expect(hop(page, '登录邮箱')).toContainText('通过');
  expect(mailBox.recipients).toEqual([EMAIL]);
  await press(page, '保存并继续');
}

async function logInByMail(page: Page, mailBox: MailBox, password: string): Promise<void> {
  await field(page, '管理员邮箱').fill(EMAIL);
  await field(page, '密码').fill(password);
  await press(page, '发送验证码');
  await field(page, '邮箱验证码').fill(await mailBox.readCode('管理员登录'));
  await press(page, '登录');
  await expect(heading(page, '总览')).toBeVisible();
}

async function resetByMail(page: Page, mailBox: MailBox): Promise<void> {
  await press(page, '忘记密码？');
  const dialog = page.getByRole('dialog', { name: '找回管理员密码' });
  await dialog.getByRole('textbox', { name: '管理员邮箱' }).fill(EMAIL);
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: '邮箱验证码' }).fill(await mailBox.readCode('重置密码'));
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: '新密码', exact: true }).fill(RESET_PASSWORD);
  await dialog.getByRole('textbox', { name: '确认新密码' }).fill(RESET_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/密码重置成功/)).toBeVisible();
}

test('a new installation leads from the generated password over the mail set-up into the console, and back in by mail', async ({
  page,
  browser,
}) => {
  test.slow();
  const mailBox = await startMailBox(MAILER.username, MAILER.password);
  await logInFirst(page);
  await replacePassword(page);
  await setUpMail(page, mailBox);
  await expect(heading(page, '总览')).toBeVisible();
  const steps = page.locator('details').getByRole('listitem');
  await expect(steps.filter({ hasText: '修改初始密码' })).toContainText('已完成');
  await expect(steps.filter({ hasText: '配置邮件服务' })).toContainText('已完成');
  await expect(steps.filter({ hasText: '设置公网地址' })).toContainText('待完成');

  await press(page, '查看邮件配置');
  const dialog = page.getByRole('dialog', { name: '邮件配置' });
  await expect(dialog).toContainText(mailBox.host);
  await expect(dialog).toContainText('已配置');
  expect(await dialog.textContent()).not.toContain(MAILER.password);
  await dialog.getByRole('button', { name: '下一步' }).click();
  await dialog.getByRole('button', { name: '发送测试邮件' }).click();
  await expect(dialog.getByText(`测试邮件已发送到 ${EMAIL}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(steps.filter({ hasText: '发送一封测试邮件' })).toContainText('已完成');

  // The session outlives a reload, and no duty is asked for again.
  await page.reload();
  await expect(heading(page, '总览')).toBeVisible();
  await press(page, '退出登录');
  await expect(heading(page, '管理员登录')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}${ADMIN}`);

  // A browser elsewhere, which need not wait a minute for its first code, and of which a second tab ends the session.
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.7' } });
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto(`${server.origin}${ADMIN}`);
  await resetByMail(first, mailBox);
  await logInByMail(first, mailBox, RESET_PASSWORD);
  await second.goto(`${server.origin}${ADMIN}/permissions`);
  await expect(heading(second, '权限管理')).toBeVisible();
  await press(second, '退出登录');
  await expect(heading(second, '管理员登录')).toBeVisible();
  await expect(heading(first, '管理员登录')).toBeVisible();
  await context.close();
  await mailBox.stop();
});

/** Uploads a picture on the tab of the system, puts it first on the card, and saves. */
async function putPictureFirst(page: Page): Promise<void> {
  const buffer = toPng(64, 40, (x, y) => [200, x * 4, y * 6, 255]);
  await upload(page, [{ name: '海报.png', mimeType: 'image/png', buffer }]);
  await expect(page.getByText('已上传 1 张，保存后生效')).toBeVisible();
  const [, own] =
    /^(\d+) \/ 15 张$/.exec(
      (await page
        .getByText(/^\d+ \/ 15 张$/)
        .first()
        .textContent()) ?? '',
    ) ?? [];
  for (let at = Number(own); at > 1; at -= 1)
    await page
      .getByRole('button', { name: `第 ${at} 张前移` })
      .first()
      .click();
  const form = page.locator('section').filter({ has: heading(page, '门户图片') });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('系统配置已保存')).toBeVisible();
}

/** Whether the card shows an uploaded picture in front, decoded by the browser. */
async function showsUpload(page: Page): Promise<boolean> {
  if (!/^[0-9a-f]{64}\.webp$/.test((await frontPictures(page)).card ?? '')) return false;
  const image = page.locator('section[data-side] [data-front="true"] > img');
  return image.evaluate((element: HTMLImageElement) => element.naturalWidth === 64);
}

test('the duties of a first login fit a phone and every reader; the mail set-up can be postponed and stays on the checklist; a picture uploaded then is on the desktop of another browser within five minutes', async ({
  page,
  browser,
}) => {
  await logInFirst(page);
  await press(page, '修改密码并继续');
  await expect(page.getByText('请填写所有字段')).toBeVisible();
  await checkOnPhone(page, 'forced change');
  await replacePassword(page);
  await press(page, '保存并继续');
  await expect(page.getByText('请输入 SMTP 服务器地址')).toBeVisible();
  await checkOnPhone(page, 'mail set-up with problems');
  await press(page, '稍后配置，先用本机模式');
  await expect(heading(page, '总览')).toBeVisible();
  const step = page.locator('details').getByRole('listitem').filter({ hasText: '配置邮件服务' });
  await expect(step).toContainText('已推迟');
  await page.reload();
  await expect(heading(page, '总览')).toBeVisible();
  await step
    .getByRole('link', { name: '去配置' })
    .or(step.getByRole('button', { name: '去配置' }))
    .click();
  await expect(page).toHaveURL(/tab=system/);

  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await visitor.goto(`${server.origin}${DESK}`);
  await expect.poll(async () => (await frontPictures(visitor)).card).toMatch(/\.svg$/);
  await putPictureFirst(page);
  await visitor.clock.setSystemTime(Date.now() + 5 * 60_000);
  await visitor.reload();
  await expect.poll(() => showsUpload(visitor)).toBe(true);
  await visitor.context().close();
});
