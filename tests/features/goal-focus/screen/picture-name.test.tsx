// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { toWallpaperSource } from '../../../../src/features/goal-focus/model/desktop-view.ts';
import type { ShownPicture } from '../../../../src/features/goal-focus/model/shown-picture.ts';
import { PictureName } from '../../../../src/features/goal-focus/screen/PictureName.tsx';
import { goalSettings } from '../../../../src/features/goal-focus/settings-store.ts';
import { click, render } from '../../../app/render.tsx';

beforeEach(() => goalSettings.clear());

function Shown({ picture }: { readonly picture: ShownPicture }) {
  return <PictureName picture={picture} settings={goalSettings.useValue()} />;
}

async function renderName(picture: ShownPicture) {
  const host = await render(<Shown picture={picture} />);
  return {
    caption: () => host.querySelector('[role="group"]')?.textContent,
    button: () => host.querySelector('button'),
  };
}

describe('the name of the picture', () => {
  it('is that of a drawn wallpaper, which is no favorite', async () => {
    const { caption, button } = await renderName({ source: toWallpaperSource('stars'), place: null });
    expect([caption(), button()]).toEqual(['星空', null]);
  });

  it('has its place among pictures in turns, which are marked as favorites and unmarked', async () => {
    const source = 'https://a.example/sea.jpg';
    const { caption, button } = await renderName({ source, place: { at: 2, count: 3 } });
    expect(caption()).toBe('sea.jpg2 / 3');
    expect([button()?.getAttribute('aria-label'), button()?.getAttribute('aria-pressed')]).toEqual([
      '收藏这张图片',
      'false',
    ]);
    await click(button());
    expect(goalSettings.readStored()?.favorites).toEqual([source]);
    expect([button()?.getAttribute('aria-label'), button()?.getAttribute('aria-pressed')]).toEqual([
      '取消收藏',
      'true',
    ]);
    await click(button());
    expect(goalSettings.readStored()?.favorites).toEqual([]);
  });

  it('keeps the mark of the only favorite within reach', async () => {
    const source = 'https://a.example/sea.jpg';
    goalSettings.update((before) => ({ ...before, favorites: [source], onlyFavorites: true }));
    const { button } = await renderName({ source, place: null });
    expect(button()?.getAttribute('aria-label')).toBe('取消收藏');
  });
});
