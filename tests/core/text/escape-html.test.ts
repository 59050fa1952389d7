import { expect, it } from 'vitest';
import { escapeHtml } from '../../../src/core/text/escape-html.ts';

it('escapes everything that could end an element or an attribute', () => {
  expect(escapeHtml(`<a b="c" d='e'>&amp;</a>`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;&lt;/a&gt;');
  expect(escapeHtml('专注 🐟')).toBe('专注 🐟');
});
