import { useEffect, useState } from 'react';
import { BASE_PATH } from '../../core/paths.ts';
import { startServiceWorker, type WaitingUpdate } from '../../platform/service-worker.ts';
import { loadTwice } from '../lazy-screen.ts';
import type UpdateCard from './UpdateCard.tsx';

interface Notice {
  readonly update: WaitingUpdate;
  readonly Card: typeof UpdateCard;
}

/**
 * Starts the service worker in production and, when a new version waits, says so quietly. It never reloads by itself.
 * The card is fetched only then; should that fail, the notice comes with the next visit.
 */
export function UpdateNotice() {
  const [notice, setNotice] = useState<Notice | null>(null);

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    startServiceWorker(`${BASE_PATH}/sw.js`, `${BASE_PATH}/`, (update) => {
      loadTwice(() => import('./UpdateCard.tsx')).then(
        (module) => setNotice({ update, Card: module.default }),
        () => {},
      );
    });
  }, []);

  if (notice === null) return null;
  return <notice.Card onApply={notice.update.apply} onDismiss={() => setNotice(null)} />;
}
