import { describe, expect, it, vi } from 'vitest';
import { ADMIN_ACCESS_CALLS } from '../../../../src/core/contracts/admin-access.ts';
import { AppError } from '../../../../src/core/errors.ts';
import { createAdminAccess } from '../../../../src/features/admin/access/admin-access.ts';
import { toStatusFailure } from '../../../../src/features/admin/access/status-failure.ts';
import { STORAGE_KEYS } from '../../../../src/platform/storage/keys.ts';
import { callService } from '../../../../src/shared/api/call-service.ts';
import { createSessionController } from '../../../../src/shared/session/session-controller.ts';
import { aReply, aStorage, aUser } from '../../../shared/session/a-session.ts';

const NOW = 1_800_000_000_000;
const USER = aUser({ role: 'ADMIN', roles: ['ADMIN'] });
const STATUS = {
  user: USER,
  roles: ['ADMIN'],
  permissions: ['ADMIN:USER:VIEW'],
  needsPasswordChange: false,
  needsEmailConfig: false,
};

function createAccess() {
  const storage = aStorage();
  let time = NOW;
  const session = createSessionController({ storage, now: () => time, announce: () => {} });
  const fetchStatus = vi.fn(async (_token: string) => STATUS);
  const access = createAdminAccess({ session, storage, fetchStatus, now: () => time });
  const begin = (mark = 'a') => session.begin(aReply(mark, { user: USER }));
  const pass = (ms: number) => {
    time += ms;
  };
  return {
    access,
    session,
    fetchStatus,
    entries: storage.entries,
    begin,
    pass,
    step: () => access.store.getState().step,
  };
}

const lost = () => new AppError('NETWORK', 'offline');
const refused = (status: number) => new AppError(String(status), '', { status });

it('without a session the gate asks to log in and calls nothing', async () => {
  const { access, fetchStatus, step } = createAccess();
  await access.check();
  expect(step()).toBe('login');
  expect(fetchStatus).not.toHaveBeenCalled();
});

it('the rights of a session open the gate and are remembered', async () => {
  const { access, begin, entries, step } = createAccess();
  begin();
  await access.check();
  expect(step()).toBe('open');
  expect(JSON.parse(entries.get(STORAGE_KEYS.adminRights) ?? '')).toMatchObject({
    permissions: STATUS.permissions,
    timestamp: NOW,
  });
});

it.each([
  ['a lost connection keeps an open gate open (trap T13)', lost(), 'open'],
  ['a failing server keeps an open gate open', refused(500), 'open'],
  ['the loss of the role closes it', refused(403), 'login'],
  ['the end of the session closes it', refused(401), 'login'],
])('%s', async (_name, error, after) => {
  const { access, begin, fetchStatus, step } = createAccess();
  begin();
  await access.check();
  fetchStatus.mockRejectedValueOnce(error);
  await access.check();
  expect(step()).toBe(after);
});

it('a failure of the first check leads to the login with its reason', async () => {
  const { access, begin, fetchStatus } = createAccess();
  begin();
  fetchStatus.mockRejectedValueOnce(lost());
  await access.check();
  expect(access.store.getState()).toEqual({ step: 'login', failure: 'network_error' });
});

it('a session that the server refuses ends, and the login says so', async () => {
  const { access, begin, fetchStatus, session } = createAccess();
  const stop = access.start();
  begin();
  await vi.waitFor(() => expect(access.store.getState().step).toBe('open'));
  fetchStatus.mockRejectedValueOnce(refused(401));
  await access.check();
  expect(session.store.getState().session).toBeNull();
  expect(access.store.getState()).toEqual({ step: 'login', failure: 'not_authenticated' });
  stop();
});

it('a check that is due reads the rights again, an earlier one does not', async () => {
  const { access, begin, fetchStatus, pass } = createAccess();
  begin();
  await access.check();
  await access.checkIfDue();
  expect(fetchStatus).toHaveBeenCalledTimes(1);
  pass(24 * 3_600_000 - 14 * 60_000);
  await access.checkIfDue();
  expect(fetchStatus).toHaveBeenCalledTimes(2);
});

it('a new session of the same administrator keeps the open screen while its rights are read', async () => {
  const { access, begin, fetchStatus, step } = createAccess();
  const stop = access.start();
  begin();
  await vi.waitFor(() => expect(step()).toBe('open'));
  begin('b');
  expect(step()).toBe('open');
  await vi.waitFor(() => expect(fetchStatus).toHaveBeenCalledTimes(2));
  stop();
});

it('another session is checked by itself, and an answer for the one before is ignored', async () => {
  const { access, begin, fetchStatus, session, entries, step } = createAccess();
  begin('a');
  let answerFirst: (status: typeof STATUS) => void = () => {};
  fetchStatus.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
  const stop = access.start();
  session.end();
  await vi.waitFor(() => expect(step()).toBe('login'));
  answerFirst(STATUS);
  await Promise.resolve();
  expect(step()).toBe('login');
  expect(entries.has(STORAGE_KEYS.adminRights)).toBe(false);
  begin('b');
  expect(step()).toBe('checking');
  await vi.waitFor(() => expect(step()).toBe('open'));
  stop();
});

describe('a failed status check is', () => {
  const answer = (status: number, body: string, type = 'application/json') =>
    callService(
      ADMIN_ACCESS_CALLS.status,
      {},
      {
        fetchIt: async () => new Response(body, { status, headers: { 'content-type': type } }),
      },
    ).then(
      () => null,
      (error) => toStatusFailure(error),
    );

  it.each([
    ['not_authenticated', 401, '{"code":"401"}'],
    ['insufficient_role', 403, '{"code":"403"}'],
    ['backend_error', 500, '{"code":"500"}'],
    ['backend_error', 502, '<html>', 'text/html'],
    ['invalid_response', 200, '<html>', 'text/html'],
    ['invalid_response', 200, '{"code":"200","data":{}}'],
    ['empty_response', 200, ''],
    ['json_parse_error', 200, '{"code":'],
  ])('%s for an answer of %i with %s (doc 1 §8)', async (failure, status, body, type?: string) => {
    expect(await answer(status, body, type)).toBe(failure);
  });

  it('network_error without an answer', () => {
    expect(toStatusFailure(lost())).toBe('network_error');
  });
});
