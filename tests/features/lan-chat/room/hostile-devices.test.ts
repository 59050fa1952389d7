import { describe, expect, it } from 'vitest';
import type { VerifiedSender } from '../../../../src/core/contracts/lan.ts';
import { formatPacket, type Packet } from '../../../../src/features/lan-chat/model/packets.ts';
import type { PeerConnection } from '../../../../src/features/lan-chat/peer/peer-link.ts';
import { createRandom } from '../../../../workers/goal-images/wallpaper/random.ts';
import { FakeDevice } from './fake-network.ts';
import { namesOf, type Place, RoomRig } from './room-rig.ts';

/** The longest run was with 100,000. */
const PACKET_COUNT = 10_000;
const ID = '0123456789abcdef0123456789abcdef';
const PACKETS: readonly Packet[] = [
  { type: 'userinfo', username: 'root', peerId: 'room-lan203-0-113-7', isInitiator: true },
  {
    type: 'user-list',
    users: [{ username: 'root', peerId: 'user-1' }],
    admitted: ['u-eve'],
    links: ['links of u-eve'],
    removed: ['u-bob'],
  },
  { type: 'text', id: ID, content: 'hello', username: 'root', from: 'user-1', timestamp: 1 },
  { type: 'text-received', id: ID },
  { type: 'known-texts', ids: [ID] },
  { type: 'admission', state: 'admitted' },
  { type: 'ping', count: 1 },
  { type: 'pong', count: 1 },
  { type: 'private-text', id: ID, content: 'hello', timestamp: 1, to: 'user-1', from: 'user-2' },
  { type: 'private-answer', id: ID, outcome: 'received', to: 'user-1' },
  { type: 'file-decline', fileId: ID },
  { type: 'file-cancel', fileId: ID, reason: 'failed' },
];

/** A device without the product's program, connected with the creator. */
async function connectRaw(rig: RoomRig, name: string, sender: Partial<VerifiedSender> = {}) {
  const host = {
    name,
    userId: `u-${name}`,
    latencyMs: 1,
    isCrashed: false,
    isServerCut: false,
    byLink: sender.byLink ?? false,
    linkOf: null,
  };
  const device = new FakeDevice(rig.world, host, `user-${rig.clock.now()}${Math.floor(rig.random() * 1e6)}`);
  const { signal } = new AbortController();
  const received: unknown[] = [];
  let isClosed = false;
  const opened = device
    .takeId(signal)
    .then(() => device.connect('room-lan203-0-113-7', signal))
    .then((raw) => {
      raw.onData((data) => received.push(data));
      raw.onClose(() => {
        isClosed = true;
      });
      return raw;
    });
  await rig.clock.advance(200);
  const connection = (await opened) as PeerConnection & { sendRaw(data: unknown): void };
  return { connection, received, isClosed: () => isClosed };
}

async function gather() {
  const rig = new RoomRig();
  const [ann, bob] = [rig.add('ann'), rig.add('bob')];
  for (const place of [ann, bob]) {
    await rig.join(place);
    rig.admitAll();
  }
  await rig.clock.advance(500);
  return { rig, ann, bob };
}

/** The room works: a text of each device reaches the other. */
async function expectHealthy(rig: RoomRig, ann: Place, bob: Place) {
  ann.session.sendText('still here');
  bob.session.sendText('me, too');
  await rig.clock.advance(500);
  for (const place of [ann, bob]) expect(place.texts().slice(-2).sort()).toEqual(['me, too', 'still here']);
  expect(namesOf(bob)).toEqual(['ann', 'bob']);
}

