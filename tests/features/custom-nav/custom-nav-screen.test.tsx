// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ITEMS_MAX } from '../../../src/features/custom-nav/constants.ts';
import { parseBookmarks } from '../../../src/features/custom-nav/model/bookmark-file.ts';
import { findCategory } from '../../../src/features/custom-nav/model/nav-item.ts';
import { bannerClosed, navStore } from '../../../src/features/custom-nav/nav-store.ts';
import { copy } from '../../../src/features/custom-nav/words.ts';
import * as downloadFile from '../../../src/platform/download.ts';
import { STORAGE_KEYS } from '../../../src/platform/storage/keys.ts';
import { useQuestions } from '../../../src/shared/confirm/confirm.ts';
import * as secureDataFile from '../../../src/shared/data/secure-data.ts';
import { useAccountDialogs } from '../../../src/shared/session/account-dialogs.ts';
import { useToastStore } from '../../../src/shared/toast-store.ts';
import { click } from '../../app/render.tsx';
import { buttonOf, type, until } from '../../shared/dom.ts';
import { anItem, someItems } from './an-item.ts';
import { ITEMS, names, open, toasts } from './open-nav.ts';

beforeEach(() => {
  vi.spyOn(downloadFile, 'downloadBlob').mockReturnValue();
  vi.spyOn(secureDataFile, 'secureData').mockResolvedValue({ kind: 'restore-point', point: null });
  localStorage.clear();
  navStore.clear();
  bannerClosed.clear();
  useToastStore.setState({ toasts: [] });
});
afterEach(() => {
  act(() => useAccountDialogs.setState({ name: null, reason: null, news: null, action: null }));
});

const field = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.control;
const press = (target: Element | null | undefined, key: string, options: KeyboardEventInit = {}) =>
  act(
    async () =>
      void target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options })),
  );
const linkOf = (host: Element, id: string) => host.querySelector<HTMLElement>(`[data-nav="${id}"] .face`);

