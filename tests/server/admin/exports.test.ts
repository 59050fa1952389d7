import { beforeEach, describe, expect, it } from 'vitest';
import { toCsvLine, toCsvTime } from '../../../server/services/admin/csv.ts';
import { AUDIT_CALLS } from '../../../src/core/contracts/admin-audit.ts';
import { ADMIN_CALLS, USER_CALLS } from '../../../src/core/contracts/admin-people.ts';
import { type AdminApp, createAdminApp } from './create-admin-app.ts';

let test: AdminApp;
beforeEach(async () => {
  test = await createAdminApp();
});

const HEAD = '\ufeff编号,邮箱,用户名,状态,角色,创建时间（UTC）,最近登录（UTC）';

describe('a line of comma-separated values', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1+1', "' =1+1"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['＝1＋1', "'＝1＋1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['a=1', 'a=1'],
  ])('writes %j as %j', (text, written) => {
    expect(toCsvLine([text, 'x'])).toBe(`${written},x\r\n`);
  });

  it('writes numbers and times, and nothing for null', () => {
    expect(toCsvLine([-1, null, toCsvTime(Date.UTC(2030, 0, 2, 3, 4, 5)), toCsvTime(null)])).toBe(
      '-1,,2030-01-02 03:04:05,\r\n',
    );
  });
});

describe('the export of accounts', () => {
  it('has the filtered accounts in the order of the list, as a file', async () => {
    await test.add('=cmd', ['USER'], { last_login_at: test.now() });
    const reply = await test.as('ada', USER_CALLS.export, { query: { sort: 'username', text: 'm' } });
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="users.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.body.split('\r\n')).toEqual([
      HEAD,
      "'=cmd,'=cmd@example.com,'=cmd,正常,USER,2030-01-01 00:00:00,2030-01-01 00:00:00",
      'uma,uma@example.com,uma,正常,USER,2030-01-01 00:00:00,',
      'vic,vic@example.com,vic,正常,VIP USER,2030-01-01 00:00:00,',
      '',
    ]);
  });

  it.each(['createdAt', '-createdAt', 'lastLoginAt', '-lastLoginAt', 'username', '-email'])(
    'has every account once over all batches, sorted by %s',
    async (sort) => {
      const ids = Array.from({ length: 1200 }, (_, index) => `p${String(index).padStart(4, '0')}`);
      const same = { password_hash: '', status: 'active', token_version: 0, needs_password_change: 0 } as const;
      for (let start = 0; start < ids.length; start += 600) {
        const users = ids.slice(start, start + 600).map((id, index) => ({
          ...{ id, email: `${id}@example.com`, username: id, username_key: id, ...same },
          ...{ created_at: index % 3, updated_at: 0, last_login_at: index % 2 === 0 ? null : index % 5 },
        }));
        await test.db.insertInto('users').values(users).execute();
      }
      const reply = await test.as('ada', USER_CALLS.export, { query: { sort } });
      const lines = reply.body.trim().split('\r\n').slice(1);
      expect([lines.length, new Set(lines.map((line) => line.split(',')[0])).size]).toEqual([1202, 1202]);
    },
  );

  it.each([
    ['ada', ADMIN_CALLS.export, 403],
    ['uma', USER_CALLS.export, 403],
    ['ada', AUDIT_CALLS.export, 403],
    ['root', ADMIN_CALLS.export, 200],
  ] as const)('answers %s at another list as its access says', async (person, call, status) => {
    const reply = await test.as(person, call);
    expect([reply.statusCode, reply.body.includes('root@example.com')]).toEqual([status, status === 200]);
  });

  it('takes no token from the address', async () => {
    const token = await test.signInAs('root');
    for (const query of [{ token }, { access_token: token }, { authorization: `Bearer ${token}` }]) {
      expect((await test.app.inject({ method: 'GET', url: USER_CALLS.export.path, query })).statusCode).toBe(401);
    }
  });

  it('sends only the headers of the file for a question about them', async () => {
    const headers = { authorization: `Bearer ${await test.signInAs('ada')}` };
    const reply = await test.app.inject({ method: 'HEAD', url: USER_CALLS.export.path, headers });
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([200, 'text/csv; charset=utf-8', '']);
    expect((await test.app.inject({ method: 'HEAD', url: USER_CALLS.export.path })).statusCode).toBe(401);
  });

  it('refuses a malformed query before the file begins', async () => {
    const reply = await test.as('root', USER_CALLS.export, { query: { sort: 'password_hash' } });
    expect([reply.statusCode, reply.json().code]).toEqual([400, '400']);
  });

  it('is recorded with its filters', async () => {
    await test.as('ada', USER_CALLS.export, { query: { status: 'disabled' } });
    const row = await test.db.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
    expect([row.action, row.actor_id, JSON.parse(row.after ?? '').status]).toEqual(['export.users', 'ada', 'disabled']);
  });
});

