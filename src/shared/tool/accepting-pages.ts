import { isAccepted } from '../files/is-accepted.ts';
import type { Page } from './define-page.ts';
import { pagePath } from './page-path.ts';

/** A page that opens a file, and the address to go to for it. */
interface AcceptingPage {
  readonly page: Page;
  /** Path without the base, with the query of the view that opens the file. */
  readonly to: string;
}

/** Every page that opens a file of this name and media type, in the given order. */
export function listAcceptingPages(pages: readonly Page[], file: Pick<File, 'name' | 'type'>): AcceptingPage[] {
  return pages.flatMap((page) => {
    const acceptance = page.accepts?.find(({ files }) => isAccepted(file, files));
    return acceptance === undefined ? [] : [{ page, to: `${pagePath(page)}${acceptance.query ?? ''}` }];
  });
}
