import { describe, expect, it } from 'vitest';
import { createLanApp, FAR_NETWORK, MEI, NETWORK, ROOM } from './create-lan-app.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Listens on no port. */
const createQuietApp = (environment = {}) => createLanApp(environment, { isListening: false });

describe('a ticket', () => {
  it('without a code is for the room of the own network', async () => {
    const test = await createQuietApp();
    const { ticket } = await test.ask(test.lin);
    expect(ticket).toEqual({
      room: ROOM,
      address: NETWORK,
      userId: expect.any(String),
      username: '小林',
      ticket: expect.any(String),
      secret: expect.stringMatching(/^[\w-]{17,64}$/),
      memberKey: expect.stringMatching(/^[\w-]{32}$/),
      sharer: expect.stringMatching(/^[\w-]{16}$/),
      removed: [],
      mayFound: true,
      expiresAt: test.now() + 30_000,
      iceServers: [],
    });
    expect((await test.admit(test.lin, { code: ` ${ROOM.toUpperCase()}` })).room).toBe(ROOM);
    expect((await test.admit(test.lin, {}, '2001:db8:1:2::5')).room).toBe('lan2001-db8-1-2');
    expect((await test.admit(test.lin, {}, '192.168.1.20')).room).toBe('lanlocal');
  });

  it('needs a session', async () => {
    const test = await createQuietApp();
    expect(await test.ask('x')).toMatchObject({ status: 401, code: '401' });
  });

  it('for the room of another network needs the secret of a link, today or tomorrow', async () => {
    const test = await createQuietApp();
    const { secret } = await test.admit(test.lin);
    const closed = { status: 403, code: 'LAN_ROOM_CLOSED' };
    expect(await test.ask(test.mei, { code: ROOM }, FAR_NETWORK)).toMatchObject(closed);
    expect(await test.ask(test.mei, { code: ROOM, secret: 'x'.repeat(52) }, FAR_NETWORK)).toMatchObject(closed);
    expect(await test.ask(test.mei, { code: 'lanlocal', secret }, FAR_NETWORK)).toMatchObject(closed);
    expect(await test.ask(test.mei, { code: 'lanx-0123456789abcdef' }, FAR_NETWORK)).toMatchObject(closed);
    const { room, secret: further } = await test.admit(test.mei, { code: ROOM, secret }, FAR_NETWORK);
    expect(room).toBe(ROOM);
    expect(await test.ask(test.lin, { code: ROOM, secret: further }, FAR_NETWORK)).toMatchObject({ code: '200' });
  });

  it('by a link of yesterday gives a secret that ends with that link', async () => {
    const test = await createQuietApp();
    const secrets = test.lan.context.secrets;
    const today = Math.floor(test.now() / DAY_MS);
    const secret = secrets.issue(ROOM, 'someone', today - 1);
    const { secret: further } = await test.admit(test.mei, { code: ROOM, secret }, FAR_NETWORK);
    expect(secrets.open(ROOM, further)?.day).toBe(today - 1);
  });

  it.each([
    ['an unknown network', {}, { 'x-forwarded-for': NETWORK }, 'LAN_NO_ROOM', 409],
    ['a text that names no room', { code: 'a--b' }, {}, 'LAN_BAD_CODE', 400],
    ['a code that is too long', { code: 'x'.repeat(65) }, {}, 'LAN_BAD_CODE', 400],
    ['a code beyond any bound', { code: 'x'.repeat(1001) }, {}, '400', 400],
  ])('is refused for %s', async (_case, payload, headers, code, status) => {
    const test = await createQuietApp({ TRUST_PROXY: '192.0.2.1' });
    const reply = await test.app.inject({
      method: 'POST',
      url: '/mythinkn/api/portal/lan/ticket',
      headers: { authorization: `Bearer ${test.lin}`, ...headers },
      payload,
    });
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    // A word opens its room from anywhere.
    expect(await test.ask(test.lin, { code: 'kitchen-7' })).toMatchObject({ code: '200' });
  });

  it('for a private room is opened by its word from everywhere', async () => {
    const test = await createQuietApp();
    const { room, secret } = await test.admit(test.lin, { code: '我家客厅' });
    expect(room).toMatch(/^lanx-[0-9a-f]{16}$/);
    expect((await test.admit(test.mei, { code: '我家客厅' }, FAR_NETWORK)).room).toBe(room);
    expect((await test.admit(test.mei, { code: room, secret }, FAR_NETWORK)).room).toBe(room);
  });

  it('is refused after too many tickets, and earlier for words that are tried out', async () => {
    const test = await createQuietApp();
    const answers: string[] = [];
    for (let index = 0; index < 121; index += 1) answers.push((await test.ask(test.lin)).code);
    expect([answers.indexOf('LAN_TOO_MANY'), new Set(answers)]).toEqual([120, new Set(['200', 'LAN_TOO_MANY'])]);
    expect((await test.ask(test.lin)).ticket).toEqual({ retryAfter: 600 });
    const words: string[] = [];
    for (let index = 0; index < 61; index += 1) words.push((await test.ask(test.mei, { code: `word${index}` })).code);
    expect(words.indexOf('LAN_TOO_MANY')).toBe(60);
    expect((await test.ask(test.mei)).code).toBe('200');
    test.advance(15 * MINUTE_MS);
    expect((await test.ask(test.mei, { code: 'word0' })).code).toBe('200');
  });

  it('is never a session token, nor the other way round', async () => {
    const test = await createQuietApp();
    const { ticket } = await test.admit(test.lin);
    expect((await test.ask(ticket)).status).toBe(401);
    expect(await test.lan.context.tickets.verify(test.lin)).toBeNull();
    expect(await test.accounts.tokens.verify(ticket)).toBeNull();
  });

  it('carries the configured servers for other networks', async () => {
    const iceServers = [
      { urls: ['stun:stun.example:3478'] },
      { urls: ['turn:a.example'], username: 'u', credential: 'c' },
    ];
    const test = await createQuietApp({ LAN_ICE_SERVERS: JSON.stringify(iceServers) });
    expect((await test.admit(test.lin)).iceServers).toEqual(iceServers);
  });
});

describe('a full room', () => {
  it('gives no ticket, except to a device that is in it', async () => {
    const test = await createQuietApp();
    const member = await test.accounts.db.selectFrom('sessions').selectAll().execute();
    const users = new Map(member.map((row) => [row.user_id, row.id]));
    const mei = await test.accounts.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', MEI)
      .executeTakeFirstOrThrow();
    for (let index = 0; index < 50; index += 1) {
      const sessionId = index === 0 ? (users.get(mei.id) ?? '') : `s${index}`;
      const device = { processId: 'p', userId: 'u', username: 'n', sharedBy: null };
      const place = { socketId: `c${index}`, room: ROOM, peerId: `user-${index}`, sessionId };
      expect((await test.lan.context.presence.enter({ ...device, ...place }, null)).type).toBe('entered');
    }
    expect(await test.ask(test.lin)).toMatchObject({ status: 409, code: 'LAN_ROOM_FULL' });
    expect(await test.ask(test.mei)).toMatchObject({ status: 200 });
  });
});
