// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { portalPath, withBase } from '../../../../src/core/paths.ts';
import { dayOf } from '../../../../src/features/flock-dance/model/pond-of-the-day.ts';
import { parseShareLink } from '../../../../src/features/flock-dance/model/share-link.ts';
import { fromRunText } from '../../../../src/features/flock-dance/share/run-text.ts';
import { STORAGE_KEYS } from '../../../../src/platform/storage/keys.ts';
import { emulate } from '../../../shared/dom.ts';
import { RUN_STATUS } from '../a-pond.ts';
import { aGameLink, aLog } from '../a-shared-game.ts';
import {
  dialog,
  find,
  mountScreen,
  openedDialog,
  openSettings,
  pressButton,
  pressKey,
  renderScreen,
  settingsClosed,
  settle,
  startGame,
  until,
} from '../screen-page.tsx';

const LINKED = '?seed=11&population=300&leaders=2&speed=0.6&shape=bird&predator=1';
const text = () => document.querySelector('main')?.textContent ?? '';
const readStored = () => JSON.parse(localStorage.getItem(STORAGE_KEYS.flockSettings) ?? '{}');
const linkIn = (share: HTMLElement) => share.querySelector('textarea')?.value ?? '';

async function openShare(): Promise<HTMLElement> {
  await pressButton('分享鱼塘');
  return openedDialog('分享鱼塘');
}

async function closeShare(): Promise<void> {
  await pressButton('关闭', dialog('分享鱼塘') ?? undefined);
  await until(() => dialog('分享鱼塘') === null, 'the dialog closes');
}

describe('a link', () => {
  it('opens its pond with its settings, and remembers nothing of it', async () => {
    const { pond } = await renderScreen({ search: LINKED, choices: { population: 40, shape: 'plane' } });
    const before = readStored();
    expect(pond.start.seed).toBe(11);
    expect(pond.start.settings).toMatchObject({
      population: 300,
      leaders: 2,
      speed: 0.6,
      shape: 'bird',
      hasPredator: true,
    });
    expect(text()).toContain('好友分享的鱼塘');
    expect(readStored()).toEqual(before);
  });

  it('gives way to changes, and only these are remembered', async () => {
    const { pond } = await renderScreen({ search: LINKED, choices: { population: 40, shape: 'plane' } });
    const settings = await openSettings();
    await act(async () => find('switch', '捕食者', settings)?.click());
    expect(pond.settings.at(-1)).toMatchObject({ population: 300, shape: 'bird', hasPredator: false });
    expect(readStored()).toMatchObject({ population: 40, shape: 'plane', hasPredator: false });
  });

  it('is left for good with a new pond, which has a link of its own', async () => {
    const { pond } = await renderScreen({ search: LINKED });
    await pressButton('换一群鸟', await openSettings());
    await pressButton('完成', dialog('画布设置') ?? undefined);
    expect(text()).not.toContain('好友分享的鱼塘');
    expect(pond.resets).toHaveLength(1);
    expect(pond.seed).not.toBe(11);
    await settingsClosed();
    expect(parseShareLink(new URL(linkIn(await openShare())).search)?.seed).toBe(pond.seed);
  });

  it('with a game names its score once it has been played again, until the note is closed', async () => {
    await renderScreen({ search: aGameLink(null) });
    await until(() => text().includes('好友在这池鱼里捕了 88 条，来超过 TA'), 'the checked score');
    await pressButton('知道了');
    expect(text()).not.toContain('来超过 TA');
  });

  it('with a score that is only written has no target', async () => {
    await renderScreen({ search: '?seed=11&score=88' });
    expect(text()).toContain('好友分享的鱼塘');
    await pressButton('试试捕鱼');
    expect((await openedDialog('开始捕鱼')).textContent).not.toContain('88');
  });

  it.each<[name: string, link: string]>([
    ['damaged text', `${aGameLink(null).split('#')[0]}#run=abc`],
    ['the game of another seed', aGameLink(null).replace('seed=77', 'seed=78')],
    ['the game of another population', aGameLink(null).replace('population=180', 'population=999')],
    ['the game of another day', aGameLink('2026-01-02', aLog('2026-01-03'))],
    ['a game of other rules', aGameLink(null, { ...aLog(null), rules: 1 })],
    ['steps too long', aGameLink(null, { ...aLog(null), steps: new Uint8Array(3).fill(127) })],
  ])('with %s says that the score does not count', async (_name, search) => {
    await renderScreen({ search });
    await until(() => text().includes('没有通过核对，不算数'), 'the refusal');
    await pressButton('试试捕鱼');
    expect((await openedDialog('开始捕鱼')).textContent).not.toContain('88');
  });

  it('says when its score could not be checked', async () => {
    const { pond } = await mountScreen({ search: aGameLink(null) });
    pond.replayed = new Error('offline');
    await pond.swim();
    await until(() => text().includes('成绩没能核对，请检查网络后刷新'), 'the report');
  });

  it('with damaged fields falls back to the defaults of these fields', async () => {
    const search = '?seed=11&population=99999&speed=fast&shape=%3Cimg%3E&leaders=1&predator=x&score=-1';
    const { pond } = await renderScreen({ search });
    expect(pond.start.settings).toMatchObject({
      population: 180,
      speed: 1,
      shape: 'fish',
      leaders: 1,
      hasPredator: false,
    });
    expect(text()).toContain('好友分享的鱼塘');
    expect(text()).not.toContain('目标');
  });

  it('without a legible seed changes nothing', async () => {
    const { pond } = await renderScreen({ search: '?seed=koi&population=500' });
    expect(pond.start.settings.population).toBe(180);
    expect(text()).not.toContain('好友分享的鱼塘');
  });
});

