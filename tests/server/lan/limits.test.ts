import { describe, expect, it } from 'vitest';
import { CREATOR, createLanApp, openClient } from './create-lan-app.ts';
import { CANDIDATE, OFFER } from './signal-texts.ts';

const GUEST = 'user-1';
const HEARTBEAT = '{"type":"HEARTBEAT"}';
const MESSAGE_BYTES = 64 << 10;

describe('a connection ends', () => {
  it.each([
    ['with a message of 64 KiB and a byte', 'x'.repeat(MESSAGE_BYTES + 1), 1009],
    ['with a binary message', Buffer.from(HEARTBEAT), 1003],
    ['with a message of another kind', '{"type":"LEAVE"}', 1008],
  ])('%s', async (_case, message, code) => {
    const test = await createLanApp();
    const guest = await test.enter(test.lin, GUEST);
    guest.send(message);
    expect(await guest.closed).toBe(code);
    await expect.poll(() => test.lan.relay.countConnections()).toBe(0);
  });

  it('with a flood, of which at most 300 messages are relayed', async () => {
    const test = await createLanApp();
    const creator = await test.enter(test.lin, CREATOR);
    const guest = await test.enter(test.mei, GUEST);
    for (let index = 0; index < 600; index += 1) guest.send({ ...CANDIDATE, dst: CREATOR });
    expect(await guest.closed).toBe(1008);
    expect(creator.inbox.length).toBeLessThanOrEqual(300);
    creator.send(HEARTBEAT);
    expect(creator.socket.readyState).toBe(creator.socket.OPEN);
  });
});

it('an offer of almost 64 KiB passes whole', async () => {
  const test = await createLanApp();
  const creator = await test.enter(test.lin, CREATOR);
  const guest = await test.enter(test.mei, GUEST);
  const sdp = { type: 'offer', sdp: 's'.repeat(65_000) };
  guest.send({ ...OFFER, dst: CREATOR, payload: { ...OFFER.payload, sdp } });
  expect((await creator.next()).payload).toMatchObject({ sdp });
});

it('of the connections of a user five are taken', async () => {
  const test = await createLanApp();
  for (let index = 0; index < 5; index += 1) await test.enter(test.lin, `user-${index}`);
  const { ticket } = await test.admit(test.lin);
  const sixth = await test.connect('user-6', ticket);
  expect(await sixth.next()).toEqual({ type: 'ERROR', payload: { msg: 'TOO_MANY_CONNECTIONS' } });
  await test.enter(test.mei, 'user-7');
});

it('of 300 connections from one address those with a place live on, and another address is still served', async () => {
  const test = await createLanApp();
  const creator = await test.enter(test.lin, CREATOR);
  const stranger = '198.51.100.66';
  const results = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const client = await openClient(test.port, GUEST, 'no ticket', { from: stranger }).catch(() => null);
      const answer = client?.next().then(({ type }) => type);
      return (await Promise.race([answer, client?.closed])) ?? 'closed';
    }),
  );
  expect(results).toHaveLength(300);
  expect(results).not.toContain('OPEN');
  expect(creator.socket.readyState).toBe(creator.socket.OPEN);
  await test.enter(test.mei, 'user-2');
  await expect.poll(() => test.lan.relay.countConnections(), { timeout: 10_000 }).toBe(2);
}, 60_000);
