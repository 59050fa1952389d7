import type { PageHead } from './contracts/route-manifest.ts';
import { BASE_PATH, withBase } from './paths.ts';
import { escapeHtml } from './text/escape-html.ts';

const SITE_NAME = 'mythinkn';

/** One element of a page's head. `attribute` and `key` identify it, so that a navigation can update it in place. */
export type HeadTag =
  | { readonly tag: 'title'; readonly content: string }
  | { readonly tag: 'meta'; readonly attribute: 'name' | 'property'; readonly key: string; readonly content: string }
  | { readonly tag: 'link'; readonly attribute: 'rel'; readonly key: string; readonly content: string };

/** `noindex` is for addresses that only redirect (doc 2 §2) and for pages that request it. */
export type Robots = 'index, follow' | 'noindex';

/**
 * The tags of a page, the same for the server's first answer and for client navigation. `head.path` is the concrete page
 * path without base (parameters filled in); `origin` has no trailing slash.
 */
export function toHeadTags(head: PageHead, origin: string, robots: Robots = 'index, follow'): HeadTag[] {
  const url = `${origin}${withBase(head.path)}`;
  const title = toPageTitle(head.title);
  const image = `${origin}${BASE_PATH}/${head.image ?? 'og.png'}`;
  return [
    { tag: 'title', content: title },
    named('description', head.description),
    named('keywords', head.keywords),
    named('robots', robots),
    { tag: 'link', attribute: 'rel', key: 'canonical', content: url },
    property('og:type', 'website'),
    property('og:site_name', SITE_NAME),
    property('og:locale', 'zh_CN'),
    property('og:title', title),
    property('og:description', head.description),
    property('og:url', url),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', head.description),
    named('twitter:image', image),
  ];
}

/** The tags as HTML, one per line, with every value escaped. */
export function renderHeadTags(tags: readonly HeadTag[]): string {
  return tags.map(renderHeadTag).join('\n');
}

export function toPageTitle(title: string): string {
  return `${title} · ${SITE_NAME}`;
}

function named(key: string, content: string): HeadTag {
  return { tag: 'meta', attribute: 'name', key, content };
}

function property(key: string, content: string): HeadTag {
  return { tag: 'meta', attribute: 'property', key, content };
}

function renderHeadTag(tag: HeadTag): string {
  const content = escapeHtml(tag.content);
  if (tag.tag === 'title') return `<title>${content}</title>`;
  const value = tag.tag === 'link' ? 'href' : 'content';
  return `<${tag.tag} ${tag.attribute}="${escapeHtml(tag.key)}" ${value}="${content}" />`;
}
