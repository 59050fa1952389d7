import { describe, expect, it } from 'vitest';
import { CREATOR, ROOM } from './create-lan-app.ts';
import { gather } from './gather.ts';

describe('a member that is removed', () => {
  it('loses the list of names at once, alone and until it is let in again', async () => {
    const { test, kim, meiId, statusOf } = await gather();
    const everyone = () => Promise.all([statusOf(test.lin), statusOf(test.mei), statusOf(kim)]);
    expect(await everyone()).toEqual([200, 200, 200]);
    expect(await test.setRemoved(test.lin, meiId, true)).toBe(200);
    expect(await everyone()).toEqual([200, 403, 200]);
    expect(await test.setRemoved(test.lin, meiId, true)).toBe(200);
    expect(await test.setRemoved(test.lin, meiId, false)).toBe(200);
    expect(await everyone()).toEqual([200, 200, 200]);
  });

  it('stays removed where the same session leads the room again, and is listed in its ticket', async () => {
    const { test, creator, meiId, statusOf } = await gather();
    await test.setRemoved(test.lin, meiId, true);
    creator.socket.close();
    await creator.closed;
    expect(await statusOf(test.mei)).toBe(403);
    test.advance(3_600_000);
    expect((await test.admit(test.lin)).removed).toEqual([meiId]);
    expect([(await test.admit(test.mei)).removed, (await test.admit(test.lin, { code: 'kitchen-7' })).removed]).toEqual(
      [[], []],
    );
    await test.enter(test.lin, CREATOR);
    expect(await statusOf(test.mei)).toBe(403);
  });

  it('is let in again by a creator that has taken the room over, and not removed by the one before', async () => {
    const { test, kim, creator, meiId, statusOf } = await gather();
    await test.setRemoved(test.lin, meiId, true);
    creator.socket.close();
    await creator.closed;
    const { memberKey: next } = await test.admit(kim);
    await expect.poll(async () => (await test.lan.context.presence.list(ROOM)).length).toBe(2);
    await test.enter(kim, CREATOR);
    expect(await statusOf(test.mei, next)).toBe(403);
    expect(await test.setRemoved(kim, meiId, false)).toBe(200);
    expect(await statusOf(test.mei, next)).toBe(200);
    expect(await test.setRemoved(test.lin, meiId, true)).toBe(403);
    expect(await statusOf(test.mei, next)).toBe(200);
  });

  it('may have left the product meanwhile', async () => {
    const { test } = await gather();
    expect(await test.setRemoved(test.lin, 'an account that does not exist', true)).toBe(200);
    expect((await test.admit(test.lin)).removed).toEqual([]);
  });

  it('is forgotten with the session of the creator', async () => {
    const { test, meiId } = await gather();
    await test.setRemoved(test.lin, meiId, true);
    await test.db.deleteFrom('sessions').execute();
    expect(await test.db.selectFrom('lan_removals').selectAll().execute()).toEqual([]);
  });
});
