import { lazy, Suspense, useEffect, useState } from 'react';
import { BASE_PATH } from '../../core/paths.ts';
import { startServiceWorker, type WaitingUpdate } from '../../platform/service-worker.ts';

/** Rarely needed, so fetched only when there is an update. */
const UpdateCard = lazy(() => import('./UpdateCard.tsx'));

/** Starts the service worker in production and, when a new version waits, says so quietly. It never reloads by itself. */
export function UpdateNotice() {
  const [update, setUpdate] = useState<WaitingUpdate | null>(null);

  useEffect(() => {
    if (import.meta.env.PROD) startServiceWorker(`${BASE_PATH}/sw.js`, `${BASE_PATH}/`, setUpdate);
  }, []);

  if (update === null) return null;
  return (
    <Suspense fallback={null}>
      <UpdateCard onApply={update.apply} onDismiss={() => setUpdate(null)} />
    </Suspense>
  );
}
