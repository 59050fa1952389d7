// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ITEMS_MAX } from '../../../src/features/custom-nav/constants.ts';
import * as drawIconFile from '../../../src/features/custom-nav/icons/draw-icon.ts';
import { readIcons } from '../../../src/features/custom-nav/icons/icon-db.ts';
import { keepIcons, useIcons } from '../../../src/features/custom-nav/icons/icon-store.ts';
import { formatNavFile } from '../../../src/features/custom-nav/model/json-file.ts';
import { EMPTY_NAV } from '../../../src/features/custom-nav/model/nav-state.ts';
import { navStore } from '../../../src/features/custom-nav/nav-store.ts';
import { copy } from '../../../src/features/custom-nav/words.ts';
import * as secureDataFile from '../../../src/shared/data/secure-data.ts';
import { useToastStore } from '../../../src/shared/toast-store.ts';
import { click } from '../../app/render.tsx';
import { buttonOf, until } from '../../shared/dom.ts';
import { anItem, someItems } from './an-item.ts';
import { manyBookmarks } from './bookmarks/samples.ts';
import { ITEMS, names, open, toasts } from './open-nav.ts';

beforeEach(() => {
  vi.spyOn(secureDataFile, 'secureData').mockResolvedValue({ kind: 'restore-point', point: null });
  localStorage.clear();
  navStore.clear();
  useToastStore.setState({ toasts: [] });
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

  it('gives the pictures back with the items, also where they are still being drawn', async () => {
    const [own, found] = ['data:image/png;base64,b3du', 'data:image/png;base64,Zm91bmQ='];
    let draw = () => {};
    vi.spyOn(drawIconFile, 'drawIcon').mockImplementation(
      (source) =>
        new Promise((resolve) => {
          draw = () => resolve(source);
        }),
    );
    const host = await open();
    await act(() => keepIcons(new Map([['c', own]])));
    const items = [anItem('c', { name: 'GH', link: 'https://github.com' })];
    await drop(host, '穿云箭导航.json', formatNavFile({ ...EMPTY_NAV, items }, 0, new Map([['c', found]])));
    await click(start());
    await until(() => toasts().includes('导入成功！'));
    await act(async () => useToastStore.getState().toasts[0]?.action?.onClick());
    expect(names(host)).toEqual(['网易云音乐', '知乎', 'GitHub']);
    await act(async () => draw());
    // Each write is read again, so the page may show an earlier one for a moment.
    await vi.waitFor(async () => {
      expect([...(await readIcons())]).toEqual([['c', own]]);
      expect(useIcons.getState().icons.get('c')).toBe(own);
    });
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
