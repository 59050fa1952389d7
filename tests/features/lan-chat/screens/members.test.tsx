// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copy } from '../../../../src/features/lan-chat/words.ts';
import { useQuestions } from '../../../../src/shared/confirm/confirm.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { click } from '../../../app/render.tsx';
import { buttonOf, until } from '../../../shared/dom.ts';
import {
  aFileMessage,
  aGuest,
  aMember,
  aReceivedFile,
  aSentFile,
  aText,
  createFakeRoomSession,
  inRoom,
} from '../fake-room-session.ts';
import { guest, labelled, openRoom, signIn, toasts } from './a-station.tsx';

beforeEach(signIn);
afterEach(async () => {
  await act(async () => {
    sessionController.end();
    useToastStore.setState({ toasts: [] });
    useQuestions.setState([], true);
  });
});

const wang = aGuest('老王');
const everyone = [aMember(), guest, wang];
const textOf = (element: Element | null | undefined) => element?.textContent ?? '';
const log = () => textOf(document.querySelector('[role="log"][aria-live="off"]'));
const targetButton = (name: string) => labelled(copy.target.choose(name));

async function choose(label: string): Promise<void> {
  const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  await until(() => items().some((item) => textOf(item) === label));
  await click(items().find((item) => textOf(item) === label) ?? null);
}

async function openMenuOf(name: string): Promise<void> {
  await click(labelled(copy.member.more(name)));
}

async function openThree(messages: Parameters<typeof openRoom>[0] = []) {
  const opened = await openRoom(messages);
  await act(async () => opened.session.set(inRoom('creator', everyone)));
  return opened;
}

describe('sending to one device', () => {
  it('is chosen above the input, is said there, and ends with one button', async () => {
    const { session } = await openThree();
    await click(targetButton(copy.target.everyone));
    await choose(wang.username);
    expect(session.calls).toEqual([['setTarget', wang.peerId]]);
    const bar = labelled(copy.target.label);
    expect(textOf(bar)).toContain(copy.target.only(wang.username));
    expect(textOf(bar)).toContain(copy.target.direct);
    await click(buttonOf(copy.target.reset));
    expect(session.calls.at(-1)).toEqual(['setTarget', null]);
    expect(textOf(labelled(copy.target.label))).toContain(copy.target.everyone);
  });

  it('says who else could read along where the leading device may pass it on', async () => {
    const { session } = await openThree();
    const leader = aGuest('站长', { peerId: 'room-lan203-0-113-7', isCreator: true });
    const me = aMember({ peerId: 'user-me', isCreator: false });
    await act(async () => session.set(inRoom('guest', [leader, me, wang])));
    await act(async () => session.setTarget(wang.peerId));
    expect(textOf(labelled(copy.target.label))).toContain(copy.target.relayed(leader.username));
    await act(async () => session.setTarget(leader.peerId));
    expect(textOf(labelled(copy.target.label))).toContain(copy.target.direct);
  });

  it('stays with its device while that is away, and says so instead of going to everyone', async () => {
    const session = createFakeRoomSession({ textOutcome: 'away' });
    const { holder } = await openRoom([], session);
    await act(async () => session.set(inRoom('creator', everyone)));
    await act(async () => session.setTarget(wang.peerId));
    await act(async () => session.set({ members: [aMember(), guest] }));
    expect(textOf(labelled(copy.target.label))).toContain(copy.target.away(wang.username));
    await act(async () => holder.setDraft('秘密'));
    await click(labelled(copy.composer.send));
    expect(toasts()).toEqual([copy.composer.away(wang.username)]);
    expect(holder.store.getState().draft).toBe('秘密');
  });

  it('is chosen in the list of members as well', async () => {
    const { session } = await openThree();
    await openMenuOf(wang.username);
    await choose(copy.member.sendOnly);
    expect(session.calls).toEqual([['setTarget', wang.peerId]]);
  });

  it('is not offered by a room without others', async () => {
    const { session } = await openRoom();
    await act(async () => session.set(inRoom('creator', [aMember()])));
    expect(labelled(copy.target.label)).toBeNull();
  });

  it('is said of each text and file, with who passes it on and why it has not arrived', async () => {
    const privacy = { username: wang.username, relayedBy: null, failure: null };
    const { session } = await openRoom([
      { ...aText('悄悄话'), kind: 'text', privacy } as ReturnType<typeof aText>,
      { ...aText('没到'), kind: 'text', privacy: { ...privacy, failure: 'unreachable' } } as ReturnType<typeof aText>,
      { ...aText('给我的', wang), kind: 'text', privacy: { ...privacy, relayedBy: '站长' } } as ReturnType<
        typeof aText
      >,
      aFileMessage('f1'),
      aFileMessage('f2', wang),
    ]);
    await act(async () => {
      session.setFiles([
        aSentFile('f1', { onlyFor: guest.username, relayedBy: '中转' }),
        aReceivedFile('f2', { isPrivate: true }),
      ]);
    });
    const shown = log();
    expect(shown.split(copy.private.mine(wang.username))).toHaveLength(3);
    for (const words of [
      copy.private.failures.unreachable,
      copy.private.relayed('站长'),
      copy.private.mine(guest.username),
      copy.private.relayed('中转'),
    ])
      expect(shown).toContain(words);
    expect(shown.split(copy.private.received)).toHaveLength(3);
    await click(buttonOf(copy.private.resend));
    expect(session.calls).toEqual([['resendText', session.store.getState().messages[1]?.id]]);
  });
});

