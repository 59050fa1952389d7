import { describe, expect, it } from 'vitest';
import { register, signIn } from '../accounts/create-accounts-app.ts';
import { CREATOR, createLanApp, FAR_NETWORK, type LanApp, LIN, ROOM } from './create-lan-app.ts';
import { type Gathered, GUEST, gather } from './gather.ts';

describe('the members of a room', () => {
  it('are listed to its users alone, the longest present first', async () => {
    const test = await createLanApp();
    const creator = await test.enter(test.lin, CREATOR);
    const { memberKey: key } = await test.admit(test.lin);
    const first = test.now();
    test.advance(5000);
    expect((await test.members(test.mei, key)).status).toBe(403);
    await test.enter(test.mei, GUEST);
    const { members } = await test.members(test.mei, key);
    expect(members.map(({ peerId, username, joinedAt }) => [peerId, username, joinedAt])).toEqual([
      [CREATOR, '小林', first],
      [GUEST, '小梅', first + 5000],
    ]);
    // A successor keeps its time under the id of the room.
    test.advance(5000);
    creator.socket.close();
    await creator.closed;
    await expect.poll(async () => (await test.lan.context.presence.list(ROOM)).length).toBe(1);
    await test.enter(test.mei, CREATOR);
    const { memberKey: next } = await test.admit(test.mei);
    expect((await test.members(test.mei, next)).members[0]).toMatchObject({ peerId: CREATOR, joinedAt: first + 5000 });
    expect((await test.members(test.lin, next)).status).toBe(403);
  });

  it('are not listed to a device at the door, with any key that it can have', async () => {
    const test = await createLanApp();
    await test.enter(test.lin, CREATOR);
    await test.enter(test.mei, GUEST);
    const { memberKey, secret, ticket } = await test.admit(test.mei);
    const { memberKey: elsewhere } = await test.admit(test.lin, { code: 'kitchen-7' });
    for (const key of ['', memberKey, elsewhere, secret, ticket.slice(0, 64), '字'.repeat(32), 'x'.repeat(32)]) {
      const { status, members } = await test.members(test.mei, key);
      expect([key, status, members]).toEqual([key, 403, undefined]);
    }
  });

  it('are listed with the key of a creator that has just left, and no longer after a minute', async () => {
    const test = await createLanApp();
    const creator = await test.enter(test.lin, CREATOR);
    await test.enter(test.mei, GUEST);
    const { memberKey: key } = await test.admit(test.lin);
    creator.socket.close();
    await creator.closed;
    await expect.poll(async () => (await test.lan.context.presence.list(ROOM)).length).toBe(1);
    expect((await test.members(test.mei, key)).members).toHaveLength(1);
    test.advance(60_000);
    expect((await test.members(test.mei, key)).status).toBe(403);
  });
});

describe('a member that is removed', () => {
  it('does not take the room of another network over', async () => {
    const { test, creator, key, secret, meiId } = await gather();
    await test.setRemoved(test.lin, meiId, true);
    creator.socket.close();
    await creator.closed;
    const { mayFound } = await test.admit(test.mei, { code: ROOM, secret, key }, FAR_NETWORK);
    expect(mayFound).toBe(false);
  });

  it.each([
    ['a member', async ({ test }: Gathered) => test.mei],
    ['a device at the door', async ({ test }: Gathered) => signedIn(test, 'door', 'user-1700000000000777777')],
    ['a stranger without a device', async ({ test }: Gathered) => signedIn(test, 'away', null)],
    ['another session of the creator', async ({ test }: Gathered) => signedInAgain(test)],
    ['a creator of another room', async ({ test }: Gathered) => leadElsewhere(test)],
    ['nobody', async () => 'x.y.z'],
  ])('is not what %s can make of others', async (who, toToken) => {
    const gathered = await gather();
    const { test, kim, statusOf } = gathered;
    const { userId: kimId } = await test.admit(kim);
    const token = await toToken(gathered);
    for (const isRemoved of [true, false])
      expect(await test.setRemoved(token, kimId, isRemoved)).toBe(who === 'nobody' ? 401 : 403);
    expect(await statusOf(kim)).toBe(200);
  });

  it('is one of at most 200 in ten minutes', async () => {
    const { test, meiId } = await gather();
    for (let count = 0; count < 200; count += 1) await test.setRemoved(test.lin, meiId, count % 2 === 0);
    expect(await test.setRemoved(test.lin, meiId, true)).toBe(429);
  });

  async function signedIn(test: LanApp, name: string, peerId: string | null): Promise<string> {
    await register(test, `${name}@example.com`, name);
    const token = await signIn(test, `${name}@example.com`);
    if (peerId !== null) await test.enter(token, peerId);
    return token;
  }

  async function signedInAgain(test: LanApp): Promise<string> {
    // A minute lies between two codes.
    test.advance(60_000);
    return signIn(test, LIN);
  }

  async function leadElsewhere(test: LanApp): Promise<string> {
    const token = await signedIn(test, 'far', null);
    const { ticket } = await test.admit(token, {}, FAR_NETWORK);
    const far = await test.connect('room-lan198-51-100-9', ticket, { from: FAR_NETWORK });
    expect(await far.next()).toEqual({ type: 'OPEN' });
    return token;
  }
});

describe('a device that came by a link to another network', () => {
  it('does not create the room, and leads it only as a member whose creator is gone', async () => {
    const test = await createLanApp();
    const { secret, memberKey: key } = await test.admit(test.lin);
    const link = { code: ROOM, secret };
    const first = await test.admit(test.mei, link, FAR_NETWORK);
    expect(first.mayFound).toBe(false);
    const refused = await test.connect(CREATOR, first.ticket, { from: FAR_NETWORK });
    expect(await refused.next()).toMatchObject({ type: 'INVALID-KEY' });
    const guest = await test.connect(GUEST, (await test.admit(test.mei, link, FAR_NETWORK)).ticket);
    expect(await guest.next()).toEqual({ type: 'OPEN' });
    expect((await test.admit(test.mei, { ...link, key }, FAR_NETWORK)).mayFound).toBe(false);

    const creator = await test.enter(test.lin, CREATOR);
    const { memberKey: own } = await test.admit(test.mei, link, FAR_NETWORK);
    expect((await test.admit(test.mei, { ...link, key: own }, FAR_NETWORK)).mayFound).toBe(false);
    creator.socket.close();
    await creator.closed;
    const { mayFound, ticket } = await test.admit(test.mei, { ...link, key }, FAR_NETWORK);
    expect(mayFound).toBe(true);
    const successor = await test.connect(CREATOR, ticket, { from: FAR_NETWORK });
    expect(await successor.next()).toEqual({ type: 'OPEN' });
    // The successor keeps its id with its own key.
    expect((await test.admit(test.mei, { ...link, key: own }, FAR_NETWORK)).mayFound).toBe(true);
  });

  it('may create a private room, which belongs to no network', async () => {
    const test = await createLanApp();
    const { room, secret } = await test.admit(test.lin, { code: 'kitchen-7' });
    expect((await test.admit(test.mei, { code: room, secret }, FAR_NETWORK)).mayFound).toBe(true);
    expect((await test.admit(test.mei, { code: 'kitchen-7' }, FAR_NETWORK)).mayFound).toBe(true);
    expect((await test.admit(test.mei)).mayFound).toBe(true);
  });
});
