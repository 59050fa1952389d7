import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LAN_SIGNALLING_PATH } from '../../../src/core/contracts/lan.ts';
import { CREATOR, createLanApp, FAR_NETWORK, type LanApp, ROOM } from './create-lan-app.ts';
import { ANSWER, CANDIDATE, OFFER } from './signal-texts.ts';

const GUEST = 'user-1700000000000123456';
const OTHER_GUEST = 'user-1700000000000654321';

describe('a device with a ticket', () => {
  it('gets its id, and reaches the devices of its room', async () => {
    const test = await createLanApp();
    const creator = await test.enter(test.lin, CREATOR);
    const guest = await test.enter(test.mei, GUEST);
    const { userId } = await test.admit(test.mei);
    guest.send({ ...OFFER, dst: CREATOR });
    const sender = { peerId: GUEST, userId, username: '小梅', byLink: false, sharedBy: null };
    expect(await creator.next()).toEqual({
      type: 'OFFER',
      src: GUEST,
      dst: CREATOR,
      payload: { ...OFFER.payload, metadata: sender },
    });
    guest.send({ ...CANDIDATE, dst: CREATOR });
    expect(await creator.next()).toEqual({ ...CANDIDATE, src: GUEST, dst: CREATOR });
    creator.send({ ...ANSWER, dst: GUEST });
    expect(await guest.next()).toEqual({ ...ANSWER, src: CREATOR, dst: GUEST });
  });

  it('reaches other guests of its room for files', async () => {
    const test = await createLanApp();
    const first = await test.enter(test.lin, GUEST);
    const second = await test.enter(test.mei, OTHER_GUEST);
    first.send({ ...OFFER, dst: OTHER_GUEST });
    expect(await second.next()).toMatchObject({ type: 'OFFER', src: GUEST });
  });

  it('by a link of the creator is marked so, by a link of another member not', async () => {
    const test = await createLanApp();
    const creator = await test.enter(test.lin, CREATOR);
    const byLink = async (secret: string, id: string) => {
      const { ticket } = await test.admit(test.mei, { code: ROOM, secret }, FAR_NETWORK);
      const guest = await test.connect(id, ticket, { from: FAR_NETWORK });
      await guest.next();
      guest.send({ ...OFFER, dst: CREATOR });
      return (await creator.next()).payload?.metadata;
    };
    expect(await byLink((await test.admit(test.lin)).secret, 'user-1')).toMatchObject({ byLink: true });
    // A stranger of the same network has a secret, too, and cannot let another device in with it.
    expect(await byLink((await test.admit(test.mei)).secret, 'user-2')).toMatchObject({ byLink: false });
  });

  it('by a link of another member is said to be so to the creator only, in the words of that member', async () => {
    const test = await createLanApp();
    const creator = await test.enter(test.lin, CREATOR);
    const other = await test.enter(test.lin, OTHER_GUEST);
    const { secret, sharer } = await test.admit(test.mei);
    const { ticket } = await test.admit(test.mei, { code: ROOM, secret }, FAR_NETWORK);
    const guest = await test.connect(GUEST, ticket, { from: FAR_NETWORK });
    await guest.next();
    const claims = { byLink: true, sharedBy: (await test.admit(test.lin)).sharer };
    guest.send({ ...OFFER, dst: CREATOR, payload: { ...OFFER.payload, metadata: claims } });
    expect((await creator.next()).payload?.metadata).toMatchObject({ byLink: false, sharedBy: sharer });
    guest.send({ ...OFFER, dst: OTHER_GUEST });
    expect((await other.next()).payload?.metadata).toMatchObject({ byLink: false, sharedBy: null });
  });
});

