// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { CardFace } from '../../../../src/features/xhs-helper/face/CardFace.tsx';
import { ScaledFace } from '../../../../src/features/xhs-helper/face/ScaledFace.tsx';
import { editText, type PostCard } from '../../../../src/features/xhs-helper/model/card.ts';
import type { CardFaceInput } from '../../../../src/features/xhs-helper/model/face.ts';
import { contrastOf, mixColors } from '../../../../src/features/xhs-helper/model/mix-colors.ts';
import { cardTheme, THEME_IDS, type ThemeId } from '../../../../src/features/xhs-helper/model/themes.ts';
import { cardInput, coverInput } from './face-inputs.ts';

const unmounts: (() => void)[] = [];
afterEach(() =>
  act(async () => {
    for (const unmount of unmounts.splice(0)) unmount();
  }),
);

async function open() {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const host = document.createElement('div');
  const root = createRoot(host);
  unmounts.push(() => root.unmount());
  const show = (node: React.ReactNode) => act(async () => root.render(node));
  return { host, show };
}

async function showFace(input: CardFaceInput): Promise<HTMLElement> {
  const { host, show } = await open();
  await show(<CardFace {...input} />);
  const face = host.querySelector<HTMLElement>('[data-card-face]');
  if (face === null) throw new Error('No face');
  return face;
}

const shownText = (face: HTMLElement) => [...face.querySelectorAll('[data-line] span')].map((span) => span.textContent);

it.each([null, ...THEME_IDS])('shows a card and a cover whole (%s)', async (theme) => {
  const card = await showFace(
    cardInput('# 标题\n\n**早起**三周', { theme, signature: '@慢慢来', hasPageNumbers: true }),
  );
  expect(shownText(card).join('')).toBe('标题早起三周');
  expect(card.textContent).toContain('@慢慢来2/9');
  expect([card.style.width, card.style.height]).toEqual(['430px', '580px']);
  const cover = await showFace(coverInput('早起', '三周', { theme, signature: '@慢慢来', hasPageNumbers: true }));
  expect(shownText(cover).join('')).toBe('早起三周');
  expect(cover.textContent).toContain('@慢慢来');
  expect(cover.textContent).not.toContain('1/9');
});

it('numbers the cards alone, without the cover', async () => {
  const face = await showFace(cardInput('一', { hasPageNumbers: true, hasCover: true }));
  expect(face.textContent).toContain('1/8');
});

it.each<[theme: ThemeId, over: readonly (readonly [color: 'text' | 'line' | 'accent', opacity: number])[]]>([
  ...THEME_IDS.map((theme): [ThemeId, []] => [theme, []]),
  [
    'ink',
    [
      ['text', 0.06],
      ['text', 0.085],
      ['text', 0.11],
    ],
  ],
  [
    'ocean',
    [
      ['line', 0.5],
      ['line', 0.75],
      ['accent', 0.2],
    ],
  ],
])('the signature is legible on the decoration under it (%s, %j)', async (theme, over) => {
  const face = await showFace(cardInput('一', { theme, signature: '@慢慢来' }));
  const span = [...face.querySelectorAll('span')].find(({ textContent }) => textContent === '@慢慢来');
  const colors = cardTheme(theme).colors;
  for (const surface of colors.surface) {
    const ground = over.reduce((under, [color, opacity]) => mixColors(under, colors[color], opacity), surface);
    expect(contrastOf(span?.parentElement?.style.color ?? '', ground)).toBeGreaterThanOrEqual(4.5);
  }
});

it('is a picture with its text as name', async () => {
  const face = await showFace(cardInput('**早起**三周\n- 喝水'));
  expect(face.getAttribute('role')).toBe('img');
  expect(face.getAttribute('aria-label')).toBe('早起三周\n• 喝水');
});

it('takes no style from classes, so that a copy outside of the page looks the same', async () => {
  const face = await showFace(cardInput('# 标题\n- 一\n> 二\n`三`', { theme: 'peach', signature: '@慢慢来' }));
  expect(face.outerHTML).not.toContain('class=');
});

it('renders the changed card alone', async () => {
  const { show } = await open();
  let reads = 0;
  const [changed, { content, ...other }] = [cardInput('一'), cardInput('二')];
  const watched = Object.defineProperty({ ...content.card }, 'text', {
    get: () => {
      reads += 1;
      return '二';
    },
  });
  const showBoth = (card: PostCard, count: number) =>
    show(
      <>
        <CardFace {...changed} content={{ kind: 'card', card }} count={count} />
        <CardFace {...other} content={{ kind: 'card', card: watched }} count={count} />
      </>,
    );
  await showBoth(changed.content.card, 9);
  const readsBefore = reads;
  await showBoth(editText(changed.content.card, '三'), 10);
  expect(readsBefore).toBeGreaterThan(0);
  expect(reads).toBe(readsBefore);
});

it('is prerendered without letters, which only a browser can measure', () => {
  const html = renderToString(<CardFace {...cardInput('早起', { theme: 'ink' })} />);
  expect(html).toContain('<svg');
  expect(html).not.toContain('data-line');
});

it('is scaled to a width with the same drawing', async () => {
  const { host, show } = await open();
  const input = cardInput('早起', { theme: 'ink' });
  await show(<ScaledFace {...input} widthPx={120} />);
  const frame = host.firstElementChild as HTMLElement;
  expect(frame.style.width).toBe('120px');
  expect(host.querySelector('[data-card-face]')?.outerHTML).toBe((await showFace(input)).outerHTML);
});
