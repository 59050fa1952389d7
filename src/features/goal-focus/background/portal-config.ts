import { PORTAL_CALLS, type PortalConfig, portalConfigSchema } from '../../../core/contracts/portal.ts';
import { toPictureAddress } from '../../../core/picture-address.ts';
import { z } from '../../../core/schema.ts';
import type { Fetch } from '../../../platform/http.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import type { TextStorage } from '../../../platform/storage/local.ts';
import { callService } from '../../../shared/api/call-service.ts';
import { INTERVAL_S, PORTAL_CONFIG_MS } from '../constants.ts';

/** Used where the server gives no settings (doc 2 §8). */
export const FALLBACK_CONFIG: PortalConfig = {
  panelImages: [],
  backgroundImages: [],
  panelInterval: INTERVAL_S.fallback,
  backgroundInterval: INTERVAL_S.fallback,
};

interface ConfigDeps {
  readonly storage: Pick<TextStorage, 'read' | 'write'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly fetchIt?: Fetch;
  /** Aborts after so many milliseconds. */
  readonly timeoutSignal: (ms: number) => AbortSignal;
}

const cacheSchema = z.object({ at: z.number(), config: portalConfigSchema });

/**
 * The server's images and intervals, at most five minutes old (doc 2 §7). Every failure gives `FALLBACK_CONFIG`; it is not
 * reported, because the page works without them.
 */
export async function loadPortalConfig({ storage, now, fetchIt, timeoutSignal }: ConfigDeps): Promise<PortalConfig> {
  const cached = readCache(storage.read(STORAGE_KEYS.portalConfig), now());
  if (cached !== null) return cached;
  try {
    const signal = timeoutSignal(PORTAL_CONFIG_MS.timeout);
    const options = { signal, ...(fetchIt === undefined ? {} : { fetchIt }) };
    const config = withSafeImages(await callService(PORTAL_CALLS.readConfig, {}, options));
    storage.write(STORAGE_KEYS.portalConfig, JSON.stringify({ at: now(), config }));
    return config;
  } catch {
    return FALLBACK_CONFIG;
  }
}

/** Null where the cache is missing, unreadable, too old or from the future. */
function readCache(text: string | null, now: number): PortalConfig | null {
  if (text === null) return null;
  try {
    const { success, data } = cacheSchema.safeParse(JSON.parse(text));
    if (!success || data.at > now || now - data.at >= PORTAL_CONFIG_MS.cached) return null;
    return withSafeImages(data.config);
  } catch {
    return null;
  }
}

/** Leaves out addresses that are neither http nor https nor a path, and completes the paths of uploaded pictures. */
function withSafeImages(config: PortalConfig): PortalConfig {
  const isSafe = (address: string) => /^(?:https?:\/\/|\/(?![/\\]))/i.test(address);
  const toImages = (addresses: readonly string[]) => addresses.filter(isSafe).map(toPictureAddress);
  return {
    ...config,
    panelImages: toImages(config.panelImages),
    backgroundImages: toImages(config.backgroundImages),
  };
}