describe('the share dialog', () => {
  it('shows the link of the pond on the screen, as text and as a QR code', async () => {
    const { pond } = await renderScreen({
      choices: { population: 300, speed: 0.6, shape: 'bird', leaders: 2, hasPredator: true },
    });
    const share = await openShare();
    const origin = window.location.origin + withBase(portalPath('flock-dance'));
    const query = `seed=${pond.start.seed}&population=300&leaders=2&speed=0.6&shape=bird&predator=1`;
    expect(linkIn(share)).toBe(`${origin}?${query}`);
    expect(find('img', '这个鱼塘的二维码', share)).not.toBeNull();
  });

  it('is not offered during a game, and shares the game afterwards as one with fish', async () => {
    const { pond } = await renderScreen({ choices: { population: 60, leaders: 1, speed: 2 } });
    await startGame('今日鱼塘');
    expect(find('button', '分享鱼塘')).toBeNull();
    const log = aLog(dayOf(new Date()));
    pond.result = { ...RUN_STATUS, score: 25, hash: 1, log };
    await pressButton('结束本局');
    await pressButton('分享', await openedDialog('今日鱼塘：本局成绩'));
    const share = await openedDialog('分享战绩：25 条');
    expect(share.textContent).toContain('也有 90 秒');
    expect(find('img', '这个鱼塘的二维码', share)).not.toBeNull();
    const { search, hash } = new URL(linkIn(share));
    const linked = parseShareLink(search, hash);
    expect(linked).toMatchObject({ seed: log.seed, shape: 'fish', population: 180, leaders: 2, speed: 1 });
    expect(linked?.day).toBe(dayOf(new Date()));
    expect(fromRunText(linked?.run ?? '')).toEqual(log);
  });

  it('gives a result as a line to copy, and says when there is no picture of it', async () => {
    const copied: string[] = [];
    vi.stubGlobal('ClipboardItem', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    emulate(navigator, 'clipboard', { value: { writeText: async (line: string) => copied.push(line) } });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { pond } = await renderScreen({ choices: { population: 60, speed: 2 } });
    expect((await openShare()).textContent).not.toContain('保存图片');
    await closeShare();
    await startGame();
    pond.result = { ...RUN_STATUS, score: 25, hash: 1, log: aLog(null) };
    await pressButton('结束本局');
    await pressButton('分享', await openedDialog('自由捕鱼：本局成绩'));
    const share = await openedDialog('分享战绩：25 条');
    await pressButton('复制战绩', share);
    await until(() => copied.length > 0, 'the copy');
    expect(copied).toEqual(['🐟 自由捕鱼（60 条 · 2.0 倍） · 25 条']);
    expect(share.textContent).toContain(copied[0]);
    await pressButton('保存图片', share);
    await until(() => share.textContent.includes('图片没能生成'), 'the report');
  });

  it('saves the pond as a picture, and says when there is none', async () => {
    await renderScreen();
    const share = await openShare();
    await pressButton('保存画面', share);
    await until(() => share.textContent.includes('画面没能保存'), 'the report');
  });

  it('has no QR code for a link that is too long for it', async () => {
    const { pond } = await renderScreen();
    await startGame();
    let noise = 1;
    const steps = Uint8Array.from({ length: 6000 }, (_, index) => {
      noise = Math.imul(noise, 1_664_525) + 1_013_904_223;
      return index % 3 === 2 ? 0 : (noise >>> 24) % 89;
    });
    pond.result = { ...RUN_STATUS, score: 25, hash: 1, log: { ...aLog(null), steps } };
    await pressButton('结束本局');
    await pressButton('分享', await openedDialog('自由捕鱼：本局成绩'));
    const share = await openedDialog('分享战绩：25 条');
    expect(find('img', '这个鱼塘的二维码', share)).toBeNull();
    expect(share.textContent).toContain('放不进二维码');
  });

  it('shares only the pond of a game whose log is unknown', async () => {
    const { pond } = await renderScreen();
    await startGame();
    pond.result = { ...RUN_STATUS, score: 25, hash: 1, log: null };
    await pressButton('结束本局');
    await pressButton('分享', await openedDialog('自由捕鱼：本局成绩'));
    expect(linkIn(await openedDialog('分享鱼塘'))).not.toContain('run=');
  });
});

describe('copying the link', () => {
  const written: string[] = [];
  let isRefused = false;

  beforeEach(() => {
    written.length = 0;
    isRefused = false;
    vi.stubGlobal('ClipboardItem', undefined);
    const writeText = async (copied: string) => {
      if (isRefused) throw new DOMException('No', 'NotAllowedError');
      written.push(copied);
    };
    emulate(navigator, 'clipboard', { value: { writeText } });
    return () => vi.unstubAllGlobals();
  });

  it('says so, and reports a refusal', async () => {
    await renderScreen();
    const share = await openShare();
    await pressButton('复制链接', share);
    await until(() => find('button', '已复制', share), 'the confirmation');
    expect(written).toEqual([linkIn(share)]);
    isRefused = true;
    await pressButton('已复制', share);
    await until(() => share.textContent.includes('复制失败，请手动复制'), 'the report');
  });

  it('is confirmed for this link only', async () => {
    await renderScreen();
    await pressButton('复制链接', await openShare());
    await until(() => find('button', '已复制'), 'the confirmation');
    await closeShare();
    expect(find('button', '复制链接', await openShare())).not.toBeNull();
  });
});

describe('the system’s share sheet', () => {
  const give = (share: unknown) => emulate(navigator, 'share', { value: share });

  it('gets the link; closing it is no failure, and a failure is reported', async () => {
    const shared: { url: string }[] = [];
    const errors = [null, 'AbortError', 'DataError'];
    give(async (data: { url: string }) => {
      const error = errors[shared.push(data) - 1] ?? null;
      if (error !== null) throw new DOMException('No', error);
    });
    await renderScreen();
    const share = await openShare();
    await pressButton(/更多方式/, share);
    await pressButton(/更多方式/, share);
    await settle();
    expect(shared.map(({ url }) => url)).toEqual([linkIn(share), linkIn(share)]);
    expect(share.textContent).not.toContain('系统分享没能打开');
    await pressButton(/更多方式/, share);
    await until(() => share.textContent.includes('系统分享没能打开'), 'the report');
  });

  it('has no button where the browser has none', async () => {
    give(undefined);
    await renderScreen();
    expect(find('button', /更多方式/, await openShare())).toBeNull();
  });
});

it('Escape closes the share dialog and returns the focus to its button', async () => {
  await renderScreen();
  await act(async () => find('button', '分享鱼塘')?.focus());
  await openShare();
  await pressKey('Escape');
  await until(() => dialog('分享鱼塘') === null, 'the dialog closes');
  expect(document.activeElement).toBe(find('button', '分享鱼塘'));
});
