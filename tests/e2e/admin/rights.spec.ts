import { expect, test } from '@playwright/test';
import { claimOfRole } from '../seeded-accounts.ts';
import {
  ADMIN,
  confirmPassword,
  heading,
  navNames,
  openScreen,
  press,
  signInAs,
  statusOf,
  tabNames,
} from './admin-page.ts';

test('a regular administrator sees what the role allows, and nothing else by a typed address', async ({
  page,
  request,
}) => {
  const account = await signInAs(page, request, 'ADMIN');
  await openScreen(page, '', '总览');
  await expect(page.getByText('普通管理员', { exact: true })).toBeVisible();
  await expect(page.getByText(/系统监控需要超级管理员权限/)).toBeVisible();
  expect(await navNames(page)).toEqual(['总览', '权限管理']);
  for (const closed of ['查看邮件配置', '查看系统健康']) await expect(page.getByText(closed)).toHaveCount(0);
  for (const closed of ['快捷链接', '首次使用清单']) await expect(heading(page, closed)).toHaveCount(0);

  await openScreen(page, '/permissions?tab=system', '权限管理');
  expect(await tabNames(page)).toEqual(['普通用户管理', '角色管理', '权限管理']);
  await expect(page.getByRole('tab', { name: '普通用户管理' })).toHaveAttribute('aria-selected', 'true');

  for (const path of ['/health', '/audit']) {
    await page.goto(`${ADMIN}${path}`);
    await expect(page.getByText('这一页只有超级管理员可以查看')).toBeVisible();
  }
  for (const path of ['admins', 'system-config', 'email-config', 'setup', 'health', 'audit-log']) {
    expect(await statusOf(request, account, path), path).toBe(403);
  }
  expect(await statusOf(request, account, 'users')).toBe(200);

  await test.step('an administrator who loses the role is shut out at the next call', async () => {
    await openScreen(page, '/permissions?tab=users', '权限管理');
    await expect(page.getByRole('table')).toBeVisible();

    const superAdmin = claimOfRole('SUPER_ADMIN');
    await confirmPassword(request, superAdmin);
    const { id } = account.session.user;
    const changed = await request.put(`/mythinkn/api/admin/admins/${id}/roles`, {
      headers: { authorization: `Bearer ${superAdmin.session.token}` },
      data: { roles: ['USER'] },
    });
    expect(changed.ok()).toBe(true);

    await page.getByRole('tab', { name: '角色管理' }).click();
    await expect(heading(page, '管理员登录')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    expect(await statusOf(request, account, 'users')).toBe(401);
  });
});

test('a super administrator has every tab in the documented order, and loses nothing with the connection', async ({
  page,
  request,
  context,
}) => {
  await signInAs(page, request, 'SUPER_ADMIN');
  await openScreen(page, '/permissions', '权限管理');
  expect(await tabNames(page)).toEqual(['管理员管理', '普通用户管理', '角色管理', '权限管理', '系统配置']);
  // The list's parameters belong to the list of one tab.
  await page.goto(`${ADMIN}/permissions?tab=users&page=3&sort=username`);
  await page.getByRole('tab', { name: '角色管理' }).click();
  await expect(page).toHaveURL(`${ADMIN}/permissions?tab=roles`);
  await expect(page.getByRole('button', { name: '新建角色' })).toBeVisible();

  // The form stays, says why, and is saved once the network is back.
  await page.getByRole('tab', { name: '系统配置' }).click();
  const link = page.getByRole('textbox', { name: '网关健康检查' });
  await link.fill('http://localhost:9000/health');
  await context.setOffline(true);
  const links = page.locator('section').filter({ has: heading(page, '快捷链接') });
  await links.getByRole('button', { name: '保存' }).click();
  await expect(links.getByRole('alert')).toBeVisible();
  await expect(link).toHaveValue('http://localhost:9000/health');
  await context.setOffline(false);
  // Another tab would end the form, so it is asked about first.
  await page.getByRole('tab', { name: '角色管理' }).click();
  await press(page, '继续编辑');
  await links.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('系统配置已保存')).toBeVisible();
  await openScreen(page, '', '总览');
  const quick = page.getByRole('link', { name: /^网关健康检查/ });
  await expect(quick).toHaveAttribute('href', 'http://localhost:9000/health');
  await expect(quick).toHaveAttribute('target', '_blank');
  await expect(quick).toHaveAttribute('rel', /noopener/);
});