describe('the word of the server', () => {
  it('stands against invented names, a relayed claim to lead, and a false source', async () => {
    const test = await createLanApp();
    const creator = await test.enter(test.lin, CREATOR);
    const guest = await test.enter(test.mei, GUEST);
    const claims = { username: '小林', isInitiator: true, peerId: CREATOR, byLink: true };
    guest.send({ ...OFFER, dst: CREATOR, src: CREATOR, payload: { ...OFFER.payload, metadata: claims } });
    const offer = await creator.next();
    expect(offer.src).toBe(GUEST);
    expect(offer.payload?.metadata).toMatchObject({ username: '小梅', peerId: GUEST, byLink: false });
    expect(offer.payload?.metadata).not.toHaveProperty('isInitiator');
    guest.send({ ...ANSWER, dst: CREATOR, payload: { ...ANSWER.payload, metadata: claims } });
    expect((await creator.next()).payload).not.toHaveProperty('metadata');
  });

  it('answers an offer to an unknown id at once, once, and nothing to its candidates', async () => {
    const test = await createLanApp();
    const guest = await test.enter(test.mei, GUEST);
    for (const dst of [CREATOR, GUEST, 'room-lan198-51-100-9', 'user-9']) {
      guest.send({ ...CANDIDATE, dst });
      guest.send({ ...OFFER, dst });
      expect(await guest.next()).toEqual({ type: 'EXPIRE', src: dst });
    }
    expect(guest.inbox).toEqual([]);
  });

  it('does not relay between rooms', async () => {
    const test = await createLanApp();
    const far = await test.admit(test.mei, {}, FAR_NETWORK);
    const farGuest = await test.connect(GUEST, far.ticket, { from: FAR_NETWORK });
    await farGuest.next();
    const guest = await test.enter(test.lin, OTHER_GUEST);
    guest.send({ ...OFFER, dst: GUEST });
    expect(await guest.next()).toEqual({ type: 'EXPIRE', src: GUEST });
    expect(farGuest.inbox).toEqual([]);
  });
});

describe('a device is refused', () => {
  type Refused = (test: LanApp) => Promise<readonly [id: string, ticket: string]>;
  const refusals: readonly (readonly [string, string, Refused])[] = [
    ['without a ticket', 'BAD_TICKET', async () => [GUEST, '']],
    ['with a session token', 'BAD_TICKET', async (test) => [GUEST, test.lin]],
    [
      'with a forged ticket',
      'BAD_TICKET',
      async (test) => [GUEST, (await test.admit(test.lin)).ticket.replace(/.{8}$/, 'AAAAAAAA')],
    ],
    [
      'with an expired ticket',
      'BAD_TICKET',
      async (test) => {
        const { ticket } = await test.admit(test.lin);
        test.advance(31_000);
        return [GUEST, ticket];
      },
    ],
    [
      'with a used ticket',
      'BAD_TICKET',
      async (test) => {
        const { ticket } = await test.admit(test.lin);
        const first = await test.connect(GUEST, ticket);
        expect((await first.next()).type).toBe('OPEN');
        return [OTHER_GUEST, ticket];
      },
    ],
    [
      'after signing out',
      'BAD_TICKET',
      async (test) => {
        const { ticket } = await test.admit(test.lin);
        await test.call('logout', null, { token: test.lin });
        return [GUEST, ticket];
      },
    ],
    [
      'as the creator of another room',
      'BAD_ID',
      async (test) => ['room-lan198-51-100-9', (await test.admit(test.lin)).ticket],
    ],
    ['with an invented id', 'BAD_ID', async (test) => ['admin', (await test.admit(test.lin)).ticket]],
    ['without an id', 'BAD_ID', async (test) => ['', (await test.admit(test.lin)).ticket]],
  ];
  it.each(refusals)('%s', async (_case, reason, prepare) => {
    const test = await createLanApp();
    const [id, ticket] = await prepare(test);
    const client = await test.connect(id, ticket);
    expect(await client.next()).toEqual({ type: 'INVALID-KEY', payload: { msg: reason } });
    expect(await client.closed).toBe(1008);
    expect(test.lanEvents.at(-1)).toMatchObject({ event: 'lan.signalling', outcome: reason });
    expect(JSON.stringify([test.lanEvents, test.events, test.lines])).not.toContain(ticket || 'no ticket');
  });

  it('by the handshake when its page is foreign, and not when it is a page of a configured client', async () => {
    const test = await createLanApp({ CLIENT_ORIGINS: 'https://client.example' });
    const { ticket } = await test.admit(test.lin);
    await expect(test.connect(GUEST, ticket, { origin: 'https://client.example.evil' })).rejects.toThrow('403');
    const client = await test.connect(GUEST, ticket, { origin: 'https://client.example' });
    expect(await client.next()).toEqual({ type: 'OPEN' });
  });

  it('by the handshake when its page is foreign', async () => {
    const test = await createLanApp();
    const { ticket } = await test.admit(test.lin);
    for (const origin of ['https://evil.example', 'null', undefined]) {
      const url = `ws://127.0.0.1:${test.port}${LAN_SIGNALLING_PATH}?key=peerjs&id=${GUEST}&token=${ticket}`;
      const socket = new WebSocket(url, origin === undefined ? {} : { origin });
      const [error] = await once(socket, 'error');
      expect(String(error)).toContain('403');
    }
  });
});

