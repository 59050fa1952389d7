import { describe, expect, it } from 'vitest';
import { DEFAULT_CHAT_CHOICES, parseChatChoices } from '../../../../src/features/lan-chat/model/chat-choices.ts';
import { toMemberLabels } from '../../../../src/features/lan-chat/model/member-labels.ts';
import { toMessageRows } from '../../../../src/features/lan-chat/model/message-rows.ts';
import type { RoomMessage } from '../../../../src/features/lan-chat/model/room-state.ts';
import { aFileMessage, aGuest, aMember, aText, START } from '../fake-room-session.ts';

const MINUTE_MS = 60_000;
const guest = aGuest('阿哲');
const notice: RoomMessage = { kind: 'system', id: 's', at: START, notice: { type: 'joined' } };

describe('groups of messages', () => {
  const groupsOf = (messages: readonly RoomMessage[]) =>
    toMessageRows(messages).map(({ startsGroup }) => (startsGroup ? '[x' : 'x'));

  it.each([
    ['one sender, texts and files', [aText('a'), aFileMessage('f'), aText('b')], ['[x', 'x', 'x']],
    ['two senders', [aText('a'), aText('b', guest), aText('c', guest)], ['[x', '[x', 'x']],
    ['a long pause', [aText('a'), aText('b', aMember(), START + 5 * MINUTE_MS)], ['[x', '[x']],
    ['a notice between', [aText('a'), notice, aText('b')], ['[x', '[x', '[x']],
    ['nothing', [], []],
  ])('of %s', (_case, messages, groups) => {
    expect(groupsOf(messages)).toEqual(groups);
  });
});

describe('files that were chosen together', () => {
  const drop = (id: string, count = 100) => ({ id, count });
  const files = (count: number, of = drop('d'), from = guest, name = 'f') =>
    Array.from({ length: count }, (_, index) => aFileMessage(`${name}${index}`, from, START + index, of));
  const countsOf = (messages: readonly RoomMessage[]) => toMessageRows(messages).map(({ fileIds }) => fileIds.length);

  it.each<[string, readonly RoomMessage[], readonly number[]]>([
    ['are one row', files(100), [100]],
    ['are one row from the first one on', files(1), [1]],
    ['are rows of their own where they are few', files(3, drop('d', 3)), [0, 0, 0]],
    [
      'are two rows where they were chosen at two times',
      [...files(4, drop('d', 4)), ...files(5, drop('e', 5))],
      [4, 5],
    ],
    [
      'are two rows where two devices use the same name for them',
      [...files(4), ...files(4, drop('d'), aMember())],
      [4, 4],
    ],
    ['are two rows around a text', [...files(4), aText('a', guest), ...files(2)], [4, 0, 2]],
    ['do not take in a file that was sent alone', [...files(4), aFileMessage('x', guest)], [4, 0]],
  ])('%s', (_case, messages, counts) => {
    expect(countsOf(messages)).toEqual(counts);
  });

  it('keep their row until another one of them arrives', () => {
    const rows = toMessageRows(files(3));
    const later = toMessageRows([...files(3), aText('a', aMember(), START + 3)], rows);
    expect(later[0]?.fileIds).toEqual(['f0', 'f1', 'f2']);
    const all = files(4);
    const [before] = toMessageRows(all);
    expect(toMessageRows(all, before === undefined ? [] : [before])[0]).toBe(before);
  });
});

describe('rows of a growing conversation', () => {
  const texts = Array.from({ length: 300 }, (_, index) => aText(`${index}`, guest, START + index));

  it('are the same objects when a message is added', () => {
    let rows = toMessageRows(texts.slice(0, 1));
    for (let count = 2; count <= texts.length; count += 1) {
      const after = toMessageRows(texts.slice(0, count), rows);
      expect(after.filter((row) => !rows.includes(row))).toHaveLength(1);
      rows = after;
    }
    expect(rows).toEqual(toMessageRows(texts));
    const other = toMessageRows([...texts, aText('mine')], rows);
    expect(other.filter((row) => !rows.includes(row))).toHaveLength(1);
  });

  it('are new where their message has changed', () => {
    const [first = aText('a'), ...rest] = texts;
    const rows = toMessageRows(texts);
    const after = toMessageRows([{ ...first }, ...rest], rows);
    expect(after.map((row, index) => row === rows[index]).slice(0, 3)).toEqual([false, true, true]);
  });
});

describe('labels of members', () => {
  const labelsOf = (...members: Parameters<typeof toMemberLabels>[0]) =>
    toMemberLabels(members).map(({ relation, number }) => [relation, number]);
  const second = aMember({ peerId: 'user-2', isMe: false, isCreator: false });

  it('tell the own devices apart from those of others', () => {
    expect(labelsOf(aMember(), second, guest)).toEqual([
      ['me', null],
      ['my-other-device', null],
      ['other', null],
    ]);
  });

  it('number several devices of one user', () => {
    const third = { ...second, peerId: 'user-3' };
    expect(labelsOf(aMember(), second, guest, third)).toEqual([
      ['me', null],
      ['my-other-device', 1],
      ['other', null],
      ['my-other-device', 2],
    ]);
  });
});

describe('remembered choices', () => {
  it.each([
    ['{}', DEFAULT_CHAT_CHOICES],
    ['{"notifies":true,"roomCode":"kitchen"}', { ...DEFAULT_CHAT_CHOICES, notifies: true, roomCode: 'kitchen' }],
    ['{"notifies":1}', null],
    ['{"roomCode":"我家客厅"}', { ...DEFAULT_CHAT_CHOICES, roomCode: '我家客厅' }],
    ['{"isBellAnswered":"yes"}', null],
    ['{"roomCode":"<b>"}', null],
    ['[', null],
    ['null', null],
  ])('are read from %s', (text, choices) => {
    expect(parseChatChoices(text)).toEqual(choices);
  });
});
