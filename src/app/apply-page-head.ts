import type { PageHead } from '../core/contracts/route-manifest.ts';
import { type HeadTag, type Robots, toHeadTags } from '../core/page-head.ts';

/** Writes the tags of a page into the document's head, each in place of the former one. */
export function applyPageHead(head: PageHead, robots: Robots): void {
  for (const tag of toHeadTags(head, window.location.origin, robots)) applyHeadTag(document, tag);
}

function applyHeadTag(target: Document, tag: HeadTag): void {
  if (tag.tag === 'title') {
    target.title = tag.content;
    return;
  }
  const found = target.head.querySelector(`${tag.tag}[${tag.attribute}="${tag.key}"]`);
  const element = found ?? target.head.appendChild(target.createElement(tag.tag));
  element.setAttribute(tag.attribute, tag.key);
  element.setAttribute(tag.tag === 'link' ? 'href' : 'content', tag.content);
}
