import { describe, expect, it } from 'vitest';
import { gather, listInside, namesOf, type Place } from './room-rig.ts';

const THREE = ['ann', 'bob', 'cai'] as const;

describe('a room', () => {
  it('is created by the first device and joined by the next ones', async () => {
    const { places } = await gather(THREE);
    const [ann, bob, cai] = places;
    expect(ann.state().join).toEqual({ step: 'in', role: 'creator' });
    expect(bob.state().join).toEqual({ step: 'in', role: 'guest' });
    expect([ann, bob, cai].map(namesOf)).toEqual([THREE, THREE, THREE].map((each) => [...each]));
    expect(bob.state().members.map(({ isCreator, isMe }) => [isCreator, isMe])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(ann.notices()).toEqual(['created', 'came bob', 'came cai']);
    expect(bob.notices()).toEqual(['joined', 'came cai']);
  });

  it('keeps strangers waiting without members and texts until its creator lets them in', async () => {
    const { rig, places } = await gather(['ann', 'bob']);
    const [ann] = places;
    const eve = rig.add('eve');
    await rig.join(eve);
    ann.session.sendText('secret');
    await rig.clock.advance(500);
    expect(eve.state()).toMatchObject({ admission: 'waiting', members: [], messages: [] });
    expect(eve.session.sendText('hello')).toBe('not-sent');
    expect(ann.state().waiting.map(({ username }) => username)).toEqual(['eve']);
    expect(namesOf(ann)).toEqual(['ann', 'bob']);
    ann.session.admit(ann.state().waiting[0]?.peerId ?? '');
    await rig.clock.advance(500);
    expect(eve.state().admission).toBe('admitted');
    expect([namesOf(eve), eve.texts()]).toEqual([['ann', 'bob', 'eve'], []]);
    expect(ann.state().waiting).toEqual([]);
  });

  it('sends a declined device back to the lobby', async () => {
    const { rig, places } = await gather(['ann']);
    const eve = rig.add('eve');
    await rig.join(eve);
    places[0].session.decline(places[0].state().waiting[0]?.peerId ?? '');
    await rig.clock.advance(1000);
    expect(eve.state()).toMatchObject({ admission: 'declined', join: { step: 'failed', failure: 'refused' } });
    expect(places[0].state().waiting).toEqual([]);
  });

  it.each([
    ['of the same account', { userId: 'u-ann' }],
    ['with the share link', { byLink: true }],
  ])('lets a device %s in at once', async (_, options) => {
    const { rig, places } = await gather(['ann']);
    const phone = rig.add('phone', options);
    await rig.join(phone);
    expect([phone.state().admission, namesOf(places[0])]).toEqual(['admitted', ['ann', 'phone']]);
  });

  it('lets everyone in when its creator does not want to be asked', async () => {
    const { rig, places } = await gather(['ann']);
    const [ann] = places;
    const bob = rig.add('bob');
    await rig.join(bob);
    ann.session.setAsksCreator(false);
    const cai = rig.add('cai');
    await rig.join(cai);
    expect(namesOf(cai)).toEqual(['ann', 'bob', 'cai']);
  });

  it('gives every text to everyone once, in the same order', async () => {
    const { rig, places } = await gather(THREE);
    for (const [index, place] of places.entries()) expect(place.session.sendText(`hello ${index}`)).toBe('sent');
    await rig.clock.advance(500);
    const texts = places.map((place) => place.texts().sort());
    expect(texts).toEqual(Array(3).fill(['hello 0', 'hello 1', 'hello 2']));
    expect(places.map((place) => place.state().unreadCount)).toEqual([2, 2, 2]);
    expect(places.some((place) => place.state().messages.some((each) => each.kind === 'text' && each.isPending))).toBe(
      false,
    );
    places[1].session.setReading(true);
    expect(places[1].state().unreadCount).toBe(0);
  });

  it('shows a burst of another device in few changes, and an own text at once', async () => {
    const { rig, places } = await gather(['ann', 'bob']);
    const [ann, bob] = places;
    let changeCount = 0;
    ann.session.store.subscribe(() => {
      changeCount += 1;
    });
    for (let number = 0; number < 90; number += 1) bob.session.sendText(`${number}`);
    await rig.clock.advance(100);
    ann.session.sendText('own');
    expect(ann.texts().at(-1)).toBe('own');
    await rig.clock.advance(500);
    expect(ann.texts()).toHaveLength(91);
    expect(changeCount).toBeLessThanOrEqual(4);
  });

  it.each([
    ['an empty text', '  \n'],
    ['a long text', 'x'.repeat(20_001)],
    ['a text that grows beyond a packet', '\u0001'.repeat(19_000)],
  ])('does not send %s', async (_, text) => {
    const { places } = await gather(['ann']);
    expect(places[0].session.sendText(text)).toBe('not-sent');
  });

  it('tells a newcomer that there was talk before, and no one who returns', async () => {
    const { rig, places } = await gather(['ann', 'bob']);
    const [ann, bob] = places;
    const isLate = (place: Place) =>
      place
        .state()
        .messages.flatMap((message) =>
          message.kind === 'system' && message.notice.type === 'joined' ? [message.notice.isLate === true] : [],
        );
    expect(isLate(bob)).toEqual([false]);
    ann.session.sendText('before');
    const cai = rig.add('cai');
    await rig.join(cai);
    rig.admitAll();
    await rig.clock.advance(500);
    expect([isLate(cai), cai.texts()]).toEqual([[true], []]);
    expect(isLate(bob)).toEqual([false]);
  });
});

describe('a room without its creator', () => {
  it.each([
    ['leaves', (place: Place) => place.session.leave(), 4000],
    ['loses its power', (place: Place) => Object.assign(place.host, { isCrashed: true }), 8000],
  ])('is led by the longest present guest when the creator %s', async (_, go, ms) => {
    const { rig, places } = await gather(['ann', 'bob', 'cai', 'dan']);
    const [ann, bob, cai, dan] = places;
    go(ann);
    await rig.clock.advance(ms);
    expect(bob.state().join).toEqual({ step: 'in', role: 'creator' });
    expect([bob, cai, dan].map(namesOf)).toEqual(Array(3).fill(['bob', 'cai', 'dan']));
    expect(bob.notices().slice(-2)).toEqual(['creator-lost', 'new-creator bob']);
    expect(cai.notices().slice(-2)).toEqual(['creator-lost', 'new-creator bob']);
    await rig.clock.advance(20_000);
    expect(cai.notices().at(-1)).toBe('new-creator bob');
  });

  it('is led by the next guest when the first one is gone, too', async () => {
    const { rig, places } = await gather(['ann', 'bob', 'cai', 'dan']);
    const [ann, bob, cai, dan] = places;
    rig.crash(ann);
    rig.crash(bob);
    await rig.clock.advance(25_000);
    expect(cai.state().join).toEqual({ step: 'in', role: 'creator' });
    expect([cai, dan].map(namesOf)).toEqual([
      ['cai', 'dan'],
      ['cai', 'dan'],
    ]);
    await rig.clock.advance(10_000);
    expect(dan.notices().slice(-3)).toEqual(['creator-lost', 'new-creator cai', 'left bob']);
  });

  it('sends texts that were written meanwhile, once', async () => {
    const { rig, places } = await gather(THREE);
    const [ann, bob, cai] = places;
    rig.crash(ann);
    await rig.clock.advance(2000);
    expect(cai.session.sendText('to a dead creator')).toBe('sent');
    await rig.clock.advance(2600);
    expect(bob.session.sendText('while gathering')).toBe('sent');
    expect(cai.session.sendText('me, too')).toBe('sent');
    await rig.clock.advance(6000);
    for (const place of [bob, cai])
      expect(place.texts().sort()).toEqual(['me, too', 'to a dead creator', 'while gathering']);
    expect(cai.state().messages.some((each) => each.kind === 'text' && each.isPending)).toBe(false);
  });

  it('does not follow a stranger that takes the room over first', async () => {
    const { rig, places } = await gather(THREE);
    const [ann, bob, cai] = places;
    const eve = rig.add('eve');
    eve.session.setAsksCreator(false);
    rig.crash(ann);
    void eve.session.join({});
    await rig.clock.advance(1000);
    bob.session.sendText('not for eve');
    for (let tenth = 0; tenth < 200; tenth++) {
      eve.session.setAsksCreator(false);
      await rig.clock.advance(100);
    }
    expect(eve.state().join).toEqual({ step: 'in', role: 'creator' });
    expect([bob, cai].map(({ state }) => state().join)).toEqual([
      { step: 'failed', failure: 'stranger' },
      { step: 'failed', failure: 'stranger' },
    ]);
    expect([eve.texts(), namesOf(eve)]).toEqual([[], ['eve']]);
    void bob.session.join({});
    await rig.clock.advance(3000);
    expect(bob.state().join).toEqual({ step: 'in', role: 'guest' });
  });

  it('does not hand its texts to a newcomer', async () => {
    const { rig, places } = await gather(THREE);
    places[1].session.sendText('before');
    await rig.clock.advance(500);
    rig.crash(places[0]);
    await rig.clock.advance(8000);
    const eve = rig.add('eve');
    await rig.join(eve);
    rig.admitAll();
    await rig.clock.advance(1000);
    expect([eve.state().admission, eve.texts()]).toEqual(['admitted', []]);
  });
});

describe('a member that comes back', () => {
  it('gets the texts that it missed', async () => {
    const { rig, places } = await gather(THREE);
    const [ann, , cai] = places;
    cai.host.latencyMs = 20_000;
    await rig.clock.advance(5000);
    ann.session.sendText('missed');
    await rig.clock.advance(1000);
    cai.host.latencyMs = 10;
    await rig.clock.advance(60_000);
    expect(listInside(places)).toHaveLength(3);
    expect(cai.texts()).toEqual(['missed']);
    expect(namesOf(ann)).toEqual([...THREE]);
  });
});

describe('the signalling', () => {
  it('is opened again without disturbing the room', async () => {
    const { rig, places } = await gather(THREE);
    const connections = rig.world.connectionCount;
    rig.world.restartServer(3000);
    await rig.clock.advance(1000);
    places[1].session.sendText('without a server');
    await rig.clock.advance(9000);
    expect(places.map((place) => place.texts())).toEqual(Array(3).fill(['without a server']));
    expect(rig.world.connectionCount).toBe(connections);
    expect([...rig.world.sockets.keys()].filter((id) => id.startsWith('room-'))).toHaveLength(1);
    const dan = rig.add('dan');
    await rig.join(dan);
    rig.admitAll();
    await rig.clock.advance(500);
    expect(namesOf(dan).sort()).toEqual(['ann', 'bob', 'cai', 'dan']);
  });

  it('ends in one room when a newcomer has created another one meanwhile', async () => {
    const { rig, places } = await gather(THREE);
    places[0].host.isServerCut = true;
    rig.world.restartServer(100);
    await rig.clock.advance(1500);
    const dan = rig.add('dan');
    await rig.join(dan);
    places[0].host.isServerCut = false;
    for (let second = 0; second < 40; second++) {
      rig.admitAll();
      await rig.clock.advance(1000);
    }
    const all = [...places, dan];
    expect(all.filter((place) => place.state().join.step === 'in' && 'role' in place.state().join)).toHaveLength(4);
    expect(all.map((place) => namesOf(place).sort())).toEqual(Array(4).fill(['ann', 'bob', 'cai', 'dan']));
  });
});
