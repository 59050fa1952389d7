import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { isStorageFull } from '../../server/db/storage-full.ts';
import { createMemberApp } from './accounts/create-accounts-app.ts';

const CALLS_MAX = 400;

describe.runIf(!process.env.TEST_DATABASE_URL)('a full disk', () => {
  it('is answered by name and keeps all acknowledged calls, and calls work once there is room again', async () => {
    const test = await createMemberApp();
    const register = (number: number) =>
      test.call(
        'sendRegisterCode',
        { email: `p${number}@example.com` },
        { from: `10.1.${number >> 4}.${number & 15}` },
      );
    // A bound on the size of the file fails like a full disk.
    await sql`pragma max_page_count = 1`.execute(test.db);
    let sent = 0;
    let reply = await register(0);
    for (; reply.statusCode === 200 && sent < CALLS_MAX; reply = await register(sent)) sent += 1;
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      { code: 'STORAGE_FULL', message: '服务器的存储已满，刚才的操作没有保存。请稍后再试，或联系管理员', data: null },
    ]);
    const addresses = new Set((await test.mails()).map(({ to }) => to));
    expect([...addresses].filter((to) => to.startsWith('p'))).toHaveLength(sent);
    await sql`pragma max_page_count = 1000000`.execute(test.db);
    expect((await register(sent)).statusCode).toBe(200);
  });
});

it.each([
  [Object.assign(new Error('full'), { code: 'SQLITE_FULL' }), true],
  [Object.assign(new Error('full'), { code: '53100' }), true],
  [Object.assign(new Error('full'), { code: 'ENOSPC' }), true],
  [Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' }), false],
  [new Error('database or disk is full'), false],
  ['SQLITE_FULL', false],
])('%s comes from a full disk: %s', (error, isFull) => {
  expect(isStorageFull(error)).toBe(isFull);
});
