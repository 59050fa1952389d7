import { LAN_CALLS } from '../../src/core/contracts/lan.ts';
import { admit } from '../services/lan/admit.ts';
import { listMembers } from '../services/lan/members.ts';
import { setRemoved } from '../services/lan/removals.ts';
import type { AppDeps } from './app-deps.ts';
import { type ServedCall, serveCall } from './serve-call.ts';

/** The calls of the LAN station. */
export function lanRoutes({ lan }: Pick<AppDeps, 'lan'>): readonly ServedCall[] {
  return [
    serveCall(LAN_CALLS.admit, ({ body }, { session, caller }) => admit(lan, body, session, caller)),
    serveCall(LAN_CALLS.members, async ({ body }, { session }) => ({
      members: await listMembers(lan, body, session),
    })),
    serveCall(LAN_CALLS.setRemoved, ({ body }, { session }) => setRemoved(lan, body, session)),
  ];
}
