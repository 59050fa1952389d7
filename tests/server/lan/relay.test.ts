import { describe, expect, it } from 'vitest';
import { createRelayHarness, ROOM } from './relay-harness.ts';
import { CANDIDATE, OFFER } from './signal-texts.ts';

const OPEN = '{"type":"OPEN"}';
const HEARTBEAT = { type: 'HEARTBEAT' };

const refused = (reason: string) => [JSON.stringify({ type: 'ERROR', payload: { msg: reason } })];

describe('connections', () => {
  it('of one user, of one network and of all are bounded', async () => {
    const test = createRelayHarness({ sockets: 8, socketsPerNetwork: 6, socketsPerUser: 2 });
    const lin1 = await test.connect('user-1', 'lin');
    await test.connect('user-2', 'lin');
    expect((await test.connect('user-3', 'lin')).wire.sent).toEqual(refused('TOO_MANY_CONNECTIONS'));
    // A refused connection counts until it is closed.
    for (const id of ['user-4', 'user-5', 'user-6'])
      expect((await test.connect(id, `a/${id}`)).wire.sent.length).toBe(1);
    expect((await test.connect('user-7', 'b')).wire.sent).toEqual(refused('TOO_MANY_CONNECTIONS'));
    expect((await test.connect('user-8', 'c', 'lan-2')).wire.sent).toEqual([OPEN]);
    expect((await test.connect('user-9', 'd', 'lan-3')).wire.sent).toEqual(refused('TOO_MANY_CONNECTIONS'));
    expect(lin1.wire.end).toBeNull();
  });

  it('give their places back when they are closed', async () => {
    const test = createRelayHarness({ socketsPerNetwork: 1, socketsPerUser: 1, devicesPerRoom: 1 });
    for (let round = 0; round < 3; round += 1) {
      const device = await test.connect('user-1', 'lin');
      expect(device.wire.sent).toEqual([OPEN]);
      device.close();
    }
    expect(test.relay.countConnections()).toBe(0);
    expect(await test.presence.list(ROOM)).toEqual([]);
  });

  it('beyond the places of a room are refused', async () => {
    const test = createRelayHarness({ devicesPerRoom: 1 });
    await test.connect('user-1', 'lin');
    expect((await test.connect('user-2', 'mei')).wire.sent).toEqual(refused('LAN_ROOM_FULL'));
  });

  it('end after two missed pings, and stay while their devices answer', async () => {
    const test = createRelayHarness();
    const silent = await test.connect('user-1', 'lin');
    const alive = await test.connect('user-2', 'mei');
    for (let ping = 1; ping <= 3; ping += 1) {
      await test.advance(25_000);
      alive.pong();
    }
    expect([silent.wire.end, alive.wire.end]).toEqual(['terminated', null]);
    expect((await test.presence.list(ROOM)).map(({ peerId }) => peerId)).toEqual(['user-2']);
  });

  it('end when their session is over, at the latest at the next ping', async () => {
    const test = createRelayHarness();
    const device = await test.connect('user-1', 'lin/s1');
    const other = await test.connect('user-2', 'lin/s2');
    test.ended.add('s1');
    await test.advance(25_000);
    expect([device.wire.end, other.wire.end]).toEqual(['4001 session over', null]);
  });

  it('are refused after 5 seconds on their way in, and take no place afterwards', async () => {
    const test = createRelayHarness();
    let open = () => {};
    const enter = test.presence.enter;
    Object.assign(test.presence, {
      enter: async (...args: Parameters<typeof enter>) => {
        await new Promise<void>((resolve) => {
          open = resolve;
        });
        return enter(...args);
      },
    });
    const device = await test.connect('user-1', 'lin');
    await test.advance(5000);
    expect(device.wire.sent).toEqual(refused('TOO_LATE'));
    open();
    await test.advance(0);
    expect(await test.presence.list(ROOM)).toEqual([]);
  });

  it('are refused while the database is away', async () => {
    const test = createRelayHarness();
    Object.assign(test.presence, { enter: () => Promise.reject(new Error('away')) });
    expect((await test.connect('user-1', 'lin')).wire.sent).toEqual(refused('TOO_BUSY'));
    expect(test.errors).toHaveLength(1);
  });

  it('that have lost their places are closed at the next refresh', async () => {
    const test = createRelayHarness();
    const device = await test.connect('user-1', 'lin');
    await test.presence.stop();
    await test.advance(5000);
    expect(device.wire.end).toBe('1001 replaced');
  });

  it('are not taken while the server stops', async () => {
    const test = createRelayHarness();
    const device = await test.connect('user-1', 'lin');
    test.relay.sayGoodbye();
    expect(device.wire.end).toBe('1001 going away');
    expect((await test.connect('user-2', 'mei')).wire.end).toBe('1001 going away');
  });
});

