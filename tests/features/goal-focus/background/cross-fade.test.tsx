// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CrossFade } from '../../../../src/features/goal-focus/background/CrossFade.tsx';
import { render } from '../../../app/render.tsx';

/** Decodings under way, by their address. */
const decodings = new Map<string, { resolve: () => void; reject: (reason: Error) => void }>();

beforeEach(() => {
  decodings.clear();
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (this: HTMLImageElement) {
    return new Promise((resolve, reject) => decodings.set(this.src, { resolve, reject }));
  });
});

let show: (source: string | null) => void = () => {};

function Host() {
  const [source, setSource] = useState<string | null>(null);
  show = setSource;
  return <CrossFade source={source} />;
}

const front = () => document.querySelector('[data-front="true"] img')?.getAttribute('src') ?? null;
const to = (source: string | null) => act(async () => show(source));

it('shows an image only when it is decoded', async () => {
  await render(<Host />);
  await to('https://a.example/1.png');
  expect(front()).toBeNull();
  await act(async () => decodings.get('https://a.example/1.png')?.resolve());
  expect(front()).toBe('https://a.example/1.png');
  await to(null);
  expect(front()).toBeNull();
});

it('uses an image whose decoding fails all the same', async () => {
  await render(<Host />);
  await to('https://a.example/broken.png');
  await act(async () => decodings.get('https://a.example/broken.png')?.reject(new Error('EncodingError')));
  expect(front()).toBe('https://a.example/broken.png');
});

it('leaves out an image that was replaced before it was decoded', async () => {
  await render(<Host />);
  await to('https://a.example/slow.png');
  await to('https://a.example/fast.png');
  await act(async () => decodings.get('https://a.example/fast.png')?.resolve());
  await act(async () => decodings.get('https://a.example/slow.png')?.resolve());
  expect(front()).toBe('https://a.example/fast.png');
});

it('keeps two images at most', async () => {
  await render(<Host />);
  for (const number of [1, 2, 3]) {
    await to(`https://a.example/${number}.png`);
    await act(async () => decodings.get(`https://a.example/${number}.png`)?.resolve());
  }
  expect([...document.querySelectorAll('img')].map(({ src }) => src).toSorted()).toEqual([
    'https://a.example/2.png',
    'https://a.example/3.png',
  ]);
});