describe('a hostile device', () => {
  it.each(PACKETS.filter(({ type }) => !['ping', 'pong', 'userinfo'].includes(type)))(
    'is dropped when it sends $type before it is let in',
    async (packet) => {
      const { rig, ann, bob } = await gather();
      const eve = await connectRaw(rig, 'eve');
      eve.connection.send(formatPacket(packet));
      await rig.clock.advance(100);
      expect(eve.isClosed()).toBe(true);
      expect(ann.notices().at(-1)).toBe('dropped eve');
      expect(ann.state().waiting).toEqual([]);
      await expectHealthy(rig, ann, bob);
      const again = await connectRaw(rig, 'eve');
      expect(again.isClosed()).toBe(true);
    },
  );

  it('gets neither members nor texts before it is let in', async () => {
    const { rig, ann, bob } = await gather();
    const eve = await connectRaw(rig, 'eve');
    bob.session.sendText('secret');
    ann.session.sendText('secret');
    await rig.clock.advance(1500);
    const types = eve.received.map((text) => JSON.parse(String(text)).type);
    expect([...new Set(types)].sort()).toEqual(['admission', 'ping']);
  });

  it('cannot write under the name or the id of another device', async () => {
    const { rig, ann, bob } = await gather();
    const eve = await connectRaw(rig, 'eve', { byLink: true });
    const from = ann.state().peerId ?? '';
    eve.connection.send(
      formatPacket({ type: 'text', id: ID, content: 'I am ann', username: 'ann', from, timestamp: 1 }),
    );
    await rig.clock.advance(300);
    for (const place of [ann, bob]) {
      const message = place.state().messages.find((each) => each.kind === 'text');
      expect(message).toMatchObject({ username: 'eve', isMine: false });
      expect(message).not.toMatchObject({ peerId: from });
    }
  });

  it('is dropped when it floods the room', async () => {
    const { rig, ann, bob } = await gather();
    const eve = await connectRaw(rig, 'eve', { byLink: true });
    for (let index = 0; index < 2000; index++) {
      const id = index.toString(16).padStart(32, 'f');
      eve.connection.send(
        formatPacket({ type: 'text', id, content: 'spam', username: '', from: 'user-1', timestamp: 1 }),
      );
    }
    await rig.clock.advance(200);
    expect(eve.isClosed()).toBe(true);
    expect(ann.notices()).toContain('flooded eve');
    expect(eve.received.map((text) => JSON.parse(String(text)))).toContainEqual({
      type: 'admission',
      state: 'declined',
      reason: 'flooded',
    });
    expect(ann.texts().filter((text) => text === 'spam').length).toBeLessThanOrEqual(300);
    await expectHealthy(rig, ann, bob);
  });

  it('is dropped for a packet above the bound', async () => {
    const { rig, ann, bob } = await gather();
    const eve = await connectRaw(rig, 'eve', { byLink: true });
    eve.connection.sendRaw('x'.repeat(70_000));
    await rig.clock.advance(100);
    expect(eve.isClosed()).toBe(true);
    await rig.clock.advance(11_000);
    await expectHealthy(rig, ann, bob);
  });
});

it('random and mutated packets leave the room working, with bounded memory', async () => {
  const { rig, ann, bob } = await gather();
  const random = createRandom(7);
  const texts = PACKETS.map(formatPacket);
  const mutate = (text: string): unknown => {
    const dice = random();
    if (dice < 0.3)
      return text.replace(
        ID,
        Math.floor(random() * 2 ** 32)
          .toString(16)
          .padStart(32, '0'),
      );
    const at = Math.floor(random() * text.length);
    if (dice < 0.8) return text.slice(0, at) + String.fromCharCode(random() * 0x300) + text.slice(at + 1);
    if (dice < 0.9) return text.slice(at);
    return [null, 7, new ArrayBuffer(9), {}, '[]', '{"type":"__proto__"}'][Math.floor(random() * 6)];
  };
  const failures: unknown[] = [];
  const report = (error: unknown) => failures.push(error);
  process.on('unhandledRejection', report);
  let sent = 0;
  for (let visitor = 0; sent < PACKET_COUNT; visitor++) {
    const eve = await connectRaw(rig, `eve${visitor}`, { byLink: random() < 0.7 });
    for (let index = 0; index < 1000 && !eve.isClosed(); index++, sent++) {
      eve.connection.sendRaw(mutate(texts[Math.floor(random() * texts.length)] ?? ''));
      if (index % 20 === 19) await rig.clock.advance(50);
    }
    eve.connection.close();
    await rig.clock.advance(1000);
  }
  process.off('unhandledRejection', report);
  expect(failures).toEqual([]);
  expect(ann.state().messages.length).toBeLessThanOrEqual(1000);
  await rig.clock.advance(60_000);
  await expectHealthy(rig, ann, bob);
}, 120_000);
