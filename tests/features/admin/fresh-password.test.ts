import { expect, it, vi } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import { onAccessRefusal } from '../../../src/features/admin/access/access-refusals.ts';
import { withFreshPassword } from '../../../src/features/admin/api/call-admin.ts';
import { usePasswordRequest } from '../../../src/features/admin/api/fresh-password.ts';

const refuse = (code: string) => new AppError(code, code, { status: 403 });

/** A call that fails with these errors, one after the other, and then succeeds. */
function failingCall(...errors: readonly Error[]) {
  const left = [...errors];
  return vi.fn(async () => {
    const error = left.shift();
    if (error !== undefined) throw error;
    return 'done';
  });
}

async function answer(isConfirmed: boolean): Promise<void> {
  await vi.waitFor(() => expect(usePasswordRequest.getState().request).not.toBeNull());
  usePasswordRequest.getState().request?.answer(isConfirmed);
}

it('a call that needs the password runs again after the password is confirmed', async () => {
  const call = failingCall(refuse('NEED_PASSWORD_CONFIRMATION'));
  const result = withFreshPassword(call);
  await answer(true);
  expect(await result).toBe('done');
  expect(call).toHaveBeenCalledTimes(2);
  expect(usePasswordRequest.getState().request).toBeNull();
});

it('a call that needs the password ends silently when the visitor cancels', async () => {
  const call = failingCall(refuse('NEED_PASSWORD_CONFIRMATION'));
  const result = withFreshPassword(call);
  const failure = expect(result).rejects.toMatchObject({ name: 'AbortError' });
  await answer(false);
  await failure;
  expect(call).toHaveBeenCalledTimes(1);
});

it('calls that wait for the password at the same time share one question', async () => {
  const results = [1, 2].map(() => withFreshPassword(failingCall(refuse('NEED_PASSWORD_CONFIRMATION'))));
  await answer(true);
  expect(await Promise.all(results)).toEqual(['done', 'done']);
});

it.each([
  ['403', 1],
  ['NEED_PASSWORD_CHANGE', 1],
  ['RIGHTS_EXCEEDED', 0],
  ['500', 0],
])('the refusal %s reports %i times that rights are out of date', async (code, reports) => {
  const listener = vi.fn();
  const stop = onAccessRefusal(listener);
  await expect(withFreshPassword(failingCall(refuse(code)))).rejects.toMatchObject({ code });
  stop();
  expect(listener).toHaveBeenCalledTimes(reports);
});
