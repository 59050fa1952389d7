// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { listWorkLostByLeaving, useHoldsUpdates } from '../../../../src/shared/unsaved-work.ts';
import { render } from '../../../app/render.tsx';
import { find, openedDialog, pressButton, renderScreen, reportRun, startGame } from '../screen-page.tsx';

const GAME = '正在进行的一局捕鱼';

let isHeld = false;

/** Takes the place of the shell's notice of a new version. */
function Notice() {
  isHeld = useHoldsUpdates();
  return null;
}

describe('a running game', () => {
  it('counts as unsaved work from its start to its result, paused or not', async () => {
    await renderScreen();
    expect(listWorkLostByLeaving()).toEqual([]);
    await startGame();
    expect(listWorkLostByLeaving()).toEqual([GAME]);
    await pressButton('暂停');
    expect(listWorkLostByLeaving()).toEqual([GAME]);
    await pressButton('结束本局', find('group', '已暂停') ?? undefined);
    await openedDialog('自由捕鱼：本局成绩');
    expect(listWorkLostByLeaving()).toEqual([]);
  });

  it('is gone with its page', async () => {
    const { navigate } = await renderScreen();
    await startGame();
    await navigate('/portal');
    expect(listWorkLostByLeaving()).toEqual([]);
  });

  it('holds back the notice of a new version', async () => {
    await render(<Notice />);
    await renderScreen();
    expect(isHeld).toBe(false);
    await startGame();
    expect(isHeld).toBe(true);
    await pressButton('结束本局');
    expect(isHeld).toBe(false);
  });

  it('stands still before the browser asks whether to leave, and until the player resumes it', async () => {
    const { pond } = await renderScreen();
    await startGame();
    await reportRun({});
    let isRunning = true;
    await act(async () => {
      window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
      // The browser's question blocks the page right after the event, so there is no later chance.
      isRunning = pond.isRunning;
    });
    expect(isRunning).toBe(false);
    expect(find('group', '已暂停')).not.toBeNull();
    await pressButton('继续', find('group', '已暂停') ?? undefined);
    expect(pond.isRunning).toBe(true);
  });
});
