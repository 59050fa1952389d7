// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type GoalSettings, INITIAL_SETTINGS } from '../../../../src/features/goal-focus/model/settings.ts';
import { useScene } from '../../../../src/features/goal-focus/screen/use-scene.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { aReply } from '../../../shared/session/a-session.ts';
import { startFakeClock, wait } from '../a-clock.ts';
import { renderHook, setVisibility } from '../a-hook.tsx';

const CONFIG = {
  panelImages: ['/p/1.svg', '/p/2.svg'],
  backgroundImages: ['/b/1.svg', '/b/2.svg'],
  panelInterval: 10,
  backgroundInterval: 20,
};
const NOON = new Date(2026, 10, 22, 12);

let config: typeof CONFIG;

beforeEach(() => {
  startFakeClock(NOON);
  localStorage.clear();
  sessionController.end();
  config = CONFIG;
  vi.stubGlobal('fetch', async () => Response.json({ code: '200', data: config }));
  onTestFinished(() => void vi.unstubAllGlobals());
});

interface Props {
  readonly settings: GoalSettings;
  readonly isPaused: boolean;
}
const use = ({ settings, isPaused }: Props) => useScene(settings, 'day', isPaused);
const open = (change: Partial<GoalSettings> = {}, isPaused = false) =>
  renderHook(use, { settings: { ...INITIAL_SETTINGS, ...change }, isPaused });

/** Lets seconds pass one by one, because a rendering sets the timers that follow it. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await wait(1000);
    await wait(0);
  }
}

describe('the desktop', () => {
  it('starts with a special card for five seconds, and with a solid page for three', async () => {
    const scene = await open();
    expect(scene.current().background.source).toBeNull();
    await wait(2999);
    expect([scene.current().background.source, scene.current().panel.view.kind]).toEqual([
      null,
      expect.stringMatching(/^(none|solid)$/),
    ]);
    await wait(1);
    expect(scene.current().background.source).toBe('/b/1.svg');
    await wait(1999);
    expect(scene.current().panel.source).toBeNull();
    await wait(1);
    await wait(0);
    expect([scene.current().panel.view.kind, scene.current().panel.source]).toEqual(['images', '/p/1.svg']);
  });

  it('has a drawn wallpaper after three seconds while the server hangs, and its pictures once they come', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal('fetch', async () => {
      await answered;
      return Response.json({ code: '200', data: config });
    });
    const scene = await open();
    await wait(2999);
    expect(scene.current().background.source).toBeNull();
    await wait(1);
    await wait(0);
    expect(scene.current().background.source).toBe('mythinkn-wallpaper:waves');
    answer();
    await wait(0);
    await wait(0);
    expect(scene.current().background.source).toBe('/b/1.svg');
  });

  it('gives card and page their own times, with a solid color for half of them', async () => {
    const scene = await open();
    await pass(15);
    expect([scene.current().panel.source, scene.current().background.source]).toEqual([null, '/b/1.svg']);
    await pass(5);
    expect(scene.current().panel.source).toBe('/p/2.svg');
    await pass(3);
    expect(scene.current().background.source).toBeNull();
    await pass(10);
    expect(scene.current().background.source).toBe('/b/2.svg');
  });

  it('stands still during a pause and while the page is hidden', async () => {
    const scene = await open({ showDefaultImage: false }, true);
    await pass(60);
    expect(scene.current().background.source).toBeNull();
    await scene.change({ settings: INITIAL_SETTINGS, isPaused: false });
    await pass(3);
    expect(scene.current().background.source).toBe('/b/1.svg');
    await setVisibility('hidden');
    await pass(60);
    expect(scene.current().background.source).toBe('/b/1.svg');
  });

  it('steps both surfaces on the visitor’s request, also during a pause', async () => {
    const scene = await open({}, true);
    await wait(5000);
    expect(scene.current().hasImages).toBe(true);
    await act(async () => scene.current().step('next'));
    expect([scene.current().panel.source, scene.current().background.source]).toEqual(['/p/1.svg', '/b/1.svg']);
    await act(async () => scene.current().step('previous'));
    expect([scene.current().panel.source, scene.current().background.source]).toEqual(['/p/2.svg', '/b/2.svg']);
  });

  it('shows the drawn wallpaper of the part of the day where the server has no images', async () => {
    config = { ...CONFIG, panelImages: [], backgroundImages: [] };
    const scene = await open();
    await wait(5000);
    expect(scene.current().background.source).toBe('mythinkn-wallpaper:waves');
    expect([scene.current().panel.view.kind, scene.current().hasImages]).toEqual(['solid', false]);
  });

  it('shows a single background to its user from the moment of the login', async () => {
    const own = 'https://a.example/own.png';
    const scene = await open({ backgroundMode: 'custom', backgroundImage: own });
    await wait(5000);
    expect(scene.current().background.source).toBe('/b/1.svg');
    await act(async () => sessionController.begin(aReply('lin')));
    expect(scene.current().background.source).toBe(own);
  });
});

describe('the wanted color of the text', () => {
  it('changes with the images of the card', async () => {
    const scene = await open({ showDefaultImage: false });
    await pass(5);
    const first = scene.current().textColor;
    await pass(9);
    expect(scene.current().textColor).toBe(first);
    await pass(1);
    expect([scene.current().panel.source, scene.current().textColor === first]).toEqual(['/p/2.svg', false]);
  });

  it.each<[name: string, server: Partial<typeof CONFIG>, settings: Partial<GoalSettings>]>([
    ['the card has no images', { panelImages: [] }, {}],
    ['its only image stays', { panelImages: ['/p/1.svg'] }, { showDefaultImage: false }],
    ['the card is transparent', {}, { panelMode: 'transparent' }],
  ])('changes every interval where %s', async (_name, server, settings) => {
    config = { ...CONFIG, ...server };
    const scene = await open(settings);
    await pass(5);
    let before = scene.current().textColor;
    for (let turn = 0; turn < 3; turn += 1) {
      await pass(10);
      expect(scene.current().textColor).not.toBe(before);
      before = scene.current().textColor;
    }
  });
});
