import type { AnalyticsReport } from '../../../core/analytics.ts';
import { sendBeacon } from '../../../platform/beacon.ts';
import { whenActivated } from '../../../platform/page-activation.ts';
import { refusesTracking } from '../../../platform/tracking-choice.ts';
import { readAnalytics } from '../../../shared/analytics.ts';
import { sessionController } from '../../../shared/session/session.ts';
import { useShownPage } from '../../../shared/tool/shown-page-store.ts';
import { createReporter, type Reporter } from './reporter.ts';

/** Reports views and events of the portal to the configured address until the returned function is called. */
export function startPageViews(): () => void {
  const analytics = readAnalytics();
  if (analytics === null) return () => {};
  const { endpoint, siteId } = analytics;
  const send = (report: AnalyticsReport) => sendBeacon(endpoint, report);
  const reporter = createReporter({ siteId, send, maySend: () => navigator.onLine && !refusesTracking() });
  const stops = [() => reporter.stop()];
  stops.push(
    whenActivated(() => {
      stops.push(followPages(reporter), followSession(reporter), followInstall(reporter));
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

function followPages(reporter: Reporter): () => void {
  reporter.showPage(useShownPage.getState().shown);
  return useShownPage.subscribe(({ shown }, before) => {
    if (shown !== before.shown) reporter.showPage(shown);
  });
}

/** Every tab takes the session over, and only the tab in use reports it. A new password is no new sign-in. */
function followSession(reporter: Reporter): () => void {
  return sessionController.store.subscribe(({ session }, before) => {
    const isChange = (session === null) !== (before.session === null);
    if (isChange && document.hasFocus()) reporter.reportEvent(session === null ? 'sign-out' : 'sign-in');
  });
}

function followInstall(reporter: Reporter): () => void {
  const report = () => reporter.reportEvent('install');
  window.addEventListener('appinstalled', report);
  return () => window.removeEventListener('appinstalled', report);
}
