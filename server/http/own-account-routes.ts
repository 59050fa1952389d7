import { OWN_ACCOUNT_CALLS } from '../../src/core/contracts/own-account.ts';
import { copy } from '../copy.ts';
import { exportAccount } from '../services/accounts/account-export.ts';
import { askRemoval, readRemoval, sendRemovalCode } from '../services/accounts/account-removal.ts';
import { rename } from '../services/accounts/rename.ts';
import type { AppDeps } from './app-deps.ts';
import { toSentMessage } from './sent-message.ts';
import { type ServedCall, serveCall } from './serve-call.ts';

const calls = OWN_ACCOUNT_CALLS;
const words = copy.accounts;

/** The calls with which users rename, export and remove their account. */
export function ownAccountRoutes({ accounts }: Pick<AppDeps, 'accounts'>): readonly ServedCall[] {
  return [
    serveCall(calls.rename, ({ body }, { session, caller }) => rename(accounts, session, body, caller), words.renamed),
    serveCall(calls.readRemoval, (_input, { session }) => readRemoval(accounts, session)),
    serveCall(
      calls.sendRemovalCode,
      ({ body }, { session, caller }) => sendRemovalCode(accounts, session, body?.ticket ?? '', caller),
      toSentMessage,
    ),
    serveCall(
      calls.remove,
      ({ body }, { session, caller }) => askRemoval(accounts, session, body, caller),
      words.removalAsked,
    ),
    serveCall(calls.export, (_input, { session }) => exportAccount(accounts, session)),
  ];
}
