import { useEffect, useState } from 'react';
import { BASE_PATH } from '../../core/paths.ts';
import { startServiceWorker, type WaitingUpdate } from '../../platform/service-worker.ts';
import { useLazyComponent } from '../../shared/lazy/use-lazy-component.ts';
import { shownPageSendsNothing } from '../../shared/tool/shown-page-store.ts';
import { useHoldsUpdates } from '../../shared/unsaved-work.ts';

const loadCard = () => import('./UpdateCard.tsx').then((module) => module.default);

/**
 * Starts the service worker in production and, when a new version waits, shows it quietly. Never reloads by itself. The
 * card is fetched only then; if that fails, the notice comes with the next visit. A running game holds it back.
 */
export function UpdateNotice() {
  const [update, setUpdate] = useState<WaitingUpdate | null>(null);
  const isHeld = useHoldsUpdates();
  const Card = useLazyComponent(loadCard, { isNeeded: update !== null, onFailed: () => setUpdate(null) });

  useEffect(() => {
    if (import.meta.env.PROD)
      startServiceWorker({
        url: `${BASE_PATH}/sw.js`,
        scope: `${BASE_PATH}/`,
        onUpdate: setUpdate,
        mayCheck: () => !shownPageSendsNothing(),
      });
  }, []);

  if (update === null || Card === null || isHeld) return null;
  return <Card onApply={update.apply} onDismiss={() => setUpdate(null)} />;
}
