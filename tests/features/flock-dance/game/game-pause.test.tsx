// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { find, openSettings, pressButton, pressKey, renderScreen, startGame, until, water } from '../screen-page.tsx';

const pauseCard = () => find('group', '已暂停');
const focus = (element: HTMLElement | null) => act(async () => element?.focus());

/** The page is hidden, or seen again. */
const setVisibility = async (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
};

/** A button outside the swarm canvas, as in the shell's header. */
function outside(): HTMLElement {
  const button = document.body.appendChild(document.createElement('button'));
  document.querySelector('main')?.parentElement?.append(button);
  return button;
}

describe('a game is paused', () => {
  it.each<[when: string, words: string | null, leave: () => Promise<unknown>]>([
    ['while the page is hidden', '你离开了一会儿，鱼塘替你停住了。', () => setVisibility('hidden')],
    ['when the focus leaves the swarm canvas', '你离开了一会儿，鱼塘替你停住了。', () => focus(outside())],
    ['by P', '时间停住了，准备好再继续。', () => pressKey('p')],
    ['by its button', '时间停住了，准备好再继续。', () => pressButton('暂停')],
    ['by the settings', '设置时已暂停，准备好再继续。', () => pressButton('画布设置')],
    ['not when the focus moves to a control', null, () => focus(find('button', '换条路线'))],
  ])('%s', async (_when, words, leave) => {
    const { pond } = await renderScreen();
    await startGame();
    expect(document.activeElement).toBe(water());
    await leave();
    if (words === null) expect(pauseCard()).toBeNull();
    else expect(pauseCard()?.textContent).toContain(words);
    expect(pond.isRunning).toBe(words === null);
  });

  it.each<[how: string, resume: () => Promise<unknown>]>([
    ['by its button', () => pressButton('继续', pauseCard() ?? undefined)],
    ['by P on the pause card', () => pressKey('p')],
  ])('until the player resumes it %s', async (_how, resume) => {
    const { pond } = await renderScreen();
    await startGame();
    await setVisibility('hidden');
    await setVisibility('visible');
    expect(pauseCard()).not.toBeNull();
    expect(pond.isRunning).toBe(false);
    expect(document.activeElement).toBe(find('button', '继续', pauseCard() ?? undefined));
    await resume();
    expect(pauseCard()).toBeNull();
    expect(pond.isRunning).toBe(true);
    expect(document.activeElement).toBe(water());
    expect(pond.runs).toHaveLength(1);
  });

  it('once by a held P', async () => {
    await renderScreen();
    await startGame();
    await pressKey('p');
    await pressKey({ key: 'p', code: 'KeyP', repeat: true });
    expect(pauseCard()).not.toBeNull();
  });

  it('behind the settings, and gets the focus when they close', async () => {
    const { pond } = await renderScreen();
    await startGame();
    await pressButton('完成', await openSettings());
    await until(() => document.activeElement === find('button', '继续', pauseCard() ?? undefined), 'the focus');
    expect(pond.isRunning).toBe(false);
  });
});

describe('the keyboard', () => {
  it.each<[who: string, detail: number, staysThere: boolean]>([
    ['returns to the water after a pointer has pressed a control', 1, false],
    ['stays with a control pressed by a key', 0, true],
  ])('%s', async (_who, detail, staysThere) => {
    await renderScreen();
    await startGame();
    const control = find('button', '换条路线');
    await focus(control);
    await act(async () => control?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
    expect(document.activeElement).toBe(staysThere ? control : water());
  });

  it('stays with the card that a control has opened', async () => {
    await renderScreen();
    await startGame();
    const control = find('button', '暂停');
    await focus(control);
    await act(async () => control?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
    expect(pauseCard()?.contains(document.activeElement)).toBe(true);
  });
});
