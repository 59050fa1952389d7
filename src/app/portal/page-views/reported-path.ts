import { withBase } from '../../../core/paths.ts';
import { pagePath, type ShownPage } from '../../../shared/tool/page-path.ts';

/**
 * The path by which a view is reported (doc 2 §2, trap T10): that of the registered screen with the base path, so that no
 * query, no fragment and no id leaves the page. Null for pages that are not counted: those outside of the portal and those
 * that promise to send nothing.
 */
export function toReportedPath(shown: ShownPage | null): string | null {
  if (shown === null || shown.page.zone !== 'portal' || shown.page.sendsNothing === true) return null;
  return withBase(pagePath(shown.page, shown.screen.path));
}
