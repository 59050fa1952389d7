import { describe, expect, it } from 'vitest';
import { gather, namesOf, type Place, succeed } from './room-rig.ts';

const NAMES = ['ann', 'bob', 'cai'] as const;
const peerIdOf = (place: Place) => place.state().peerId ?? '';
const waitingAt = (place: Place) => place.state().waiting.map(({ username }) => username);

describe('a member that is removed', () => {
  it('learns it, and cannot come back until it is let in again', async () => {
    const { rig, places } = await gather(NAMES);
    const [ann, bob, cai] = places;
    ann.session.remove(peerIdOf(cai));
    await rig.clock.advance(1000);
    expect(cai.state().join).toEqual({ step: 'failed', failure: 'removed' });
    expect([namesOf(ann), namesOf(bob), namesOf(cai)]).toEqual([['ann', 'bob'], ['ann', 'bob'], []]);
    expect(ann.notices().slice(-1)).toEqual(['removed cai']);
    expect(bob.notices().at(-1)).toBe('left cai');
    bob.session.sendText('without cai');
    await rig.join(cai);
    expect([cai.state().admission, cai.texts()]).toEqual(['waiting', []]);
    expect(ann.state().waiting).toMatchObject([{ username: 'cai', wasRemoved: true }]);
    ann.session.admit(peerIdOf(cai));
    await rig.clock.advance(1000);
    expect(namesOf(cai)).toEqual(['ann', 'bob', 'cai']);
    cai.session.leave();
    await rig.clock.advance(500);
    await rig.join(cai);
    expect(cai.state().admission).toBe('admitted');
  });

  it.each([
    ['strangers enter without a question', { byLink: false }, true],
    ['it has the share link', { byLink: true }, false],
  ])('waits at the door also where %s', async (_, { byLink }, isOpen) => {
    const { rig, places } = await gather(NAMES);
    const [ann, , cai] = places;
    cai.host.byLink = byLink;
    ann.session.remove(peerIdOf(cai));
    await rig.clock.advance(500);
    await rig.join(cai);
    if (isOpen) ann.session.setAsksCreator(false);
    await rig.clock.advance(1000);
    expect([waitingAt(ann), cai.state().admission]).toEqual([['cai'], 'waiting']);
  });

  it('waits at the door of the next creator, too', async () => {
    const { rig, places } = await gather(NAMES);
    const [ann, bob, cai] = places;
    ann.session.remove(peerIdOf(cai));
    await rig.clock.advance(1000);
    await succeed(rig, ann);
    await rig.join(cai);
    expect([waitingAt(bob), cai.state().admission]).toEqual([['cai'], 'waiting']);
  });

  it('leaves with all devices of its account, and loses its connections with guests', async () => {
    const { rig, places } = await gather(NAMES);
    const [ann, bob, cai] = places;
    const laptop = rig.add('laptop', { userId: cai.host.userId });
    await rig.join(laptop);
    const connecting = bob.files.connect(peerIdOf(laptop));
    await rig.clock.advance(500);
    await connecting;
    const [ended, removed]: [string[], string[]] = [[], []];
    bob.files.onConnectionEnd((peerId) => ended.push(peerId));
    bob.files.onRemoved((userId) => removed.push(userId));
    ann.files.onRemoved((userId) => removed.push(userId));
    const laptopId = peerIdOf(laptop);
    ann.session.remove(peerIdOf(cai));
    await rig.clock.advance(1000);
    expect([namesOf(ann), namesOf(bob)]).toEqual([
      ['ann', 'bob'],
      ['ann', 'bob'],
    ]);
    expect([ended, removed]).toEqual([[laptopId], [cai.host.userId, cai.host.userId]]);
    await expect(bob.files.connect(laptopId)).rejects.toMatchObject({ code: 'peer-missing' });
  });

  it('is named to the server, which refuses it the names in the room, and let in there again', async () => {
    const { rig, places } = await gather(NAMES);
    const [ann, , cai] = places;
    ann.session.remove(peerIdOf(cai));
    await rig.clock.advance(1000);
    const { userId } = cai.host;
    const removal = { by: 'ann', room: 'lan203-0-113-7', userId, isRemoved: true };
    expect(rig.world.removals).toEqual([removal]);
    await rig.join(cai);
    expect(rig.world.removals).toEqual([removal]);
    ann.session.admit(peerIdOf(cai));
    await rig.clock.advance(1000);
    expect(rig.world.removals).toEqual([removal, { ...removal, isRemoved: false }]);
  });

  it('is named to a server that is away, as soon as it is back, with what holds then', async () => {
    const { rig, places } = await gather(NAMES);
    const [ann, bob, cai] = places;
    rig.world.restartServer(20_000);
    for (const place of [bob, cai]) ann.session.remove(peerIdOf(place));
    await rig.clock.advance(10_000);
    expect(rig.world.removals).toEqual([]);
    await rig.clock.advance(30_000);
    const users = [bob, cai].map(({ host }) => host.userId).sort();
    expect(rig.world.removals.map(({ userId }) => userId).sort()).toEqual(users);
  });

  it('waits at the door of a room that its creator founds again in the same session', async () => {
    const { rig, places } = await gather(NAMES);
    const [ann, bob, cai] = places;
    ann.session.remove(peerIdOf(cai));
    await rig.clock.advance(1000);
    for (const place of [bob, ann]) place.session.leave();
    rig.world.removedBefore = [cai.host.userId];
    await rig.clock.advance(5000);
    await rig.join(ann);
    ann.session.setAsksCreator(false);
    await rig.join(bob);
    await rig.join(cai);
    expect([namesOf(ann), ann.state().waiting]).toMatchObject([
      ['ann', 'bob'],
      [{ username: 'cai', wasRemoved: true }],
    ]);
    ann.session.admit(peerIdOf(cai));
    await rig.clock.advance(1000);
    expect(rig.world.removals.at(-1)).toMatchObject({ userId: cai.host.userId, isRemoved: false });
  });

  it('is taken out by the creator only, and not with the own account', async () => {
    const { rig, places } = await gather(NAMES);
    const [ann, bob, cai] = places;
    const phone = rig.add('phone', { userId: ann.host.userId });
    await rig.join(phone);
    bob.session.remove(peerIdOf(cai));
    ann.session.remove(peerIdOf(phone));
    await rig.clock.advance(1000);
    expect(namesOf(ann)).toEqual(['ann', 'bob', 'cai', 'phone']);
  });
});
