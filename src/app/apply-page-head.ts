import { type HeadTag, type Robots, toHeadTags } from '../core/page-head.ts';
import type { ShownPage } from '../shared/tool/page-path.ts';
import { toFallbackHead, toPageHead } from './page-heads.ts';

/** Writes the tags of a page, or of an unknown address, into the document's head, each in place of the former one. */
export function applyPageHead(shown: ShownPage | null, path: string, robots: Robots): void {
  const head = shown === null ? toFallbackHead(path) : { ...toPageHead(shown), path };
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
