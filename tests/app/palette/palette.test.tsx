// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copy } from '../../../src/app/palette/copy.ts';
import { closePalette } from '../../../src/app/palette/palette-store.ts';
import type { Page } from '../../../src/shared/tool/define-page.ts';
import { pageVisits } from '../../../src/shared/tool/page-visits.ts';
import { declareUnsavedWork } from '../../../src/shared/unsaved-work.ts';
import { until } from '../../shared/dom.ts';
import { aPage } from '../a-page.tsx';
import { renderPortal } from '../render.tsx';

const run = vi.fn();
const SITE = 'https://sspai.com/';
const PAGES: readonly Page[] = [
  aPage({ id: 'home', name: '首页' }),
  {
    ...aPage({ id: 'plan', name: '目标规划' }),
    group: 'focus',
    findables: {
      entry: 'test_things',
      load: async () => ({
        listFindables: async () => [
          { id: 'g1', kind: 'goal', name: '读完一本书', words: [], note: '', leadsTo: { to: '/portal/plan' } },
          { id: 't1', kind: 'task', name: '写读书笔记', words: [], note: '', leadsTo: { to: '/portal/plan?task=t1' } },
          { id: 'b1', kind: 'bookmark', name: '少数派', words: ['sspai.com'], note: '', leadsTo: { site: SITE } },
        ],
      }),
    },
  },
  {
    ...aPage({ id: 'flock-dance', name: '群游画布' }),
    group: 'leisure',
    search: ['swarm'],
    loadCommands: async () => ({ commands: [{ id: 'play', name: '今日鱼塘', search: [], run }] }),
  },
];

const field = () => document.querySelector<HTMLInputElement>('[role="combobox"]');
const names = () => [...document.querySelectorAll('[role="option"] .name')].map((name) => name.textContent);
const chosen = () => document.querySelector('[role="option"][aria-selected="true"] .name')?.textContent;

async function press(
  key: string,
  change: KeyboardEventInit = {},
  target: EventTarget = field() ?? window,
): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...change });
  await act(async () => void target.dispatchEvent(event));
  return event;
}

async function type(text: string): Promise<void> {
  const input = field();
  if (input === null) throw new Error('no field');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function open(path = '/portal') {
  const portal = await renderPortal(PAGES, path);
  await press('k', { ctrlKey: true, code: 'KeyK' }, window);
  await until(() => field() !== null && names().includes('今日鱼塘'));
  return portal;
}

beforeEach(() => {
  localStorage.clear();
  pageVisits.refresh();
  run.mockReset();
});

afterEach(() => act(async () => closePalette()));

describe('the search', () => {
  it('opens by its key with the focus in its field, and closes by the same key', async () => {
    await open();
    await until(() => document.activeElement === field());
    expect(field()?.getAttribute('aria-activedescendant')).toBe(document.querySelector('[aria-selected="true"]')?.id);
    await press('k', { ctrlKey: true, code: 'KeyK' });
    expect(field()).toBeNull();
  });

  it('opens by the button of the header', async () => {
    const { host } = await renderPortal(PAGES, '/portal');
    await act(async () => host.querySelector<HTMLElement>('header button[aria-label="搜索"]')?.click());
    await until(() => field() !== null);
  });

  it('goes to the chosen page with Enter', async () => {
    const { router } = await open();
    await type('swarm');
    expect(names()).toEqual(['群游画布']);
    await press('Enter');
    await until(() => router.state.location.pathname === '/portal/flock-dance');
    expect(field()).toBeNull();
  });

  it('leaves the Enter of an input method alone', async () => {
    const { router } = await open();
    await type('群游');
    await press('Enter', { isComposing: true });
    const handled = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    Object.defineProperty(handled, 'keyCode', { value: 229 });
    await act(async () => void field()?.dispatchEvent(handled));
    expect(field()?.value).toBe('群游');
    expect(router.state.location.pathname).toBe('/portal');
  });

  it('moves with the keys and returns to the first row for another query', async () => {
    await open();
    const all = names();
    await press('ArrowDown');
    expect(chosen()).toBe(all[1]);
    await press('End');
    expect(chosen()).toBe(all.at(-1));
    await press('ArrowDown');
    expect(chosen()).toBe(all[0]);
    await press('ArrowDown');
    await type('目标');
    expect(chosen()).toBe('目标规划');
  });

  it('runs a command of a page from another page', async () => {
    await open();
    await type('今日');
    await press('Enter');
    expect(run).toHaveBeenCalledOnce();
    expect(field()).toBeNull();
  });

  it('finds a goal by its title and opens it', async () => {
    localStorage.setItem('test_things', '1');
    const { router } = await open();
    await type('读完');
    await until(() => names().includes('读完一本书'));
    await press('Enter');
    await until(() => router.state.location.pathname === '/portal/plan');
  });

  it('finds a task by pinyin and goes to it', async () => {
    localStorage.setItem('test_things', '1');
    const { router } = await open();
    await type('dsbj');
    await until(() => names().includes('写读书笔记'));
    await press('Enter');
    await until(() => router.state.location.search === '?task=t1');
  });

  it('finds a bookmark by name or address and opens it without access to this page', async () => {
    localStorage.setItem('test_things', '1');
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await open();
    await type('sspai');
    await until(() => names().includes('少数派'));
    await press('Enter');
    expect(opened).toHaveBeenCalledExactlyOnceWith(SITE, '_blank', 'noopener,noreferrer');
    expect(field()).toBeNull();
    opened.mockRestore();
  });

  it('reads nothing of a page on which the visitor keeps nothing', async () => {
    await open();
    await type('读完');
    await until(() => document.body.textContent.includes(copy.nothing('读完')));
    expect(names()).not.toContain('读完一本书');
  });

  it('pins the chosen tool without moving its row', async () => {
    await open();
    await type('群游');
    await press('d', { ctrlKey: true, code: 'KeyD' });
    expect(pageVisits.refresh().pinned).toEqual(['flock-dance']);
    expect(document.querySelector('[role="option"]')?.textContent).toContain(copy.pinned);
    await act(async () => document.querySelector<HTMLElement>('[data-pin]')?.click());
    expect(pageVisits.refresh().pinned).toEqual([]);
    expect(field()).not.toBeNull();
  });

  it('lists the pages that were opened last first', async () => {
    const { navigate } = await renderPortal(PAGES, '/portal/flock-dance');
    await navigate('/portal/plan');
    await navigate('/portal');
    await press('k', { ctrlKey: true, code: 'KeyK' }, window);
    await until(() => field() !== null);
    expect(names().slice(0, 2)).toEqual(['目标规划', '群游画布']);
  });

  it('says that it found nothing', async () => {
    await open();
    await type('zzzz');
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(copy.nothing('zzzz'));
    expect(field()?.getAttribute('aria-expanded')).toBe('false');
  });

  it('stays closed while a game is on, and after it', async () => {
    await renderPortal(PAGES, '/portal');
    const end = await act(async () => declareUnsavedWork('run', { holdsUpdates: true }));
    const event = await press('k', { ctrlKey: true, code: 'KeyK' }, window);
    expect(event.defaultPrevented).toBe(false);
    await act(async () => end());
    expect(field()).toBeNull();
  });

  it('leaves a key alone that the page has used', async () => {
    await renderPortal(PAGES, '/portal');
    const take = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', take);
    await press('k', { ctrlKey: true, code: 'KeyK' }, document.body);
    document.body.removeEventListener('keydown', take);
    expect(field()).toBeNull();
  });
});
