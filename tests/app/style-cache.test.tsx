// @vitest-environment happy-dom
import { CacheProvider } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { afterEach, expect, it } from 'vitest';
import { adoptPrerenderedStyles, createStyleCache } from '../../src/app/style-cache.ts';
import { render } from './render.tsx';

const Known = styled('p')({ color: 'red' });
const Later = styled('p')({ color: 'blue' });
const styleElements = () => [...document.head.querySelectorAll('style')];

afterEach(() => document.head.replaceChildren());

async function nameOf(Part: typeof Known): Promise<string> {
  const host = await render(
    <CacheProvider value={createStyleCache()}>
      <Part />
    </CacheProvider>,
  );
  return /css-(\w+)/.exec(host.innerHTML)?.[1] ?? 'none';
}

it('keeps the prerendered styles where they are, and inserts only further ones, behind them', async () => {
  const known = await nameOf(Known);
  document.head.innerHTML = `<meta><style data-styles="other ${known}">.css-${known}{color:red}</style><title></title>`;
  const [prerendered] = styleElements();
  const cache = createStyleCache();
  adoptPrerenderedStyles(cache);
  await render(
    <CacheProvider value={cache}>
      <Known />
      <Later />
    </CacheProvider>,
  );
  expect(document.head.children[1]).toBe(prerendered);
  const [, ...further] = styleElements();
  expect(further.map(({ textContent }) => textContent).join('')).toContain('blue');
  expect(further.map(({ textContent }) => textContent).join('')).not.toContain('red');
  expect(document.head.children[2]).toBe(further[0]);
});

it('starts empty on a page without prerendered styles', () => {
  const cache = createStyleCache();
  adoptPrerenderedStyles(cache);
  expect(cache.inserted).toEqual({});
  expect(cache.sheet.tags).toEqual([]);
});
