import type { AnalyticsEvent, AnalyticsReport } from '../../../core/analytics.ts';
import type { ShownPage } from '../../../shared/tool/page-path.ts';
import { PAGE_VIEW_DELAY_MS } from './constants.ts';
import { toReportedPath } from './reported-path.ts';

interface ReporterDeps {
  /** How the counting service names this site. */
  readonly siteId: string;
  readonly send: (report: AnalyticsReport) => void;
  /** Whether something may be sent at this moment: the network is there, and the visitor does not refuse. */
  readonly maySend: () => boolean;
}

export interface Reporter {
  /** Call it at every navigation, with the page that is shown now. */
  showPage(shown: ShownPage | null): void;
  /** Reports an event on the page that is shown, or nothing where that page is not counted. */
  reportEvent(name: AnalyticsEvent): void;
  /** Forgets the view that is not reported yet. */
  stop(): void;
}

/** Reports page views and events. What cannot be sent at its moment is dropped and never sent later. */
export function createReporter({ siteId, send, maySend }: ReporterDeps): Reporter {
  let path: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    showPage(shown) {
      clearTimeout(timer);
      const shownPath = toReportedPath(shown);
      path = shownPath;
      if (shownPath === null) return;
      timer = setTimeout(() => {
        if (maySend()) send({ siteId, kind: 'page', path: shownPath });
      }, PAGE_VIEW_DELAY_MS);
    },
    reportEvent(name) {
      if (path !== null && maySend()) send({ siteId, kind: 'event', name });
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
