import type { Call, CallReply, CallRequest } from '../../../core/contracts/define-call.ts';
import { AppError } from '../../../core/errors.ts';
import type { Fetch } from '../../../platform/http.ts';
import { callService } from '../../../shared/api/call-service.ts';
import { callWithToken } from '../../../shared/session/session.ts';
import { reportAccessRefusal } from '../access/access-refusals.ts';
import { requestPassword } from './fresh-password.ts';

export interface AdminCallOptions {
  /** For calls that take longer than most. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  readonly fetchIt?: Fetch;
}

/** Codes after which the rights that this page knows are out of date. */
const RIGHTS_CHANGED: readonly string[] = ['403', 'NEED_PASSWORD_CHANGE'];

/**
 * Makes an administrative call with the session's token. Where the server wants to see the password first, the visitor is
 * asked for it, and the call is made once more. A refusal for lack of rights makes the gate read them again (trap T25).
 * @throws AppError as `callService`, `SIGNED_OUT` without a session; an `AbortError` when the visitor cancels the question.
 */
export async function callAdmin<C extends Call>(
  call: C,
  request: CallRequest<C>,
  options: AdminCallOptions = {},
): Promise<CallReply<C>> {
  return withFreshPassword(() => callWithToken((token) => callService(call, request, { ...options, token })));
}

/** Runs a call, and once more after the visitor has confirmed the password where the server requires that. */
export async function withFreshPassword<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (RIGHTS_CHANGED.includes(error.code)) reportAccessRefusal();
    if (error.code !== 'NEED_PASSWORD_CONFIRMATION') throw error;
  }
  if (!(await requestPassword())) throw new DOMException('The password was not confirmed', 'AbortError');
  return call();
}
