import { useEffect, useState } from 'react';
import type { PortalConfig } from '../../../core/contracts/portal.ts';
import { localTextStorage } from '../../../platform/storage/local.ts';
import { FALLBACK_CONFIG, loadPortalConfig } from '../background/portal-config.ts';

/** The server's images and intervals; the fallback until they have arrived. */
export function usePortalConfig(): { readonly config: PortalConfig; readonly isLoaded: boolean } {
  const [loaded, setLoaded] = useState<PortalConfig | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadPortalConfig({
      storage: localTextStorage,
      now: Date.now,
      timeoutSignal: (ms) => AbortSignal.timeout(ms),
    }).then((config) => {
      if (isCurrent) setLoaded(config);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return { config: loaded ?? FALLBACK_CONFIG, isLoaded: loaded !== null };
}
