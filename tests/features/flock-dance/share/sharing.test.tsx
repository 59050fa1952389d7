// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { portalPath, withBase } from '../../../../src/core/paths.ts';
import { parseShareLink } from '../../../../src/features/flock-dance/model/share-link.ts';
import { STORAGE_KEYS } from '../../../../src/platform/storage/keys.ts';
import { emulate } from '../../../shared/dom.ts';
import { RUN_STATUS } from '../a-pond.ts';
import {
  dialog,
  find,
  openedDialog,
  pressButton,
  pressKey,
  renderScreen,
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
    await pressButton('画布设置');
    const settings = await openedDialog('画布设置');
    await act(async () => find('switch', '捕食者', settings)?.click());
    expect(pond.settings.at(-1)).toMatchObject({ population: 300, shape: 'bird', hasPredator: false });
    expect(readStored()).toMatchObject({ population: 40, shape: 'plane', hasPredator: false });
  });

  it('is left for good with a new pond, which has a link of its own', async () => {
    const { pond } = await renderScreen({ search: LINKED });
    await pressButton('画布设置');
    await pressButton('重置鱼群', await openedDialog('画布设置'));
    await pressButton('完成', dialog('画布设置') ?? undefined);
    expect(text()).not.toContain('好友分享的鱼塘');
    expect(pond.resets).toHaveLength(1);
    expect(pond.seed).not.toBe(11);
    await until(() => dialog('画布设置') === null, 'the settings close');
    expect(parseShareLink(new URL(linkIn(await openShare())).search)?.seed).toBe(pond.seed);
  });

  it('with a score names it, until the note is closed', async () => {
    await renderScreen({ search: '?seed=11&score=88' });
    expect(text()).toContain('好友分享的鱼塘，目标 88 分');
    await pressButton('知道了');
    expect(text()).not.toContain('好友分享的鱼塘');
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

  it('is not offered during a game, and shares the score afterwards as a score made with fish', async () => {
    const { pond } = await renderScreen({ choices: { population: 60, leaders: 1, speed: 2 } });
    await startGame('今日鱼塘');
    expect(find('button', '分享鱼塘')).toBeNull();
    pond.result = { ...RUN_STATUS, score: 25, hash: 1, log: null };
    await pressButton('结束本局');
    await pressButton('分享', await openedDialog('今日鱼塘：本局成绩'));
    const share = await openedDialog('分享战绩：25 分');
    expect(share.textContent).toContain('也有 90 秒');
    expect(parseShareLink(new URL(linkIn(share)).search)).toMatchObject({
      seed: pond.runs[0]?.seed,
      score: 25,
      shape: 'fish',
      population: 180,
      leaders: 2,
      speed: 1,
      day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
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
