// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenedPicture } from '../../../../src/features/goal-focus/background/open-picture.ts';
import { PictureThumb } from '../../../../src/features/goal-focus/edit/PictureThumb.tsx';
import type { LookDraft } from '../../../../src/features/goal-focus/edit/use-look-draft.ts';
import { toReference } from '../../../../src/features/goal-focus/model/images.ts';
import { renderChanging } from '../a-hook.tsx';

const closed: string[] = [];

async function open(source: string): Promise<OpenedPicture> {
  if (source.includes('missing')) throw new Error('missing');
  return { url: source, blob: null, isDrawn: false, close: () => closed.push(source) };
}

const blob = new Blob(['new'], { type: 'image/png' });
const NEW: LookDraft['added'] = new Map([
  ['panelImage', { id: 'panelImage', type: 'panel', blob, size: 3, mimeType: 'image/png', name: '', timestamp: 0 }],
]);

const thumb = (source: string, added: LookDraft['added'] = new Map()) => (
  <PictureThumb source={source} added={added} open={open} label="图片预览" failedLabel="预览加载失败" />
);
const image = () => document.querySelector('img');
const failure = () => document.querySelector('[role="img"]')?.getAttribute('aria-label') ?? null;

beforeEach(() => {
  closed.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:new');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void closed.push(url));
});

describe('the preview of a picture', () => {
  it('shows it under its label, and closes it with the dialog', async () => {
    const { change } = await renderChanging(thumb('https://a.example/1.png'));
    expect([image()?.getAttribute('src'), image()?.alt, failure()]).toEqual([
      'https://a.example/1.png',
      '图片预览',
      null,
    ]);
    await change(null);
    expect(closed).toEqual(['https://a.example/1.png']);
  });

  it('shows a new picture before it is saved', async () => {
    const { change } = await renderChanging(thumb(toReference('panelImage'), NEW));
    expect(image()?.getAttribute('src')).toBe('blob:new');
    await change(null);
    expect(closed).toEqual(['blob:new']);
  });

  it('shows a picture that replaces another one, and closes that', async () => {
    const { change } = await renderChanging(thumb('https://a.example/1.png'));
    await change(thumb('https://a.example/2.png'));
    expect([image()?.getAttribute('src'), closed]).toEqual(['https://a.example/2.png', ['https://a.example/1.png']]);
  });

  it('says that a picture is missing', async () => {
    await renderChanging(thumb(toReference('missing')));
    expect([image(), failure()]).toEqual([null, '预览加载失败']);
  });

  it('says that an address holds no picture, and shows the next address', async () => {
    const { change } = await renderChanging(thumb('https://a.example/page.html'));
    await act(async () => image()?.dispatchEvent(new Event('error')));
    expect(failure()).toBe('预览加载失败');
    await change(thumb('https://a.example/1.png'));
    expect([image()?.getAttribute('src'), failure()]).toEqual(['https://a.example/1.png', null]);
  });
});
