// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CrossFade } from '../../../../src/features/goal-focus/background/CrossFade.tsx';
import type { OpenedPicture } from '../../../../src/features/goal-focus/background/open-picture.ts';
import { render } from '../../../app/render.tsx';

/** Decodings under way, by their address. */
const decodings = new Map<string, { resolve: () => void; reject: (reason: Error) => void }>();
const closed: string[] = [];
const shown: (string | null)[] = [];

beforeEach(() => {
  decodings.clear();
  closed.length = 0;
  shown.length = 0;
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (this: HTMLImageElement) {
    return new Promise((resolve, reject) => decodings.set(this.src, { resolve, reject }));
  });
});

const url = (name: string) => `https://a.example/${name}.png`;

async function open(source: string): Promise<OpenedPicture> {
  if (source === 'missing') throw new Error('missing');
  return { url: url(source), blob: null, isDrawn: false, close: () => closed.push(source) };
}

let show: (source: string | null) => void = () => {};
let remove: () => void = () => {};

function Host() {
  const [source, setSource] = useState<string | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  show = setSource;
  remove = () => setRemoved(true);
  if (isRemoved) return null;
  return (
    <CrossFade
      source={source}
      open={open}
      onShown={(picture) => shown.push(picture?.url ?? null)}
      brightness={65}
      blurPx={4}
    />
  );
}

const front = () => document.querySelector('[data-front="true"] img')?.getAttribute('src') ?? null;
const to = (source: string | null) => act(async () => show(source));
const finish = (name: string) => act(async () => decodings.get(url(name))?.resolve());

it('shows a picture only when it is decoded', async () => {
  await render(<Host />);
  await to('1');
  expect(front()).toBeNull();
  await finish('1');
  expect([front(), shown.at(-1)]).toEqual([url('1'), url('1')]);
  await to(null);
  expect([front(), shown.at(-1)]).toEqual([null, null]);
});

it('uses a picture whose decoding fails all the same', async () => {
  await render(<Host />);
  await to('broken');
  await act(async () => decodings.get(url('broken'))?.reject(new Error('EncodingError')));
  expect(front()).toBe(url('broken'));
});

it('shows the solid color for a picture that cannot be opened', async () => {
  await render(<Host />);
  await to('1');
  await finish('1');
  await to('missing');
  expect([front(), shown.at(-1)]).toEqual([null, null]);
});

it('leaves out a picture that was replaced before it was decoded, and closes it', async () => {
  await render(<Host />);
  await to('slow');
  await to('fast');
  await finish('fast');
  await finish('slow');
  expect([front(), closed]).toEqual([url('fast'), ['slow']]);
});

it('keeps two pictures open at most, and none after it has left the page', async () => {
  await render(<Host />);
  for (const name of ['1', '2', '3']) {
    await to(name);
    await finish(name);
  }
  const sources = [...document.querySelectorAll('img')].map(({ src }) => src);
  expect([sources.toSorted(), closed]).toEqual([[url('2'), url('3')], ['1']]);
  await act(async () => remove());
  expect(closed.toSorted()).toEqual(['1', '2', '3']);
});

it('darkens and blurs the picture', async () => {
  await render(<Host />);
  await to('1');
  await finish('1');
  const image = document.querySelector('img');
  const shade = image?.nextElementSibling;
  expect([image?.style.filter, shade instanceof HTMLElement && Number(shade.style.opacity).toFixed(2)]).toEqual([
    'blur(4px)',
    '0.35',
  ]);
});
