// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { copy as stepWords } from '../../../src/features/home/hero/words.ts';
import { copy } from '../../../src/features/home/words.ts';
import { PRODUCT_VERSION } from '../../../src/shared/product/version.ts';
import type { Page } from '../../../src/shared/tool/define-page.ts';
import { pageVisits } from '../../../src/shared/tool/page-visits.ts';
import { aPage } from '../../app/a-page.tsx';
import { click, renderPortal } from '../../app/render.tsx';
import { until } from '../../shared/dom.ts';
import { aGoal, createFakeGoalPort } from '../../shared/goals/a-goal-port.ts';

const load = () => import('../../../src/features/home/HomeScreen.tsx');
const home = aPage({ id: 'home', home: null, load });
const PAGES: readonly Page[] = [
  home,
  { ...aPage({ id: 'board', name: '目标规划' }), group: 'focus' },
  { ...aPage({ id: 'flock-dance', name: '群游画布', opens: 'new-tab' }), group: 'focus' },
  { ...aPage({ id: 'json', name: 'JSON 工具', home: { summary: '格式化', picture: '/json.svg' } }), group: 'data' },
  aPage({ id: 'about', name: '关于', home: null, tab: null }),
];

async function open(pages = PAGES) {
  const { host } = await renderPortal(pages, '/portal');
  await until(() => host.querySelector('h1') !== null);
  const textsOf = (selector: string) => [...host.querySelectorAll(selector)].map((each) => each.textContent);
  return { host, textsOf };
}

const byLabel = (host: Element, label: string) => host.querySelector(`[aria-label="${label}"]`);

beforeEach(() => {
  // The document of these tests knows no places: the card stays out of view, so the still remains.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => pageVisits.clear());

describe('at the first visit', () => {
  it('introduces the product and leads to the pond and to all tools', async () => {
    const { host, textsOf } = await open();
    expect(host.textContent).toContain(copy.hero.slogan);
    expect(textsOf('[data-kind="main"] > span')).toEqual([copy.hero.first]);
    expect(host.querySelector('[data-kind="main"]')?.getAttribute('href')).toBe('/portal/flock-dance');
    expect(host.querySelector('[data-kind="outlined"]')?.getAttribute('href')).toBe('#tools');
    expect(host.querySelector('#tools')).not.toBeNull();
  });

  it('groups the tools and shows the drawing of a tool, or its icon', async () => {
    const { host, textsOf } = await open();
    expect(textsOf('#tools h3')).toEqual([copy.tools.groups.focus, copy.tools.groups.data]);
    expect(host.querySelector('#tools use')?.getAttribute('href')).toBe('/json.svg#picture');
    expect(host.querySelectorAll('#tools svg.drawing')).toHaveLength(1);
  });

  it('has no row of recent tools', async () => {
    const { host } = await open();
    expect(host.querySelector('[aria-labelledby="home-recent"]')?.getAttribute('data-filled')).toBe('false');
  });
});

describe('at a later visit', () => {
  it('greets the visitor and continues with the latest tool', async () => {
    vi.setSystemTime(new Date(2030, 0, 2, 15));
    pageVisits.set({ recent: ['home', 'json', 'board'], pinned: [] });
    const { host, textsOf } = await open();
    expect(host.textContent).toContain(
      copy.hero.welcome(copy.hero.greetings.afternoon, null, copy.hero.lastOpened('JSON 工具')),
    );
    expect(textsOf('[data-kind="main"] > span')).toEqual([copy.hero.resume('JSON 工具')]);
    vi.useRealTimers();
  });

  it('leads to the first step of the goals, the overdue one first, and back to the latest tool once all is done', async () => {
    localStorage.setItem('goals', '1');
    onTestFinished(() => localStorage.clear());
    const step = (title: string, due: 'overdue' | null) => ({ taskId: `${title}#`, title, due, focusMs: 0 });
    const goals = createFakeGoalPort([
      aGoal('read', { step: step('第三章', null) }),
      aGoal('tax', { step: step('报税', 'overdue') }),
    ]);
    const homePanel = { entry: 'goals', load: async () => ({ default: () => null }) };
    const board = { ...aPage({ id: 'board' }), homePanel, loadGoals: async () => ({ goals }) };
    pageVisits.set({ recent: ['json'], pinned: [] });
    const { host, textsOf } = await open([board, ...PAGES.filter(({ id }) => id !== 'board')]);
    const label = () => textsOf('[data-kind="main"] > span')[0];
    await until(() => label() === stepWords.step('报税'));
    expect(host.querySelector('[data-kind="main"]')?.getAttribute('href')).toBe(
      '/portal/goals/tax?task=%E6%8A%A5%E7%A8%8E%23',
    );
    expect(host.textContent).toContain(stepWords.news.overdue);
    await act(async () => goals.remove('tax'));
    await until(() => label() === stepWords.step('第三章'));
    await act(async () => goals.remove('read'));
    await until(() => label() === copy.hero.resume('JSON 工具'));
  });

  it('pins a tool to the front of the row, and releases it', async () => {
    pageVisits.set({ recent: ['json'], pinned: [] });
    const { host, textsOf } = await open();
    const row = () => textsOf('[aria-labelledby="home-recent"] a').map((text) => text?.trim());
    const pin = byLabel(host, copy.tools.pin('目标规划'));
    await click(pin);
    expect(pin?.getAttribute('aria-pressed')).toBe('true');
    expect(row()[0]).toMatch(/^目标规划/);
    await click(pin);
    expect(row()).toEqual(['JSON 工具']);
    await act(async () => {});
  });
});

describe('the end of the page', () => {
  it('links to the parts of the page about the product, and names the version', async () => {
    const { host } = await open();
    const links = [...host.querySelectorAll('footer a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/portal/about#privacy', '/portal/about#changes', '/portal/about#roadmap']);
    expect(host.querySelector('footer')?.textContent).toContain(PRODUCT_VERSION);
  });

  it('links to the story of the product once its page is registered', async () => {
    const { host } = await open([...PAGES, aPage({ id: 'evolution', name: '进化之路', home: null, tab: null })]);
    const last = [...host.querySelectorAll('footer a')].at(-1);
    expect([last?.textContent, last?.getAttribute('href')]).toEqual(['进化之路', '/portal/evolution']);
  });

  it('leaves out links to a page that is not registered', async () => {
    const { host } = await open(PAGES.filter(({ id }) => id !== 'about'));
    expect(host.querySelectorAll('footer a')).toHaveLength(0);
    expect(host.querySelector('#roadmap header a')).toBeNull();
  });
});
