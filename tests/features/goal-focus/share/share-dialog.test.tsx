// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../../../src/core/errors.ts';
import { ShareDialog } from '../../../../src/features/goal-focus/share/ShareDialog.tsx';
import { click, render } from '../../../app/render.tsx';
import { buttonOf, setFullscreenElement, until } from '../../../shared/dom.ts';

const writeClipboard = vi.hoisted(() => vi.fn<(text: Promise<Blob>) => Promise<void>>());
const openSmallWindow = vi.hoisted(() => vi.fn<(url: string, size: object) => void>());
const system = vi.hoisted(() => ({ canShareLinks: vi.fn<() => boolean>(), shareLink: vi.fn<() => Promise<void>>() }));
vi.mock('../../../../src/platform/clipboard.ts', () => ({ writeClipboard }));
vi.mock('../../../../src/platform/open-window.ts', () => ({ openSmallWindow }));
vi.mock('../../../../src/platform/system-share.ts', () => system);

const LINK = `${window.location.origin}/mythinkn/portal/goal-focus`;
const TEXT = `mythinkn · 保持专注下一步\n${LINK}`;
const dialog = () => document.querySelector('[role="dialog"]');
const linkOf = (label: string) => document.querySelector<HTMLAnchorElement>(`a[aria-label^="分享到${label}"]`);

beforeEach(() => {
  writeClipboard.mockReset().mockResolvedValue();
  openSmallWindow.mockReset();
  system.canShareLinks.mockReset().mockReturnValue(false);
  system.shareLink.mockReset().mockResolvedValue();
});

it('copies the text with the address of the page, without its query, and says so', async () => {
  window.history.replaceState(null, '', '/mythinkn/portal/goal-focus?private=1#x');
  await render(<ShareDialog isOpen onClose={vi.fn()} />);
  expect(document.querySelector('textarea')?.value).toBe(TEXT);
  await click(buttonOf('复制文案和链接'));
  expect(await (await writeClipboard.mock.calls[0]?.[0])?.text()).toBe(TEXT);
  expect(buttonOf('已复制')).toBeDefined();
});

it('draws a QR code of 200 by 200 pixels in the page', async () => {
  await render(<ShareDialog isOpen onClose={vi.fn()} />);
  const code = document.querySelector('svg[role="img"]');
  expect([code?.getAttribute('width'), code?.getAttribute('height')]).toEqual(['200', '200']);
  expect(document.querySelector('img')).toBeNull();
});

it.each([
  ['微博', 'https://service.weibo.com/share/share.php'],
  ['QQ 空间', 'https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey'],
])(
  'opens %s in a small window when it is clicked, not before, and says that this leaves the site',
  async (name, to) => {
    await render(<ShareDialog isOpen onClose={vi.fn()} />);
    const link = linkOf(name);
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(link?.getAttribute('aria-label')).toContain('外部网站');
    expect(dialog()?.textContent).toContain('在新窗口打开外部网站');
    expect(openSmallWindow).not.toHaveBeenCalled();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => link?.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    expect(openSmallWindow).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`${to}?url=`), {
      width: 600,
      height: 400,
    });
    expect(openSmallWindow.mock.calls[0]?.[0]).toContain(encodeURIComponent(LINK));
  },
);

it('offers the share sheet of the system only where there is one', async () => {
  await render(<ShareDialog isOpen onClose={vi.fn()} />);
  expect(buttonOf('更多方式…')).toBeUndefined();
});

it.each<[name: string, button: string, fail: () => void, expected: string]>([
  ['copying', '复制文案和链接', () => writeClipboard.mockRejectedValue(new Error('refused')), '复制失败，请手动复制'],
  [
    'the share sheet',
    '更多方式…',
    () => system.shareLink.mockRejectedValue(new AppError('share-refused', 'x')),
    '系统分享没能打开，请复制链接',
  ],
])('says in the dialog that %s failed', async (_name, button, fail, expected) => {
  system.canShareLinks.mockReturnValue(true);
  fail();
  await render(<ShareDialog isOpen onClose={vi.fn()} />);
  await click(buttonOf(button));
  await until(() => dialog()?.querySelector('[role="status"]')?.textContent === expected);
});

it('shows inside the element that fills the screen', async () => {
  const screen = document.body.appendChild(document.createElement('div'));
  setFullscreenElement(screen);
  await render(<ShareDialog isOpen onClose={vi.fn()} />);
  expect(screen.contains(dialog())).toBe(true);
});
