import { expect, it } from 'vitest';
import { register, signIn } from '../accounts/create-accounts-app.ts';
import { type Client, CREATOR, createLanApp, FAR_NETWORK, type LanApp, NETWORK, ROOM } from './create-lan-app.ts';
import { ANSWER, OFFER } from './signal-texts.ts';

const MEMBER = 'user-1700000000000123456';
const LATER = 'user-1700000000000222222';
const OUTSIDER = 'user-1700000000000654321';

/** Devices that are not in the room: where they call from, how they come, and the answers when they try to lead it. */
const OUTSIDERS = [
  ['a device at the door', { from: NETWORK, isLink: false, beside: 'ID-TAKEN', alone: 'OPEN' }],
  ['a device that came by a link', { from: FAR_NETWORK, isLink: true, beside: 'INVALID-KEY', alone: 'INVALID-KEY' }],
  ['a device of another network', { from: FAR_NETWORK, isLink: false, beside: 'INVALID-KEY', alone: 'INVALID-KEY' }],
] as const;

it.each(OUTSIDERS)('%s learns nothing of a room, and cannot lead it', async (_, { from, isLink, beside, alone }) => {
  const test = await createLanApp();
  const creator = await test.enter(test.lin, CREATOR);
  answerProbes(creator);
  const kim = await signUp(test, 'kim');
  const member = await test.enter(kim, MEMBER);
  const { secret: linkSecret, memberKey } = await test.admit(test.lin);
  const request = isLink ? { code: ROOM, secret: linkSecret } : {};
  const ask = () => test.admit(test.mei, request, from);

  const own = await ask();
  const outsider = await test.connect(OUTSIDER, own.ticket, { from });
  expect(await outsider.next()).toEqual({ type: 'OPEN' });

  // The members connect with each other, another one comes and leaves.
  creator.send({ ...OFFER, dst: MEMBER });
  expect((await member.next()).type).toBe('OFFER');
  member.send({ ...ANSWER, dst: CREATOR });
  const later = await test.enter(await signUp(test, 'later'), LATER);
  later.socket.close();
  await later.closed;

  const { ticket, secret, memberKey: ownKey, sharer = '' } = await ask();
  for (const key of ['', ownKey, secret, linkSecret, sharer, ticket.slice(0, 64), memberKey.toLowerCase()]) {
    const { status, members } = await test.members(test.mei, key);
    expect([key, status, members]).toEqual([key, 403, undefined]);
  }
  expect(await lead(test, (await ask()).ticket, from)).toBe(beside);
  expect(outsider.inbox).toEqual([]);

  creator.socket.close();
  await creator.closed;
  await expect.poll(() => test.lan.context.presence.find(ROOM, CREATOR)).toBeNull();
  expect(outsider.inbox).toEqual([]);
  expect(await lead(test, (await ask()).ticket, from)).toBe(alone);
});

/** The answer of the signalling to a device that wants to lead the room. */
async function lead(test: LanApp, ticket: string, from: string): Promise<string> {
  const client = await test.connect(CREATOR, ticket, { from });
  return (await client.next()).type;
}

async function signUp(test: LanApp, name: string): Promise<string> {
  await register(test, `${name}@example.com`, name);
  return signIn(test, `${name}@example.com`);
}

/** The page of the device runs. */
function answerProbes({ socket, send }: Client): void {
  socket.on('message', (data) => {
    if (JSON.parse(String(data)).type === 'PROBE') send({ type: 'HEARTBEAT' });
  });
}