describe('the board', () => {
  it('shows real links that open in a new tab without an opener', async () => {
    const host = await open();
    const link = linkOf(host, 'b');
    expect(link?.getAttribute('href')).toBe('https://www.zhihu.com');
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(host.querySelector('h1')?.textContent).toBe('穿云箭3/100');
    expect(host.querySelector('main img')).toBeNull();
  });

  it('shows a stored link that leads nowhere without an address, and opens its form', async () => {
    const host = await open([anItem('x', { name: '坏', link: 'javascript:alert(1)' })]);
    expect(host.querySelector('main [href^="javascript"]')).toBeNull();
    expect(linkOf(host, 'x')?.textContent).toContain('链接无效');
    await click(linkOf(host, 'x'));
    await until(() => field('链接') !== undefined);
    expect(field('链接')).toHaveProperty('value', 'javascript:alert(1)');
  });

  it('starts empty with one button', async () => {
    const host = await open([]);
    expect(host.textContent).toContain('还没有添加任何导航');
    await click(buttonOf(copy.board.addFirst));
    await until(() => field('名称') !== undefined);
  });

  it('moves the focus with arrow keys and a card with Alt and arrow keys', async () => {
    const host = await open();
    await press(linkOf(host, 'a'), 'ArrowRight');
    expect(document.activeElement).toBe(linkOf(host, 'b'));
    await press(document.activeElement, 'ArrowRight', { altKey: true });
    expect(names(host)).toEqual(['网易云音乐', 'GitHub', '知乎']);
    expect(document.activeElement).toBe(linkOf(host, 'b'));
    const status = [...host.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
    expect(status).toContain('「知乎」移到第 3 位，共 3 个');
  });

  it('follows another tab', async () => {
    const host = await open();
    localStorage.setItem(STORAGE_KEYS.customNav, JSON.stringify({ items: [anItem('z', { name: '新站' })] }));
    const change = { key: STORAGE_KEYS.customNav, storageArea: localStorage };
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', change)));
    expect(names(host)).toEqual(['新站']);
  });
});

describe('the search', () => {
  it('finds by initials once the readings are loaded, and counts', async () => {
    const host = await open();
    await type(field('按名称查找'), 'wyy');
    await until(() => names(host).join() === '网易云音乐');
    expect(host.querySelector('mark')?.textContent).toBe('网易云');
    expect(host.querySelector('.note')?.textContent).toContain('找到 1 个，共 3 个');
    await type(field('按链接查找'), 'github');
    expect(host.textContent).toContain('没有找到匹配的导航');
    expect(host.textContent).toContain('请调整检索条件后再试');
    await click(buttonOf('清除查找'));
    expect(names(host)).toHaveLength(3);
  });

  it('starts with the slash key, opens the first hit with Enter, but not while a word is composed', async () => {
    const host = await open();
    await press(document.body, '/');
    const search = field('按名称查找');
    expect(document.activeElement).toBe(search);
    const opened = vi.fn((event: Event) => event.preventDefault());
    linkOf(host, 'a')?.addEventListener('click', opened);
    await press(search, 'Enter', { isComposing: true });
    expect(opened).not.toHaveBeenCalled();
    await press(search, 'Enter');
    expect(opened).toHaveBeenCalledOnce();
    await press(search, 'ArrowDown');
    expect(document.activeElement).toBe(linkOf(host, 'a'));
  });
});

describe('views', () => {
  it('the category view asks a visitor to log in', async () => {
    await open();
    await click(buttonOf('分类视图'));
    expect(useAccountDialogs.getState().name).toBe('login');
    expect(navStore.useValue.getState().viewMode).toBe('grid');
  });

  it('returns to the free arrangement at the start without a session', async () => {
    const host = await open(ITEMS, { viewMode: 'category' });
    expect(host.querySelector('h2')).toBeNull();
    expect(navStore.useValue.getState().viewMode).toBe('grid');
  });

  it('remembers 10 per row', async () => {
    const host = await open();
    await click(host.querySelector('[aria-label="每行 10 个"]'));
    expect(host.querySelector('ul[data-layout="10"]')).not.toBeNull();
    expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.customNav) ?? '').layout).toBe('10');
  });
});

describe('the form', () => {
  async function openForm(host: HTMLElement) {
    await click([...host.querySelectorAll('button')].find(({ textContent }) => textContent === '添加导航'));
    await until(() => field('名称') !== undefined);
  }
  const submit = () => click(buttonOf('保存'));

  it('adds an item with https in front, and names missing fields', async () => {
    const host = await open([]);
    await openForm(host);
    await submit();
    expect(toasts()).toEqual(['请输入导航名称']);
    await type(field('名称'), ' 语雀 ');
    await submit();
    expect(toasts()).toContain('请输入导航链接');
    await type(field('链接'), 'data:text/html,1');
    await submit();
    expect(toasts()).toContain('不支持 data: 链接，只能用 http 或 https');
    await type(field('链接'), 'yuque.com');
    await submit();
    expect(toasts()).toContain('导航已添加');
    expect(navStore.useValue.getState().items).toMatchObject([
      { name: '语雀', link: 'https://yuque.com', type: 'uncategorized' },
    ]);
  });

  it('is not opened beyond the limit', async () => {
    const host = await open(someItems(ITEMS_MAX));
    await click([...host.querySelectorAll('button')].find(({ textContent }) => textContent === '添加导航'));
    expect(toasts()).toEqual(['最多只能添加 100 个导航项']);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });
});

describe('deleting a link', () => {
  it('asks first, and one undo brings the link back in its place', async () => {
    const host = await open();
    await click(host.querySelector('[aria-label="「知乎」的更多操作"]'));
    await click([...document.querySelectorAll('[role="menuitem"]')].find(({ textContent }) => textContent === '删除'));
    const [question] = useQuestions.getState();
    expect(question?.body).toBe(copy.delete.body);
    await act(async () => question?.answer('confirmed'));
    await until(() => names(host).length === 2);
    const toast = useToastStore.getState().toasts.find(({ message }) => message === '导航已删除');
    await act(async () => toast?.action?.onClick());
    expect(names(host)).toEqual(['网易云音乐', '知乎', 'GitHub']);
  });
});

