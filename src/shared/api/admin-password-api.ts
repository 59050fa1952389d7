import { VERIFY_TYPES } from '../../core/contracts/accounts.ts';
import { ADMIN_ACCESS_CALLS } from '../../core/contracts/admin-access.ts';
import type { AccountApi } from './account-api.ts';
import { callService } from './call-service.ts';

/** The change of an administrator's own password (doc 1 §7), with the signatures of the portal's calls. */
export const adminPasswordApi: Pick<AccountApi, 'sendChangeCode' | 'changePassword'> = {
  sendChangeCode(token, ticket = '') {
    // The server sends it to the address of the session, so the request names none.
    const body = { email: '', verifyType: VERIFY_TYPES.changePassword, ...(ticket === '' ? {} : { ticket }) };
    return callService(ADMIN_ACCESS_CALLS.sendCode, { body }, { token });
  },
  changePassword(token, body) {
    return callService(ADMIN_ACCESS_CALLS.changePassword, { body }, { token, fallback: null });
  },
};
