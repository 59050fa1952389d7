import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMemoryPresence } from '../../../server/services/lan/presence.ts';
import { toMembers } from '../../../server/services/lan/room-register.ts';

const MINUTE_MS = 60_000;

function createPresence(devicesMax = 50) {
  const time = { now: 1000 };
  let sockets = 0;
  const presence = createMemoryPresence({ now: () => time.now, devicesMax });
  const enter = (peerId: string, sessionId: string, replaced: string | null = null) =>
    presence.enter(
      {
        socketId: `c${++sockets}`,
        processId: 'p',
        room: 'lanlocal',
        peerId,
        userId: 'u',
        username: 'n',
        sessionId,
        sharedBy: null,
      },
      replaced,
    );
  const arrivals = async () =>
    Object.fromEntries(toMembers(await presence.list('lanlocal')).map(({ peerId, joinedAt }) => [peerId, joinedAt]));
  return { time, presence, enter, arrivals };
}

it('a device that returns within a minute under another id keeps its time', async () => {
  const { time, presence, enter, arrivals } = createPresence();
  await enter('user-1', 's1');
  time.now += 5000;
  await presence.leave('c1');
  time.now += MINUTE_MS - 1;
  await enter('room-lanlocal', 's1');
  expect(await arrivals()).toEqual({ 'room-lanlocal': 1000 });
});

it('a device that was away for a minute gets the time of its return', async () => {
  const { time, presence, enter, arrivals } = createPresence();
  await enter('user-1', 's1');
  await presence.leave('c1');
  time.now += MINUTE_MS;
  await enter('user-2', 's1');
  expect(await arrivals()).toEqual({ 'user-2': 1000 + MINUTE_MS });
});

it('two pages of one browser have the same time, in a fixed order', async () => {
  const { time, enter, arrivals } = createPresence();
  await enter('user-2', 's1');
  time.now += 5000;
  await enter('user-1', 's1');
  expect(Object.entries(await arrivals())).toEqual([
    ['user-1', 1000],
    ['user-2', 1000],
  ]);
});

it('an id never belongs to two devices, and a room never has too many', async () => {
  const step = fc.record({
    action: fc.constantFrom('enter', 'replace', 'leave', 'wait'),
    peer: fc.integer({ min: 1, max: 4 }),
    session: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { time, presence, enter } = createPresence(3);
      for (const { action, peer, session } of steps) {
        const present = await presence.list('lanlocal');
        const holder = present.find(({ peerId }) => peerId === `user-${peer}`);
        if (action === 'enter') await enter(`user-${peer}`, `s${session}`);
        else if (action === 'replace') await enter(`user-${peer}`, `s${session}`, holder?.socketId ?? null);
        else if (action === 'leave') await presence.leave(holder?.socketId ?? '');
        else time.now += 30_000;
        const after = await presence.list('lanlocal');
        expect(new Set(after.map(({ peerId }) => peerId)).size).toBe(after.length);
        expect(after.length).toBeLessThanOrEqual(3);
        for (const { joinedAt } of after) expect(joinedAt).toBeLessThanOrEqual(time.now);
      }
    }),
  );
});
