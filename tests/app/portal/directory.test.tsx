// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { copy as shell } from '../../../src/app/copy.ts';
import { copy } from '../../../src/app/portal/directory/copy.ts';
import { copy as widget } from '../../../src/features/shortcut-widget/copy.ts';
import { widgetClosed } from '../../../src/features/shortcut-widget/widget-store.ts';
import type { Page } from '../../../src/shared/tool/define-page.ts';
import { pageVisits } from '../../../src/shared/tool/page-visits.ts';
import { until } from '../../shared/dom.ts';
import { aPage } from '../a-page.tsx';
import { click, renderPortal } from '../render.tsx';

const PAGES: readonly Page[] = [
  aPage({ id: 'home', name: '首页' }),
  {
    ...aPage({ id: 'plan', name: '目标规划' }),
    group: 'focus',
    shortcut: { title: '拆解目标', opens: 'same-tab', rank: 1 },
  },
  { ...aPage({ id: 'lan-chat', name: '小驿站', opens: 'new-tab' }), group: 'data' },
  {
    ...aPage({
      id: 'flock-dance',
      name: '群游画布',
      layout: { header: 'overlay', padded: false, widget: false, notices: 'top' },
    }),
    group: 'leisure',
  },
];

const dialog = () => document.querySelector('[role="dialog"]');
const bar = (host: Element) => host.querySelector(`nav[aria-label="${shell.directory.bar}"]`);
const named = (host: Element, text: string) =>
  [...host.querySelectorAll('button')].find((button) => button.textContent === text);

beforeEach(() => {
  localStorage.clear();
  pageVisits.refresh();
  widgetClosed.refresh();
});

describe('the menu with all tools', () => {
  async function openMenu(path = '/portal') {
    const portal = await renderPortal(PAGES, path);
    await click(portal.host.querySelector(`header button[aria-label="${shell.directory.button}"]`));
    await until(() => dialog() !== null);
    return portal;
  }

  it('lists the tools in their groups', async () => {
    await openMenu();
    expect([...document.querySelectorAll('[role="dialog"] h3')].map((title) => title.textContent)).toEqual([
      copy.groups.focus,
      copy.groups.data,
      copy.groups.leisure,
    ]);
  });

  it('opens a tool in this tab and closes, but leaves new tabs to the browser', async () => {
    const { router } = await openMenu();
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[role="dialog"] a')];
    expect(links.map(({ target }) => target)).toEqual(['', '_blank', '']);
    await click(links[0]);
    await until(() => router.state.location.pathname === '/portal/plan');
    await until(() => dialog() === null);
  });

  it('never opens a second tab of the current page', async () => {
    await openMenu('/portal/lan-chat');
    const current = document.querySelector<HTMLAnchorElement>('[role="dialog"] a[aria-current="page"]');
    expect(current?.target).toBe('');
  });

  it('pins a tool and releases it', async () => {
    await openMenu();
    const pin = document.querySelector(`[aria-label="${copy.pin('目标规划')}"]`);
    await click(pin);
    expect(pin?.getAttribute('aria-pressed')).toBe('true');
    expect(pageVisits.refresh().pinned).toEqual(['plan']);
    await click(pin);
    expect(pin?.getAttribute('aria-pressed')).toBe('false');
  });
});

describe('the bar at the bottom', () => {
  it('leads home, and marks the home page', async () => {
    const { host, navigate } = await renderPortal(PAGES, '/portal');
    const link = bar(host)?.querySelector('a');
    expect(link?.getAttribute('href')).toBe('/portal');
    expect(link?.getAttribute('aria-current')).toBe('page');
    await navigate('/portal/plan');
    expect(bar(host)?.querySelector('a')?.getAttribute('aria-current')).toBeNull();
  });

  it('shows the remembered tools, without the home page', async () => {
    const { host, navigate } = await renderPortal(PAGES, '/portal/plan');
    await navigate('/portal');
    await click(named(host, shell.directory.recent));
    await until(() => dialog() !== null);
    expect([...document.querySelectorAll('[role="dialog"] strong')].map((name) => name.textContent)).toEqual([
      '目标规划',
    ]);
  });

  it('tells a newcomer what will be listed', async () => {
    const { host } = await renderPortal(PAGES, '/portal');
    await click(named(host, shell.directory.recent));
    await until(() => dialog()?.textContent?.includes(copy.recent.empty) === true);
  });

  it('has the shortcuts, which close with the sheet and can be hidden for a day', async () => {
    const { host, router } = await renderPortal(PAGES, '/portal');
    await click(named(host, shell.directory.shortcuts));
    await until(() => dialog() !== null);
    const links = () => [...document.querySelectorAll<HTMLAnchorElement>('[role="dialog"] li a')];
    expect(links().map(({ textContent }) => textContent)).toEqual(['拆解目标']);
    await click(links()[0]);
    await until(() => router.state.location.pathname === '/portal/plan');
    await until(() => dialog() === null);
    await click(named(host, shell.directory.shortcuts));
    await until(() => dialog() !== null);
    await click([...document.querySelectorAll('[role="dialog"] button')].find((it) => it.textContent === widget.close));
    expect(named(host, shell.directory.shortcuts)).toBeUndefined();
  });

  it('is missing on a page whose controls are at the bottom', async () => {
    const { host } = await renderPortal(PAGES, '/portal/flock-dance');
    expect(bar(host)).toBeNull();
  });
});
