import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { RATE_LIMITS, ROOM_LIMITS } from '../../../../src/features/lan-chat/constants.ts';
import { diffMembers, sortMembers, toRank } from '../../../../src/features/lan-chat/model/members.ts';
import { applyUse, createRateMeter } from '../../../../src/features/lan-chat/model/rate-meter.ts';
import { applyRoom, EMPTY_ROOM, type TextMessage } from '../../../../src/features/lan-chat/model/room.ts';
import type { Member } from '../../../../src/features/lan-chat/model/room-state.ts';
import {
  createTextLog,
  listKnownIds,
  listMissedTexts,
  listOwnTexts,
  recordPresence,
  recordText,
} from '../../../../src/features/lan-chat/model/text-log.ts';

const member = (name: string, joinedAt: number, more: Partial<Member> = {}): Member => ({
  peerId: `user-${joinedAt}`,
  userId: name,
  username: name,
  joinedAt,
  isCreator: false,
  isMe: false,
  ...more,
});
const text = (id: number): TextMessage => ({
  kind: 'text',
  id: String(id),
  at: id,
  username: 'ann',
  peerId: 'user-1',
  isMine: false,
  isPending: false,
  text: 'hello',
});

describe('the conversation', () => {
  it('shows a text once', () => {
    const once = applyRoom(EMPTY_ROOM, { type: 'text', message: text(1) });
    expect(applyRoom(once, { type: 'text', message: text(1) })).toBe(once);
    expect([once.messages.length, once.unreadCount]).toEqual([1, 1]);
  });

  it('keeps the latest entries', () => {
    let state = EMPTY_ROOM;
    for (let id = 0; id < ROOM_LIMITS.messages + 10; id++)
      state = applyRoom(state, { type: 'text', message: text(id) });
    expect(state.messages).toHaveLength(ROOM_LIMITS.messages);
    expect(state.messages[0]?.id).toBe('10');
  });

  it('counts foreign texts and files as unread, own ones and notices not', () => {
    let state = applyRoom(EMPTY_ROOM, { type: 'text', message: { ...text(1), isMine: true } });
    state = applyRoom(state, { type: 'file', fileId: 'a', from: member('me', 1, { isMe: true }), drop: null, at: 1 });
    state = applyRoom(state, { type: 'system', id: 's', at: 1, notice: { type: 'joined' } });
    expect(state.unreadCount).toBe(0);
    state = applyRoom(state, { type: 'file', fileId: 'b', from: member('ann', 2), drop: null, at: 1 });
    expect(state.unreadCount).toBe(1);
    const reading = applyRoom(state, { type: 'reading', isReading: true });
    expect([reading.unreadCount, applyRoom(reading, { type: 'text', message: text(2) }).unreadCount]).toEqual([0, 0]);
    const away = applyRoom(reading, { type: 'reading', isReading: false });
    expect(applyRoom(away, { type: 'text', message: text(2) }).unreadCount).toBe(1);
  });

  it('is empty after leaving', () => {
    const state = applyRoom(EMPTY_ROOM, { type: 'text', message: text(1) });
    expect(applyRoom(state, { type: 'left' })).toEqual(EMPTY_ROOM);
  });
});

describe('members', () => {
  const ann = member('ann', 1, { isCreator: true });
  const bob = member('bob', 2, { isMe: true });
  const cai = member('cai', 3);

  it('inherit the room in the order in which they came', () => {
    expect(toRank([cai, bob, ann])).toBe(0);
    expect(toRank([ann, bob, member('old', 0)])).toBe(1);
    expect(toRank([ann, cai])).toBe(Number.POSITIVE_INFINITY);
    expect(sortMembers([cai, ann, bob])).toEqual([ann, bob, cai]);
  });

  it('that take another id have neither come nor left', () => {
    const leader = { ...cai, peerId: 'room-lan', isCreator: true };
    expect(diffMembers([ann, bob, cai], [leader, bob])).toEqual({ came: [], left: [ann] });
    expect(diffMembers([bob], [bob, cai])).toEqual({ came: [cai], left: [] });
  });
});

describe('the log of texts', () => {
  const packet = (id: number) => ({
    type: 'text' as const,
    id: id.toString(16).padStart(32, '0'),
    content: 'hello',
    username: 'ann',
    from: 'user-1',
    timestamp: 1,
  });

  it('gives a member the texts since it was first present, without those it has', () => {
    const log = createTextLog();
    recordText(log, packet(1), { at: 0, isMine: false });
    recordPresence(log, ['bob']);
    recordText(log, packet(2), { at: 0, isMine: false });
    recordText(log, packet(3), { at: 0, isMine: false });
    recordPresence(log, ['bob']);
    expect(listMissedTexts(log, 'bob', [packet(2).id])).toEqual([packet(3)]);
    expect(listMissedTexts(log, 'eve', [])).toEqual([]);
  });

  it('is bounded and refuses doubles', () => {
    const log = createTextLog();
    for (let id = 0; id < 5000; id++) recordText(log, packet(id), { at: 0, isMine: false });
    expect(recordText(log, packet(4999), { at: 0, isMine: false })).toBe(false);
    expect([listKnownIds(log).length, log.seenIds.size]).toEqual([ROOM_LIMITS.history, ROOM_LIMITS.seenIds]);
  });

  it('repeats recent own texts only for a creator that was present when they were written', () => {
    const log = createTextLog();
    recordPresence(log, ['bob']);
    recordText(log, packet(1), { at: 0, isMine: true });
    recordText(log, packet(2), { at: 50_000, isMine: true });
    recordPresence(log, ['eve']);
    expect(listOwnTexts(log, 'bob', 60_000)).toEqual([packet(2)]);
    expect(listOwnTexts(log, 'eve', 60_000)).toEqual([]);
    log.pending.set(packet(1).id, packet(1));
    expect(listOwnTexts(log, 'eve', 60_000)).toEqual([packet(1)]);
  });
});

test('no device sends more than its burst and what time gives it', () => {
  const steps = fc.array(fc.tuple(fc.nat(3000), fc.nat(50)), { maxLength: 200 });
  fc.assert(
    fc.property(steps, (list) => {
      let [now, sent] = [0, 0];
      let meter = createRateMeter(0, 1);
      for (const [wait, packets] of list) {
        now += wait;
        const next = applyUse(meter, { packets, texts: 0, chars: 0 }, now);
        if (next === null) continue;
        meter = next;
        sent += packets;
      }
      const { burst, perSecond } = RATE_LIMITS.packets;
      expect(sent).toBeLessThanOrEqual(burst + (perSecond * now) / 1000 + 1e-6);
    }),
  );
});
