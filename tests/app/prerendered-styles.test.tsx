// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { extractStyleAttributes, restoreStyleAttributes } from '../../src/app/prerendered-styles.ts';

const HTML =
  '<div class="a" style="max-width:380px"><p title="a style=&quot;b&quot;">style="x"</p><i style="max-width:380px"></i></div>';

describe('style attributes of a prerendered page', () => {
  it('become data attributes with one rule for each style', () => {
    const { html, css } = extractStyleAttributes(HTML);
    expect(html).not.toMatch(/<[^>]* style="/);
    expect(html.match(/data-style="max-width:380px"/g)).toHaveLength(2);
    expect(css).toBe('#root [data-style="max-width:380px"]{max-width:380px}');
  });

  it('leave texts and other attributes alone', () => {
    expect(extractStyleAttributes(HTML).html).toContain('<p title="a style=&quot;b&quot;">style="x"</p>');
  });

  it('return to their elements before React takes over', () => {
    const root = document.createElement('div');
    root.innerHTML = extractStyleAttributes(HTML).html;
    restoreStyleAttributes(root);
    const styled = [...root.querySelectorAll<HTMLElement>('div, i')];
    expect(styled.map(({ style }) => style.maxWidth)).toEqual(['380px', '380px']);
    expect(root.querySelector('[data-style]')).toBeNull();
  });
});
