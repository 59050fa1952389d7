import { ANALYTICS_META } from '../../../core/analytics.ts';
import { readPageMeta } from '../../../platform/page-meta.ts';
import { shownPageSendsNothing, useShownPage } from '../../../shared/tool/shown-page-store.ts';

/**
 * Loads the reporting of page views where the page names a counting service, until the returned function is called. Call it
 * before the first page is shown. A page that promises to send nothing must not even load a file, so it waits for the first
 * other page.
 */
export function loadPageViews(): () => void {
  if (readPageMeta(ANALYTICS_META) === null) return () => {};
  let stop = useShownPage.subscribe(({ shown }) => {
    if (shown === null || shownPageSendsNothing()) return;
    stop();
    import('./page-views.ts').then(
      ({ startPageViews }) => {
        stop = startPageViews();
      },
      // Counting is never worth a message.
      () => {},
    );
  });
  return () => stop();
}
