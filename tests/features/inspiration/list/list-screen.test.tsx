// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inspiration } from '../../../../src/features/inspiration/tool.ts';
import { click, renderPortal } from '../../../app/render.tsx';
import { until } from '../../../shared/dom.ts';

// Other files that share this process may have brought a database along.
beforeEach(() => vi.stubGlobal('indexedDB', undefined));
afterEach(() => vi.unstubAllGlobals());

it('the list of a browser without a database says so, and the message can be closed', async () => {
  const { host } = await renderPortal([inspiration], '/portal/inspiration');
  const banner = () => host.querySelector('main > [role="alert"]');
  await until(() => banner() !== null);
  expect(banner()?.textContent).toContain('加载目标列表失败：这个浏览器不让本站保存数据');
  await click(banner()?.querySelector('[aria-label="关闭"]'));
  expect(banner()).toBeNull();
});

it('the address of a goal that no database holds shows the failure and the way back', async () => {
  const { host } = await renderPortal([inspiration], '/portal/inspiration/none');
  await until(() => host.querySelector('main [role="alert"]') !== null);
  expect(host.querySelector('main')?.textContent).toContain('加载目标失败');
  expect(host.querySelector('main a')?.textContent).toBe('返回列表');
});