describe('the note on where the links are kept', () => {
  it('is closed for good', async () => {
    const host = await open();
    expect(host.textContent).toContain(copy.banner.text);
    await click(host.querySelector(`[aria-label="${copy.banner.close}"]`));
    expect(host.textContent).not.toContain(copy.banner.text);
    expect(bannerClosed.readStored()).toBe(true);
  });
});

describe('batch management', () => {
  it('deletes several items, and one undo brings them back in their places', async () => {
    const host = await open();
    await click(buttonOf('批量管理'));
    await click(host.querySelector('[aria-label="选择「网易云音乐」"]'));
    await click(host.querySelector('[aria-label="选择「GitHub」"]'));
    await click(buttonOf('删除'));
    expect(names(host)).toEqual(['知乎']);
    const [toast] = useToastStore.getState().toasts;
    expect(toast?.message).toBe('已删除 2 个导航');
    await act(async () => toast?.action?.onClick());
    expect(names(host)).toEqual(['网易云音乐', '知乎', 'GitHub']);
  });

  it('does not undo over later changes', async () => {
    const host = await open();
    await click(buttonOf('批量管理'));
    await click(buttonOf('全选'));
    await click(buttonOf('删除'));
    const [toast] = useToastStore.getState().toasts;
    await act(async () => void navStore.update((state) => ({ ...state, items: [anItem('z', { name: '后来' })] })));
    await act(async () => toast?.action?.onClick());
    expect(names(host)).toEqual(['后来']);
    expect(toasts()).toContain('内容在这之后又有改动，没有撤销');
  });
});

describe('export', () => {
  async function choose(host: HTMLElement, label: string): Promise<{ name: string; text: string }> {
    await click([...host.querySelectorAll('button')].find(({ textContent }) => textContent === '导出'));
    await click([...document.querySelectorAll('[role="menuitem"]')].find(({ textContent }) => textContent === label));
    const [blob, name] = vi.mocked(downloadFile.downloadBlob).mock.calls[0] ?? [];
    return { name: name ?? '', text: (await blob?.text()) ?? '' };
  }

  it('writes JSON under the documented name', async () => {
    vi.setSystemTime(new Date(2026, 10, 3, 12));
    const { name, text } = await choose(await open(), copy.toolbar.exportJson);
    vi.useRealTimers();
    expect(name).toBe('穿云箭导航_2026-11-03.json');
    expect(JSON.parse(text)).toMatchObject({ layout: '5', viewMode: 'grid', items: [{ name: '网易云音乐' }, {}, {}] });
    expect(toasts()).toEqual(['导出成功！建议通过小驿站传输到其他设备']);
  });

  it('writes bookmarks in the order of the page, which an import gives back', async () => {
    const types = ['work', 'study', 'work', 'work', 'life', 'study'] as const;
    const items = types.map((type, index) => anItem(String(index), { type }));
    const { text } = await choose(await open(items), copy.toolbar.exportBookmarks);
    const { candidates } = parseBookmarks(text);
    expect(candidates.map(({ link }) => link)).toEqual(items.map(({ link }) => link));
    expect(candidates.map(({ folders }) => findCategory(folders[0]))).toEqual(types);
  });

  it('writes bookmarks by category without links that lead nowhere', async () => {
    const items = [...ITEMS, anItem('x', { name: '坏', link: 'javascript:alert(1)' })];
    const { name, text } = await choose(await open(items), copy.toolbar.exportBookmarks);
    expect(name).toMatch(/^穿云箭书签_.*\.html$/);
    expect([...text.matchAll(/<H3[^>]*>(.*)<\/H3>/g)].map(([, folder]) => folder)).toEqual(['娱乐', '社区', '工作']);
    expect(text).toContain('<A HREF="https://www.zhihu.com"');
    expect(text).not.toContain('javascript');
    expect(toasts()).toEqual(['有 1 个链接无效，没有写进书签文件']);
  });
});
