// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { CardSide, hasWords } from '../../../../src/features/goal-focus/card/CardSide.tsx';
import type { Side } from '../../../../src/features/goal-focus/card/use-flip.ts';
import { type GoalSettings, INITIAL_SETTINGS } from '../../../../src/features/goal-focus/model/settings.ts';
import type { LiveGoalState } from '../../../../src/shared/goals/use-live-goal.ts';
import { useShownPage } from '../../../../src/shared/tool/shown-page-store.ts';
import { aPage } from '../../../app/a-page.tsx';
import { click, render } from '../../../app/render.tsx';
import { buttonOf } from '../../../shared/dom.ts';
import { aGoal, createFakeGoalPort } from '../../../shared/goals/a-goal-port.ts';

const PAGES = [
  aPage({ id: 'flock', name: '群游画布', opens: 'new-tab' }),
  aPage({ id: 'own', name: 'DIY SHOW' }),
  aPage({ id: 'cards', name: '小红书助手' }),
  aPage({ id: 'plain', name: '数据中心', home: null }),
];

const [, OWN_PAGE] = PAGES;

beforeEach(() => {
  const [screen] = OWN_PAGE?.screens ?? [];
  if (OWN_PAGE === undefined || screen === undefined) throw new Error('The page has no screen.');
  useShownPage.setState({ shown: { page: OWN_PAGE, screen } });
  onTestFinished(() => useShownPage.setState({ shown: null }));
});

function renderSide(side: Side, change: Partial<GoalSettings> = {}, goal: LiveGoalState = { step: 'none' }) {
  return render(
    <MemoryRouter>
      <CardSide side={side} settings={{ ...INITIAL_SETTINGS, ...change }} goal={goal} isRunning />
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

describe('a card that follows a goal', () => {
  const step = { taskId: 'a', title: '第三章', due: 'today', focusMs: 0 } as const;
  const read = aGoal('read', { title: '读完一本书', progress: 40, step });
  const ready = (port = createFakeGoalPort([read])) => ({ step: 'ready', goal: read, port }) as const;

  it.each<Side>(['front', 'back'])('has the goal, its next step and its progress on the %s', async (side) => {
    const host = await renderSide(side, {}, ready());
    expect([headingOf(host), host.querySelector('h1 a')?.getAttribute('href')]).toEqual([
      '读完一本书',
      '/portal/goals/read',
    ]);
    expect(host.querySelector('strong')?.textContent).toBe('第三章');
    expect(host.textContent).toContain('进度 40% · 今天');
  });

  it('completes the step', async () => {
    const port = createFakeGoalPort([read]);
    await renderSide('front', {}, ready(port));
    await click(buttonOf('完成'));
    expect((await port.readGoal('read'))?.step).toBeNull();
  });

  it('keeps the words that the visitor has written', async () => {
    expect(headingOf(await renderSide('front', { title: '早睡' }, ready()))).toBe('早睡');
  });

  it('shows no prompt while the goal is read, and the prompt where it is gone', async () => {
    expect(headingOf(await renderSide('front', {}, { step: 'loading' }))).toBeUndefined();
    expect(headingOf(await renderSide('front', {}, { step: 'missing' }))).toContain('可全屏');
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
