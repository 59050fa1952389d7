// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { fromRouteCode, toRouteCode } from '../../../../src/features/flock-dance/model/route-code.ts';
import { parseShareLink } from '../../../../src/features/flock-dance/model/share-link.ts';
import { emulateSize, openedDialog, pressButton, renderScreen, startGame, until } from '../screen-page.tsx';

const text = () => document.querySelector('main')?.textContent ?? '';
const linkIn = (share: HTMLElement) => share.querySelector('textarea')?.value ?? '';

async function openShare(): Promise<HTMLElement> {
  await pressButton('分享鱼塘');
  return openedDialog('分享鱼塘');
}

describe('a drawn route', () => {
  const way = [
    { x: 200, y: 150 },
    { x: 900, y: 150 },
    { x: 600, y: 500 },
  ];
  const code = toRouteCode(way, { width: 1280, height: 720 }) ?? '';
  const search = `?seed=11&population=60&leaders=1&route=${code}`;
  const isShown = () => document.querySelector('svg[data-route-points]') !== null;
  beforeEach(() => emulateSize(1280, 720));

  it('travels in the link: the friend’s leader follows it without an account, and it is seen', async () => {
    const { pond } = await renderScreen({ search, userId: null });
    expect(text()).toContain('领队沿着 TA 画的路线走');
    await until(isShown, 'the route');
    const route = pond.routes.at(-1) ?? [];
    expect(route.slice(0, 2).map(Math.round)).toEqual([200, 150]);
    expect(route.slice(-2).map(Math.round)).toEqual([600, 500]);
    const share = await openShare();
    const passedOn = fromRouteCode(parseShareLink(new URL(linkIn(share)).search)?.route ?? '') ?? [];
    fromRouteCode(code)?.forEach(({ x, y }, index) => {
      expect(passedOn[index]?.x).toBeCloseTo(x, 3);
      expect(passedOn[index]?.y).toBeCloseTo(y, 3);
    });
    expect(passedOn).toHaveLength(route.length / 2);
    expect(share.textContent).toContain('领队沿着你画的路线走');
  });

  it('is cleared, and left with the pond, by the visitor', async () => {
    const { pond } = await renderScreen({ search, userId: null });
    await until(isShown, 'the route');
    await pressButton('清除路线');
    expect(pond.routes.at(-1)).toEqual([]);
    expect(isShown()).toBe(false);
  });

  it('is forgotten with a new pond and by a game', async () => {
    const { pond } = await renderScreen({ search });
    await until(isShown, 'the route');
    await startGame();
    expect(pond.routes.at(-1)).toEqual([]);
    expect(isShown()).toBe(false);
  });

  it('waits while there are more leaders', async () => {
    const { pond } = await renderScreen({ search });
    await until(isShown, 'the route');
    pond.report = { ...(await pond.status()), leaders: 3 };
    await until(() => !isShown(), 'three leaders');
    pond.report = { ...(await pond.status()), leaders: 1 };
    await until(isShown, 'the single leader');
  });

  it('that is damaged leaves the rest of the link', async () => {
    const { pond } = await renderScreen({ search: '?seed=11&population=60&leaders=1&route=%3Cimg%3E' });
    expect(pond.start.settings).toMatchObject({ population: 60, leaders: 1 });
    expect(pond.routes.flat()).toEqual([]);
  });
});
