import { describe, expect, it } from 'vitest';
import { renderHeadTags, toHeadTags } from '../../src/core/page-head.ts';

const head = { path: '/portal/flock-dance', title: '群游画布', description: '一池会思考的鱼', keywords: '鱼群,专注' };

function contentOf(key: string, robots?: 'noindex') {
  const tag = toHeadTags(head, 'https://example.org', robots).find((each) => each.tag !== 'title' && each.key === key);
  return tag?.content;
}

describe('page head (doc 2 §2)', () => {
  it.each([
    ['description', '一池会思考的鱼'],
    ['keywords', '鱼群,专注'],
    ['robots', 'index, follow'],
    ['canonical', 'https://example.org/mythinkn/portal/flock-dance'],
    ['og:type', 'website'],
    ['og:site_name', 'mythinkn'],
    ['og:locale', 'zh_CN'],
    ['og:title', '群游画布 · mythinkn'],
    ['og:description', '一池会思考的鱼'],
    ['og:url', 'https://example.org/mythinkn/portal/flock-dance'],
    ['og:image', 'https://example.org/mythinkn/og.png'],
    ['twitter:card', 'summary_large_image'],
  ])('carries %s', (key, content) => {
    expect(contentOf(key)).toBe(content);
  });

  it('shows the picture of the page where it has one', () => {
    const tags = toHeadTags({ ...head, image: 'og/flock-dance.jpg' }, 'https://example.org');
    const pictures = tags.filter((tag) => tag.tag === 'meta' && /^(og|twitter):image$/.test(tag.key));
    const address = 'https://example.org/mythinkn/og/flock-dance.jpg';
    expect(pictures.map(({ content }) => content)).toEqual([address, address]);
  });

  it('names the tool and the product in the title', () => {
    expect(toHeadTags(head, 'https://example.org')[0]).toEqual({ tag: 'title', content: '群游画布 · mythinkn' });
  });

  it('has every key once, so that an update in place is unambiguous', () => {
    const keys = toHeadTags(head, '').map((tag) => (tag.tag === 'title' ? 'title' : tag.key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('asks not to index an address that only redirects', () => {
    expect(contentOf('robots', 'noindex')).toBe('noindex');
  });

  it('escapes every value on its way into HTML', () => {
    const html = renderHeadTags(toHeadTags({ ...head, title: '"><script>&\'' }, 'https://example.org'));
    expect(html).not.toContain('<script>');
    expect(html).toContain('<title>&quot;&gt;&lt;script&gt;&amp;&#39; · mythinkn</title>');
  });
});
