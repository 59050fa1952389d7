import { useEffect } from 'react';
import type { PageHead } from '../core/contracts/route-manifest.ts';
import { type HeadTag, type Robots, toHeadTags } from '../core/page-head.ts';

interface PageMetadataProps {
  /** `path` has its parameters filled in, so that the canonical address names this page. */
  readonly head: PageHead;
  readonly robots?: Robots | undefined;
}

/** Updates the document's head after client navigation, by the same rule as the server's first answer. */
export function PageMetadata({ head, robots = 'index, follow' }: PageMetadataProps) {
  useEffect(() => {
    for (const tag of toHeadTags(head, window.location.origin, robots)) applyHeadTag(document, tag);
  }, [head, robots]);
  return null;
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
