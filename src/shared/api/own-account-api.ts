import type { AccountUser, CodeSent } from '../../core/contracts/accounts.ts';
import {
  type AccountExport,
  type AccountRemoval,
  OWN_ACCOUNT_CALLS,
  type RemoveAccountRequest,
} from '../../core/contracts/own-account.ts';
import type { Fetch } from '../../platform/http.ts';
import { callService } from './call-service.ts';

/** The calls for the own account. All throw `AppError` as `callService` does. */
interface OwnAccountApi {
  /** The user with the new name, for `sessionController.confirm`. */
  rename(token: string, username: string): Promise<AccountUser>;
  /** What a removal would delete, and the code of the error that it would be refused with. */
  fetchRemoval(token: string): Promise<AccountRemoval>;
  /** Requests with the ticket of an earlier one replace its code. */
  sendRemovalCode(token: string, ticket?: string): Promise<CodeSent>;
  /** Deletes the account; the session ends with it. Cannot be undone. */
  removeAccount(token: string, request: RemoveAccountRequest): Promise<void>;
  /** Everything that the server stores about the account, to be saved as a JSON file. */
  exportAccount(token: string): Promise<AccountExport>;
}

function createOwnAccountApi(fetchIt?: Fetch): OwnAccountApi {
  const base = fetchIt === undefined ? {} : { fetchIt };
  return {
    async rename(token, username) {
      return (await callService(OWN_ACCOUNT_CALLS.rename, { body: { username } }, { ...base, token })).user;
    },
    fetchRemoval: (token) => callService(OWN_ACCOUNT_CALLS.readRemoval, {}, { ...base, token }),
    sendRemovalCode: (token, ticket = '') =>
      callService(OWN_ACCOUNT_CALLS.sendRemovalCode, { body: ticket === '' ? {} : { ticket } }, { ...base, token }),
    async removeAccount(token, body) {
      await callService(OWN_ACCOUNT_CALLS.remove, { body }, { ...base, token });
    },
    exportAccount: (token) => callService(OWN_ACCOUNT_CALLS.export, {}, { ...base, token }),
  };
}

export const ownAccountApi = createOwnAccountApi();