describe('the audit log', () => {
  beforeEach(async () => {
    await test.as('ada', USER_CALLS.setStatus, { params: { id: 'uma' }, body: { status: 'disabled' } });
    await test.as('root', USER_CALLS.setStatus, { params: { id: 'uma' }, body: { status: 'active' } });
    await test.as('root', USER_CALLS.setStatus, { params: { id: 'vic' }, body: { status: 'disabled' } });
  });

  it('names actors and subjects, the newest entry first', async () => {
    const reply = await test.as('root', AUDIT_CALLS.list);
    const { rows, total } = reply.json().data;
    expect([total, rows.length]).toEqual([3, 3]);
    expect(rows[0]).toMatchObject({
      ...{ actorId: 'root', actorName: 'root', action: 'user.disable', subject: 'vic', subjectName: 'vic' },
      ...{ before: '{"status":"active"}', after: '{"status":"disabled"}', address: '127.0.0.1' },
    });
  });

  it.each([
    [{ actor: 'ada' }, 1],
    [{ actor: 'ROOT@example.com' }, 2],
    [{ subject: 'uma' }, 2],
    [{ subject: 'uma@example.com', actor: 'root' }, 1],
    [{ action: 'user.disable' }, 2],
    [{ action: 'user.%' }, 0],
    [{ actor: 'nobody' }, 0],
    [{ actor: "' or 1=1 --" }, 0],
  ])('is filtered by %o', async (query, total) => {
    const reply = await test.as('root', AUDIT_CALLS.list, { query: { ...query } });
    expect(reply.json().data.total).toBe(total);
  });

  it('is filtered by time, both ends included', async () => {
    const [first, second] = await test.db.selectFrom('audit_log').select('at').orderBy('at').execute();
    const query = { from: String(first?.at), to: String(second?.at), sort: 'at' };
    const { rows } = (await test.as('root', AUDIT_CALLS.list, { query })).json().data;
    expect(rows.map(({ at }: { at: number }) => at)).toEqual([first?.at, second?.at]);
  });

  it('is exported with its filters, formula-safe', async () => {
    await test.db.updateTable('users').set({ username: '=1+1' }).where('id', '=', 'vic').execute();
    const reply = await test.as('root', AUDIT_CALLS.export, { query: { subject: 'vic' } });
    const lines = reply.body.split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`root,root,user.disable,vic,'=1+1,"{""status"":""active""}"`);
  });

  it.each([{ from: '-1' }, { actor: 'a\0' }, { sort: 'before' }, { size: '1000' }])(
    'refuses the query %o',
    async (query) => {
      expect((await test.as('root', AUDIT_CALLS.list, { query: { ...query } })).statusCode).toBe(400);
    },
  );

  it('stays readable when actors and subjects are deleted', async () => {
    await test.as('root', USER_CALLS.bulk, { body: { action: 'delete', ids: ['uma', 'vic'] } });
    const { rows } = (await test.as('root', AUDIT_CALLS.list, { query: { subject: 'uma' } })).json().data;
    expect(rows.map(({ action, subjectName }: Record<string, unknown>) => [action, subjectName])).toEqual([
      ['user.delete', null],
      ['user.enable', null],
      ['user.disable', null],
    ]);
  });
});
