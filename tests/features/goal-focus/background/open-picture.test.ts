import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openPicture } from '../../../../src/features/goal-focus/background/open-picture.ts';
import { toWallpaperSource } from '../../../../src/features/goal-focus/model/desktop-view.ts';
import { toReference } from '../../../../src/features/goal-focus/model/images.ts';

const stored = new Blob(['stored'], { type: 'image/png' });
const drawn = new Blob(['drawn'], { type: 'image/webp' });

/** Object addresses that hold memory. */
const held = new Set<string>();

beforeEach(() => {
  held.clear();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = () => {
    const url = `blob:${held.size}`;
    held.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void held.delete(url);
  onTestFinished(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
});

const open = (source: string) =>
  openPicture(source, {
    readImage: async (id) =>
      id === 'panelImage'
        ? { id, type: 'panel', blob: stored, size: 6, mimeType: stored.type, name: '', timestamp: 0 }
        : null,
    drawWallpaper: async (name) => (name === 'waves' ? drawn : Promise.reject(new Error(name))),
  });

describe('a source opens', () => {
  it.each([
    ['a stored picture', toReference('panelImage'), stored],
    ['a drawn wallpaper', toWallpaperSource('waves'), drawn],
  ])('as %s, which gives its memory back', async (_name, source, blob) => {
    const picture = await open(source);
    expect([picture.blob, [...held]]).toEqual([blob, [picture.url]]);
    picture.close();
    expect(held.size).toBe(0);
  });

  it('as an address, which the browser alone reads', async () => {
    const picture = await open('https://a.example/1.png');
    picture.close();
    expect([picture.url, picture.blob, held.size]).toEqual(['https://a.example/1.png', null, 0]);
  });
});

it('a stored picture that is gone is reported as missing', async () => {
  await expect(open(toReference('panelImages_9'))).rejects.toMatchObject({ code: 'image-missing' });
  expect(held.size).toBe(0);
});
