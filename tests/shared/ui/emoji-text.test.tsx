// @vitest-environment happy-dom
import { CacheProvider } from '@emotion/react';
import { expect, it } from 'vitest';
import { createStyleCache } from '../../../src/app/style-cache.ts';
import { EmojiText } from '../../../src/shared/ui/EmojiText.tsx';
import { render } from '../../app/render.tsx';

it.each([
  ['✅ JSON 格式正确！', '✅ '],
  ['❌ 格式错误', '❌ '],
])('hides the leading emoji of %s from view and keeps the text complete', async (text, emoji) => {
  const host = await render(
    <CacheProvider value={createStyleCache()}>
      <EmojiText text={text} />
    </CacheProvider>,
  );
  expect(host.textContent).toBe(text);
  const hidden = [...host.querySelectorAll('span')].filter((span) => getComputedStyle(span).position === 'absolute');
  expect(hidden.map((span) => span.textContent)).toEqual([emoji]);
});

it('shows a text without an emoji as it is', async () => {
  const host = await render(<EmojiText text="已复制 3 行" />);
  expect(host.textContent).toBe('已复制 3 行');
  expect(host.querySelector('span')).toBeNull();
});
