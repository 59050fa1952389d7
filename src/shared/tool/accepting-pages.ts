import type { Page } from './define-page.ts';
import { pagePath } from './page-path.ts';

/** A page that opens a file, and the address to go to for it. */
export interface AcceptingPage {
  readonly page: Page;
  /** Path without the base, with the query of the view that opens the file. */
  readonly to: string;
}

/** Every page that opens a file of this name and media type, in the given order. */
export function listAcceptingPages(pages: readonly Page[], file: Pick<File, 'name' | 'type'>): AcceptingPage[] {
  return pages.flatMap((page) => {
    const acceptance = page.accepts?.find(({ files }) => files.some((pattern) => isMatch(pattern, file)));
    return acceptance === undefined ? [] : [{ page, to: `${pagePath(page)}${acceptance.query ?? ''}` }];
  });
}

/** Rule of the `accept` attribute: an ending, a media type, or `image/*`. */
function isMatch(pattern: string, { name, type }: Pick<File, 'name' | 'type'>): boolean {
  if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern);
  // A media type may carry parameters: `text/yaml; charset=utf-8`.
  const mediaType = (type.toLowerCase().split(';')[0] ?? '').trim();
  return pattern.endsWith('/*') ? mediaType.startsWith(pattern.slice(0, -1)) : mediaType === pattern;
}
