// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ITEMS_MAX } from '../../../src/features/custom-nav/constants.ts';
import { formatNavFile } from '../../../src/features/custom-nav/model/json-file.ts';
import type { NavItem } from '../../../src/features/custom-nav/model/nav-item.ts';
import { EMPTY_NAV, type NavState } from '../../../src/features/custom-nav/model/nav-state.ts';
import { navStore } from '../../../src/features/custom-nav/nav-store.ts';
import { copy } from '../../../src/features/custom-nav/screens/copy.ts';
import { customNav } from '../../../src/features/custom-nav/tool.ts';
import * as downloadFile from '../../../src/platform/download.ts';
import { STORAGE_KEYS } from '../../../src/platform/storage/keys.ts';
import { useAccountDialogs } from '../../../src/shared/account-dialogs.ts';
import * as secureDataFile from '../../../src/shared/data/secure-data.ts';
import { useToastStore } from '../../../src/shared/toast-store.ts';
import { click, renderPortal } from '../../app/render.tsx';
import { buttonOf, type, until } from '../../shared/dom.ts';
import { anItem, someItems } from './an-item.ts';
import { manyBookmarks } from './bookmarks/samples.ts';

const ITEMS = [
  anItem('a', { name: '网易云音乐', link: 'https://music.163.com', type: 'entertainment' }),
  anItem('b', { name: '知乎', link: 'www.zhihu.com', type: 'community' }),
  anItem('c', { name: 'GitHub', link: 'https://github.com', type: 'work' }),
];

beforeEach(() => {
  vi.spyOn(downloadFile, 'downloadBlob').mockReturnValue();
  vi.spyOn(secureDataFile, 'secureData').mockResolvedValue({ kind: 'restore-point', point: null });
  localStorage.clear();
  navStore.clear();
  useToastStore.setState({ toasts: [] });
});
afterEach(() => {
  act(() => useAccountDialogs.setState({ name: null, reason: null, news: null, action: null }));
});

async function open(items: readonly NavItem[] = ITEMS, change: Partial<NavState> = {}): Promise<HTMLElement> {
  navStore.set({ ...EMPTY_NAV, items, ...change });
  const { host } = await renderPortal([customNav], '/portal/custom-nav');
  await until(() => host.querySelector('main [aria-busy="true"]') === null && host.querySelector('main h1') !== null);
  return host;
}

const names = (host: Element) => [...host.querySelectorAll('[data-nav] .name')].map(({ textContent }) => textContent);
const field = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.control;
const toasts = () => useToastStore.getState().toasts.map(({ message }) => message);
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

describe('import', () => {
  async function drop(host: HTMLElement, name: string, text: string) {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { files: [new File([text], name)], types: ['Files'] } });
    await act(async () => void host.querySelector('main')?.dispatchEvent(event));
    await until(() => document.querySelector('[role="dialog"]')?.textContent?.includes(copy.import.reading) === false);
  }
  const dialog = () => document.querySelector('[role="dialog"]');
  const start = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('导入 '));

  it('takes exactly the folders that were chosen', async () => {
    const host = await open();
    await drop(host, 'bookmarks.html', manyBookmarks(250));
    await click(buttonOf('全不选'));
    await click(dialog()?.querySelector('[aria-label="导入文件夹「文件夹2」"]'));
    await click(start());
    await until(() => navStore.useValue.getState().items.length === 53);
    expect(navStore.useValue.getState().items[3]?.name).toBe('站点100');
  });

  it('asks for a choice by category before 101 links of an export replace anything', async () => {
    const host = await open();
    const items = someItems(ITEMS_MAX + 1).map((item, index) => ({
      ...item,
      type: index < 60 ? ('work' as const) : ('life' as const),
    }));
    await drop(host, '穿云箭导航.json', formatNavFile({ ...EMPTY_NAV, items }, 0));
    expect(dialog()?.textContent).toContain('还要去掉 1 个才能导入');
    expect([start()?.disabled, names(host).length]).toEqual([true, 3]);
    await click(dialog()?.querySelector(`[aria-label="导入文件夹「${copy.categories.life}」"]`));
    await click(start());
    await until(() => navStore.useValue.getState().items.length === 60);
  });

  it('replaces everything from JSON by default, names refused links, and can be undone', async () => {
    const host = await open();
    const file = {
      ...EMPTY_NAV,
      layout: '10',
      items: [anItem('n', { name: '新站' }), anItem('j', { name: '坏', link: 'javascript:1' })],
    } as const;
    await drop(host, '穿云箭导航.json', formatNavFile(file, 0));
    expect(dialog()?.textContent).toContain('坏：不支持 javascript: 链接，只能用 http 或 https');
    expect(dialog()?.textContent).toContain('移除现有 3 个');
    await click(start());
    await until(() => toasts().includes('导入成功！'));
    expect(names(host)).toEqual(['新站']);
    expect(navStore.useValue.getState().layout).toBe('10');
    await act(async () => useToastStore.getState().toasts[0]?.action?.onClick());
    expect(names(host)).toEqual(['网易云音乐', '知乎', 'GitHub']);
    expect(navStore.useValue.getState().layout).toBe('5');
  });

  it('lets the visitor choose which of 250 bookmarks take the free places, and changes nothing before', async () => {
    const host = await open();
    await drop(host, 'bookmarks.html', manyBookmarks(250));
    expect(dialog()?.textContent).toContain('选中了 250 个，只放得下 97 个，还要去掉 153 个才能导入');
    expect(start()?.disabled).toBe(true);
    await click(dialog()?.querySelector('[aria-label="导入文件夹「文件夹0」"]'));
    expect(dialog()?.textContent).toContain('选中了 200 个');
    expect([start()?.disabled, navStore.useValue.getState().items.length]).toEqual([true, 3]);
    await click(buttonOf('按顺序只留前 97 个'));
    expect(dialog()?.textContent).toContain('不导入 153 个');
    await click(start());
    await until(() => navStore.useValue.getState().items.length === ITEMS_MAX);
    expect(navStore.useValue.getState().items[3]?.name).toBe('站点50');
  });

  it.each([
    ['a.json', '{', '导入失败，文件格式错误'],
    ['a.json', '{"x":1}', '文件格式不正确'],
    ['a.html', '<h1>empty</h1>', '这个书签文件里没有链接'],
    ['a.txt', 'x', '只能导入 .json 或 .html 文件'],
    ['a.json', '', '这个文件是空的'],
  ])('refuses %s with %j and leaves everything untouched', async (name, text, words) => {
    const host = await open();
    await drop(host, name, text);
    await until(() => dialog()?.querySelector('[role="alert"]') !== null);
    expect(dialog()?.querySelector('[role="alert"]')?.textContent).toContain(words);
    expect(navStore.useValue.getState().items).toEqual(ITEMS);
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

  it('writes bookmarks by category without links that lead nowhere', async () => {
    const items = [...ITEMS, anItem('x', { name: '坏', link: 'javascript:alert(1)' })];
    const { name, text } = await choose(await open(items), copy.toolbar.exportBookmarks);
    expect(name).toMatch(/^穿云箭书签_.*\.html$/);
    expect(text).toContain('<H3 ADD_DATE');
    expect(text).toContain('<A HREF="https://www.zhihu.com"');
    expect(text).not.toContain('javascript');
    expect(toasts()).toEqual(['有 1 个链接无效，没有写进书签文件']);
  });
});
