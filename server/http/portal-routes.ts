import { PORTAL_CALLS } from '../../src/core/contracts/portal.ts';
import { PORTAL_SETTING } from '../services/settings/portal-setting.ts';
import type { AppDeps } from './app-deps.ts';
import { type ServedCall, serveCall } from './serve-call.ts';

/** What everyone may read: the portal's settings, and their own network address. */
export function portalRoutes({ settings }: Pick<AppDeps, 'settings'>): readonly ServedCall[] {
  return [
    serveCall(PORTAL_CALLS.readConfig, () => settings.read(PORTAL_SETTING)),
    serveCall(PORTAL_CALLS.readNetworkAddress, async (_input, { caller }) => ({
      address: caller.address,
      room: caller.room ?? null,
    })),
  ];
}