describe('an id', () => {
  it('that a living device has is taken', async () => {
    const test = await createLanApp();
    const creator = await test.enter(test.lin, CREATOR);
    const { ticket } = await test.admit(test.mei);
    const second = await test.connect(CREATOR, ticket);
    expect(await creator.next()).toEqual({ type: 'PROBE' });
    creator.send({ type: 'HEARTBEAT' });
    expect(await second.next()).toMatchObject({ type: 'ID-TAKEN' });
    expect(await second.closed).toBe(1008);
    expect(creator.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('of a device that does not answer within 1.5 seconds goes to the newcomer', async () => {
    const test = await createLanApp();
    await test.enter(test.lin, CREATOR);
    // Like a page that hangs: its browser still answers pings.
    const { ticket } = await test.admit(test.mei);
    const startedAt = performance.now();
    const second = await test.connect(CREATOR, ticket);
    expect(await second.next()).toEqual({ type: 'OPEN' });
    expect(performance.now() - startedAt).toBeGreaterThan(1400);
    const { memberKey } = await test.admit(test.mei);
    expect((await test.members(test.mei, memberKey)).members).toMatchObject([{ peerId: CREATOR, username: '小梅' }]);
  });

  it('is free when its device has closed', async () => {
    const test = await createLanApp();
    const creator = await test.enter(test.lin, CREATOR);
    creator.socket.close();
    await creator.closed;
    await expect.poll(async () => (await test.lan.context.presence.list(ROOM)).length).toBe(0);
    expect((await test.enter(test.mei, CREATOR)).inbox).toEqual([]);
  });
});

describe('the end of a session', () => {
  it.each([
    ['by signing out', (test: LanApp) => test.call('logout', null, { token: test.lin })],
    [
      'by a new password',
      async (test: LanApp) => {
        await test.call('sendResetCode', { email: 'lin@example.com' });
        const verifyCode = await test.latestCode('lin@example.com');
        const newPassword = 'Ladder-Cloud-93';
        const body = { email: 'lin@example.com', verifyCode, newPassword, confirmPassword: newPassword };
        expect((await test.call('resetPassword', body)).statusCode).toBe(200);
      },
    ],
  ])('%s ends its connections at once, and no others', async (_case, end) => {
    const test = await createLanApp();
    const creator = await test.enter(test.lin, CREATOR);
    const guest = await test.enter(test.mei, GUEST);
    await end(test);
    expect(await creator.closed).toBe(4001);
    expect(guest.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('by disabling the account ends its connections at the next check', async () => {
    const test = await createLanApp();
    const creator = await test.enter(test.lin, CREATOR);
    const { userId } = await test.admit(test.lin);
    await test.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', userId).execute();
    test.lan.relay.checkSessionsOf(userId);
    expect(await creator.closed).toBe(4001);
  });
});

it('a stop says that the server goes away', async () => {
  const test = await createLanApp();
  const creator = await test.enter(test.lin, CREATOR);
  await test.app.close();
  expect(await creator.closed).toBe(1001);
});
