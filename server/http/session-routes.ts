import { SESSION_CALLS } from '../../src/core/contracts/sessions.ts';
import { copy } from '../copy.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../services/accounts/own-sessions.ts';
import type { AppDeps } from './app-deps.ts';
import { type ServedCall, serveCall } from './serve-call.ts';

const words = copy.sessions;

/** The calls with which users see and end their sessions. */
export function sessionRoutes({ accounts }: Pick<AppDeps, 'accounts'>): readonly ServedCall[] {
  return [
    serveCall(SESSION_CALLS.list, async (_input, { session }) => ({
      sessions: await listOwnSessions(accounts, session),
    })),
    serveCall(SESSION_CALLS.end, ({ params }, { session }) => endOwnSession(accounts, session, params.id), words.ended),
    serveCall(
      SESSION_CALLS.endOthers,
      ({ body }, { session, caller }) => endOtherSessions(accounts, session, body.currentPassword, caller),
      words.othersEnded,
    ),
  ];
}
