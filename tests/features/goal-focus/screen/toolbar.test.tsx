// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { Toolbar } from '../../../../src/features/goal-focus/screen/Toolbar.tsx';
import { click, render } from '../../../app/render.tsx';

type ToolbarProps = Parameters<typeof Toolbar>[0];

async function renderToolbar(change: Partial<ToolbarProps> = {}) {
  const calls: string[] = [];
  const call = (name: string) => () => void calls.push(name);
  const host = await render(
    <Toolbar
      isShown
      isTaking={false}
      isPaused={false}
      hasImages
      isFullscreen={false}
      isTimerShown={false}
      onStep={(event) => calls.push(event)}
      onPause={call('pause')}
      onTimer={call('timer')}
      onScreenshot={call('screenshot')}
      onShare={call('share')}
      onFullscreen={call('fullscreen')}
      onEdit={call('edit')}
      picture={false}
      tip={null}
      {...change}
    />,
  );
  const buttons = () => [...host.querySelectorAll('button')];
  const button = (label: string) => buttons().find((each) => each.getAttribute('aria-label') === label);
  return { host, calls, button, labels: () => buttons().map((each) => each.getAttribute('aria-label')) };
}

describe('the toolbar', () => {
  it('has a labelled button for each action', async () => {
    const { calls, button, labels } = await renderToolbar();
    expect(labels()).toEqual([
      '上一张图片',
      '暂停动画与换图',
      '下一张图片',
      '专注计时',
      '截图',
      '分享',
      '全屏',
      '编辑',
    ]);
    for (const label of labels()) await click(button(label ?? ''));
    expect(calls).toEqual(['previous', 'pause', 'next', 'timer', 'screenshot', 'share', 'fullscreen', 'edit']);
  });

  it.each<[name: string, change: Partial<ToolbarProps>, present: readonly string[], absent: readonly string[]]>([
    ['there is one image', { hasImages: false }, ['暂停动画与换图'], ['上一张图片', '下一张图片']],
    ['the browser has no full screen', { isFullscreen: null }, ['编辑'], ['全屏', '退出全屏']],
    ['the page fills the screen', { isFullscreen: true }, ['退出全屏'], ['全屏']],
    ['everything is paused', { isPaused: true }, ['继续动画与换图'], ['暂停动画与换图']],
  ])('where %s: %j', async (_name, change, present, absent) => {
    const { labels } = await renderToolbar(change);
    expect(labels()).toEqual(expect.arrayContaining([...present]));
    expect(labels().filter((label) => absent.includes(label ?? ''))).toEqual([]);
  });

  it('names its keys to assistive technology', async () => {
    const { host } = await renderToolbar();
    const keys = [...host.querySelectorAll('[aria-keyshortcuts]')].map((each) =>
      each.getAttribute('aria-keyshortcuts'),
    );
    expect(keys).toEqual(['ArrowLeft', 'Space', 'ArrowRight', 'F', 'E']);
  });

  it('says whether the timer is shown', async () => {
    const { button } = await renderToolbar({ isTimerShown: true });
    expect(button('专注计时')?.getAttribute('aria-pressed')).toBe('true');
  });

  it('keeps its buttons for the keyboard while it is hidden', async () => {
    const { host, labels } = await renderToolbar({ isShown: false });
    expect(host.querySelector('[role="toolbar"]')?.getAttribute('data-shown')).toBe('false');
    expect(labels()).toHaveLength(8);
  });

  it('holds the tip beside the edit button', async () => {
    const { button } = await renderToolbar({ tip: <p role="note">tip</p> });
    const note = document.querySelector('[role="note"]');
    // On phones it stands between the two rows of buttons and hides none.
    expect(note?.parentElement?.getAttribute('role')).toBe('toolbar');
    expect(note?.nextElementSibling?.contains(button('编辑') ?? null)).toBe(true);
  });

  it('takes no focus by mouse while the page fills the screen', async () => {
    const { button } = await renderToolbar({ isFullscreen: true });
    const pressed = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    button('暂停动画与换图')?.dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(true);
  });
});
