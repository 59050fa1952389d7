import type { Call } from '../../src/core/contracts/define-call.ts';
import type { Session } from '../services/accounts/sessions.ts';
import type { AdminCaller } from '../services/admin/admin-context.ts';
import type { Caller } from '../services/caller.ts';

interface Facts {
  readonly session: Session | null;
  readonly caller: Pick<Caller, 'address'>;
}

/** Who makes a call that is not public: the guard has found a session. */
export function toAdminCaller({ id, access }: Call, { session, caller }: Facts): AdminCaller {
  if (session === null) throw new Error(`The call ${id} has no session`);
  return { session, address: caller.address, access };
}
