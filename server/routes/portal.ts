import type { FastifyPluginAsync } from 'fastify';
import { NETWORK_ADDRESS_PATH, PORTAL_CONFIG_PATH } from '../../src/core/contracts/portal.ts';
import type { AppDeps } from '../app-deps.ts';
import { toNetworkAddress } from '../services/network-address.ts';
import { toSuccess } from '../services/service-replies.ts';

/** What everybody may read: the portal's settings, and one's own address. */
export function portalRoutes({ portal }: Pick<AppDeps, 'portal'>): FastifyPluginAsync {
  return async (app) => {
    app.get(PORTAL_CONFIG_PATH, async () => toSuccess(await portal.read(), ''));
    app.get(NETWORK_ADDRESS_PATH, async ({ ip }) => toSuccess(toNetworkAddress(ip), ''));
  };
}
