import { SYSTEM_CALLS } from '../../src/core/contracts/admin-system.ts';
import { copy } from '../copy.ts';
import {
  readLinks,
  readSystemConfig,
  type SystemContext,
  saveAnalytics,
  saveLinks,
  savePortal,
} from '../services/admin/system-config.ts';
import { toAdminCaller } from './admin-caller.ts';
import type { AppDeps } from './app-deps.ts';
import { type ServedCall, serveCall } from './serve-call.ts';

const calls = SYSTEM_CALLS;
const { systemSaved } = copy.admin;

/** The calls about the system configuration. */
export function adminSystemRoutes({
  accounts,
  config,
  settings,
}: Pick<AppDeps, 'accounts' | 'config' | 'settings'>): readonly ServedCall[] {
  const system: SystemContext = { admin: { accounts, publicOrigin: config.publicOrigin }, settings };
  return [
    serveCall(calls.read, () => readSystemConfig(system)),
    serveCall(
      calls.savePortal,
      ({ body }, context) => savePortal(system, toAdminCaller(calls.savePortal, context), body),
      systemSaved,
    ),
    serveCall(
      calls.saveAnalytics,
      ({ body }, context) => saveAnalytics(system, toAdminCaller(calls.saveAnalytics, context), body.analytics),
      systemSaved,
    ),
    serveCall(
      calls.saveLinks,
      ({ body }, context) => saveLinks(system, toAdminCaller(calls.saveLinks, context), body),
      systemSaved,
    ),
    serveCall(calls.readLinks, () => readLinks(system)),
  ];
}
