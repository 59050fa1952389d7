import { BASE_PATH } from '../paths.ts';
import { z } from '../schema.ts';
import { ACCOUNT_LENGTH_MAX } from './accounts.ts';
import { defineCall } from './define-call.ts';

const SESSIONS_PATH = `${BASE_PATH}/api/portal/sessions`;

/** A signed-in device of the caller. Times are milliseconds since 1970. */
export const ownSessionSchema = z.object({
  /** Names the session in these calls; differs from the id in its token. */
  id: z.string().min(1),
  /** Such as `Chrome · Windows`; empty when unknown. */
  device: z.string(),
  /** Network address at the sign-in. */
  address: z.string(),
  createdAt: z.number(),
  /** Time of the latest call, up to 6 minutes late. */
  lastSeenAt: z.number(),
  /** The session that asks. */
  isCurrent: z.boolean(),
  /** The user marked the device as their own: the session lasts 30 days. */
  isOwnDevice: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** The calls with which users see and end their sessions. */
export const SESSION_CALLS = {
  /** The current session comes first, then the others, the latest seen first. */
  list: defineCall({
    id: 'sessions.list',
    method: 'GET',
    path: SESSIONS_PATH,
    access: 'user',
    reply: z.object({ sessions: z.array(ownSessionSchema) }),
  }),
  /** Succeeds for a session that has ended already; never ends a session of another user. */
  end: defineCall({
    id: 'sessions.end',
    method: 'DELETE',
    path: `${SESSIONS_PATH}/:id`,
    access: 'user',
    params: z.object({ id: z.string().max(64) }),
    reply: z.null(),
  }),
  /** With the password: a thief of one session must not be able to end those of the owner. */
  endOthers: defineCall({
    id: 'sessions.endOthers',
    method: 'POST',
    path: `${SESSIONS_PATH}/end-others`,
    access: 'user',
    body: z.object({ currentPassword: z.string().max(ACCOUNT_LENGTH_MAX.password) }),
    reply: z.null(),
  }),
} as const;