describe('a muted member', () => {
  it('has its messages folded to one line, which opens, until it is no longer muted', async () => {
    const { session } = await openThree([aText('一', wang), aText('二', wang), aText('三', guest), aText('四', wang)]);
    await openMenuOf(wang.username);
    await choose(copy.member.mute);
    expect(session.calls).toEqual([['setMuted', wang.userId, true]]);
    expect(log()).toContain(copy.muted.folded(wang.username, 2));
    expect(log()).toContain(copy.muted.folded(wang.username, 1));
    expect(log()).not.toContain('二');
    expect(log()).toContain('三');
    const details = document.querySelector<HTMLDetailsElement>('[role="log"] details');
    await act(async () => {
      if (details !== null) details.open = true;
      details?.dispatchEvent(new Event('toggle'));
    });
    expect(log()).toContain('二');
    await openMenuOf(wang.username);
    await choose(copy.member.unmute);
    expect(log()).not.toContain(copy.muted.folded(wang.username, 2));
    expect(log()).toContain('四');
  });

  it('is not read aloud, and its files are not among those to accept', async () => {
    const { session } = await openThree();
    await act(async () => session.setMuted(wang.userId, true));
    const spoken = () => [...document.querySelectorAll('[role="status"]')].map(textOf).join('\n');
    await act(async () => session.set({ messages: [aText('听得到', guest), aText('听不到', wang)] }));
    expect(spoken()).toContain('听得到');
    expect(spoken()).not.toContain('听不到');
    await act(async () =>
      session.setFiles(['a', 'b', 'c'].map((id) => aReceivedFile(id, { userId: id === 'c' ? wang.userId : 'u' }))),
    );
    await click(buttonOf(copy.room.acceptAll(2)));
    expect(session.calls.filter(([method]) => method === 'accept')).toEqual([
      ['accept', 'a'],
      ['accept', 'b'],
    ]);
  });
});

describe('removing a member', () => {
  it('is asked for first', async () => {
    const { session } = await openThree();
    await openMenuOf(wang.username);
    await choose(copy.member.remove);
    expect(session.calls).toEqual([]);
    const answer = (outcome: 'cancelled' | 'confirmed') => act(async () => useQuestions.getState()[0]?.answer(outcome));
    await answer('cancelled');
    expect(session.calls).toEqual([]);
    await openMenuOf(wang.username);
    await choose(copy.member.remove);
    await answer('confirmed');
    expect(session.calls).toEqual([['remove', wang.peerId]]);
  });

  it.each([
    ['a guest', 'guest', false],
    ['the creator', 'creator', true],
  ] as const)('is offered to %s where it can', async (_, role, canRemove) => {
    const { session } = await openRoom();
    const leader = aGuest('站长', { peerId: 'room-lan203-0-113-7', isCreator: true });
    const me = role === 'creator' ? aMember() : aMember({ peerId: 'user-me', isCreator: false });
    await act(async () => session.set(inRoom(role, role === 'creator' ? [me, wang] : [leader, me, wang])));
    await openMenuOf(wang.username);
    await until(() => document.querySelector('[role="menuitem"]') !== null);
    const labels = [...document.querySelectorAll('[role="menuitem"]')].map(textOf);
    expect(labels.includes(copy.member.remove)).toBe(canRemove);
    expect(labels).toContain(copy.member.mute);
  });

  it('is not offered for a device of the own account, which is not muted either', async () => {
    const phone = aMember({ peerId: 'user-phone', isMe: false, isCreator: false });
    const { session } = await openRoom();
    await act(async () => session.set(inRoom('creator', [aMember(), phone])));
    await click(document.querySelector<HTMLElement>('aside li button'));
    await until(() => document.querySelector('[role="menuitem"]') !== null);
    expect([...document.querySelectorAll('[role="menuitem"]')].map(textOf)).toEqual([copy.member.sendOnly]);
  });

  it('is shown to the removed device, and to the creator when that knocks again', async () => {
    const { host, session } = await openThree();
    const knock = { peerId: 'user-9', userId: 'u9', username: '老王', since: 0, wasRemoved: true };
    await act(async () => session.set({ waiting: [knock] }));
    expect(textOf(host)).toContain(copy.guests.asks('老王', true));
    await act(async () => session.set({ join: { step: 'failed', failure: 'removed' }, messages: [aText('留着')] }));
    expect(textOf(document.querySelector('[role="alert"]'))).toContain(copy.joinFailures.removed.title);
  });
});
