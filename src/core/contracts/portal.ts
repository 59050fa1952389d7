import { BASE_PATH } from '../paths.ts';
import { z } from '../schema.ts';
import { defineCall } from './define-call.ts';

/** Public settings of the portal (doc 2 §3 and §7). */
export const PORTAL_CONFIG_PATH = `${BASE_PATH}/api/system/config/public/portal-config`;

export const portalConfigSchema = z.object({
  panelImages: z.array(z.string()),
  backgroundImages: z.array(z.string()),
  /** Seconds. */
  panelInterval: z.number().positive(),
  backgroundInterval: z.number().positive(),
});
export type PortalConfig = z.infer<typeof portalConfigSchema>;

/**
 * The caller's address as the server sees it, and the code of the room that all callers of the same network share; null where
 * the network is not known.
 */
export const NETWORK_ADDRESS_PATH = `${BASE_PATH}/api/network/address`;

const networkAddressSchema = z.object({ address: z.string().min(1), room: z.string().min(1).nullable() });

export const PORTAL_CALLS = {
  readConfig: defineCall({
    id: 'portal.readConfig',
    method: 'GET',
    path: PORTAL_CONFIG_PATH,
    access: 'public',
    reply: portalConfigSchema,
  }),
  readNetworkAddress: defineCall({
    id: 'portal.readNetworkAddress',
    method: 'GET',
    path: NETWORK_ADDRESS_PATH,
    access: 'public',
    reply: networkAddressSchema,
  }),
} as const;