describe('messages', () => {
  it('beyond 30 in a second wait, and beyond 300 in ten seconds end the connection', async () => {
    const test = createRelayHarness();
    const device = await test.connect('user-1', 'lin');
    let count = 0;
    while (device.send(HEARTBEAT)) count += 1;
    expect([count, device.wire.end]).toEqual([30, null]);
    for (let second = 1; second < 10; second += 1) {
      await test.advance(1000);
      while (device.send(HEARTBEAT)) count += 1;
    }
    expect([count, device.wire.end]).toEqual([300, null]);
    await test.advance(1000);
    expect(device.send(HEARTBEAT)).toBe(true);
  });

  it('of a flood that arrives in one piece end the connection', async () => {
    const test = createRelayHarness();
    const device = await test.connect('user-1', 'lin');
    const peer = await test.connect('user-2', 'mei');
    for (let index = 0; index < 400; index += 1) {
      device.wire.isPaused = false;
      device.send({ ...CANDIDATE, dst: 'user-2' });
    }
    expect(device.wire.end).toBe('1008 TOO_MANY_MESSAGES');
    expect(peer.wire.sent).toHaveLength(301);
  });

  it('end the connection when they are none', async () => {
    const test = createRelayHarness();
    const device = await test.connect('user-1', 'lin');
    device.send('{"type":"OPEN"}');
    expect(device.wire.end).toBe('1008 BAD_MESSAGE');
  });

  it('end the connection of a reader that is too slow', async () => {
    const test = createRelayHarness();
    const device = await test.connect('user-1', 'lin');
    const slow = await test.connect('user-2', 'mei');
    slow.wire.buffered = (1 << 20) + 1;
    device.send({ ...OFFER, dst: 'user-2' });
    expect([slow.wire.end, device.wire.end]).toEqual(['terminated', null]);
    device.send({ ...OFFER, dst: 'user-2' });
    await test.advance(0);
    expect(device.wire.sent.at(-1)).toBe('{"type":"EXPIRE","src":"user-2"}');
  });
});

describe('an id', () => {
  it('stays with a device that answers within 1.5 seconds', async () => {
    const test = createRelayHarness();
    const holder = await test.connect('user-1', 'lin');
    const newcomer = await test.connect('user-1', 'mei');
    expect(holder.wire.sent.at(-1)).toBe('{"type":"PROBE"}');
    await test.advance(1400);
    holder.send(HEARTBEAT);
    await test.advance(0);
    expect(newcomer.wire.sent).toEqual(['{"type":"ID-TAKEN","payload":{"msg":"ID-TAKEN"}}']);
    expect(holder.wire.end).toBeNull();
  });

  it('goes to the newcomer when only the browser of a page that hangs answers', async () => {
    const test = createRelayHarness();
    const holder = await test.connect('user-1', 'lin');
    const newcomer = await test.connect('user-1', 'mei');
    for (let count = 0; count < 3; count += 1) {
      await test.advance(500);
      holder.pong();
    }
    expect([holder.wire.end, newcomer.wire.sent]).toEqual(['1001 replaced', [OPEN]]);
  });

  it('goes to the newcomer when its device is silent', async () => {
    const test = createRelayHarness();
    const holder = await test.connect('user-1', 'lin');
    const newcomer = await test.connect('user-1', 'mei');
    await test.advance(1500);
    expect([holder.wire.end, newcomer.wire.sent]).toEqual(['1001 replaced', [OPEN]]);
    holder.close();
    expect((await test.presence.list(ROOM)).map(({ userId }) => userId)).toEqual(['mei']);
  });

  it('that two newcomers request goes to one of them', async () => {
    const test = createRelayHarness();
    await test.connect('user-1', 'lin');
    const newcomers = [await test.connect('user-1', 'a'), await test.connect('user-1', 'b')];
    await test.advance(1500);
    await test.advance(1500);
    const opened = newcomers.filter(({ wire }) => wire.sent.includes(OPEN) && wire.end === null);
    expect(opened).toHaveLength(1);
    expect(await test.presence.list(ROOM)).toHaveLength(1);
  });
});
