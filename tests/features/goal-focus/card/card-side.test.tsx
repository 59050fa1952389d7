// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CardSide, hasWords } from '../../../../src/features/goal-focus/card/CardSide.tsx';
import type { Side } from '../../../../src/features/goal-focus/card/use-flip.ts';
import { type GoalSettings, INITIAL_SETTINGS } from '../../../../src/features/goal-focus/model/settings.ts';
import { aPage } from '../../../app/a-page.tsx';
import { render } from '../../../app/render.tsx';

const PAGES = [
  aPage({ id: 'flock', name: '群游画布', opens: 'new-tab' }),
  aPage({ id: 'own', name: 'DIY SHOW' }),
  aPage({ id: 'cards', name: '小红书助手' }),
  aPage({ id: 'plain', name: '数据中心', home: null }),
];

function renderSide(side: Side, change: Partial<GoalSettings> = {}) {
  return render(
    <MemoryRouter>
      <CardSide side={side} settings={{ ...INITIAL_SETTINGS, ...change }} isRunning ownId="own" />
    </MemoryRouter>,
    PAGES,
  );
}

const headingOf = (host: Element) => host.querySelector('h1')?.textContent;

describe('a card without words', () => {
  it('has the prompt and its hint on the front', async () => {
    const host = await renderSide('front');
    expect(headingOf(host)).toBe('可全屏、编辑文字、多张背景图、展示时钟');
    expect(host.textContent).toContain('编辑按钮');
    expect(host.querySelector('a')).toBeNull();
  });

  it('names the other tools on the back, and says which open in a new tab', async () => {
    const host = await renderSide('back');
    const links = [...host.querySelectorAll('a')];
    expect(links.map(({ textContent }) => textContent)).toEqual(['群游画布', '小红书助手']);
    expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual([
      ['/portal/flock', '_blank'],
      ['/portal/cards', ''],
    ]);
    expect(links[0]?.getAttribute('aria-label')).toMatch(/^群游画布 \(.+\)$/);
  });
});

describe.each<Side>(['front', 'back'])('the %s', (side) => {
  it('has the visitor’s own words', async () => {
    const host = await renderSide(side, { title: '早睡', description: '每天\n十一点' });
    expect(headingOf(host)).toBe('早睡');
    expect(host.textContent).toBe('早睡每天\n十一点');
  });

  it('has a description alone', async () => {
    const host = await renderSide(side, { description: '每天十一点' });
    expect([headingOf(host), host.textContent]).toEqual([undefined, '每天十一点']);
  });

  it('has the clock, whatever the words', async () => {
    const host = await renderSide(side, { cardType: 'clock', title: '早睡' });
    expect(host.querySelector('time')?.textContent).toMatch(/^\d\d:\d\d:\d\d$/);
    expect(host.textContent).not.toContain('早睡');
  });
});

it.each([
  ['', '', false],
  [' ', '\n', false],
  ['早睡', '', true],
  ['', '每天', true],
])('the title %j and the description %j are words: %j', (title, description, expected) => {
  expect(hasWords({ title, description })).toBe(expected);
});
