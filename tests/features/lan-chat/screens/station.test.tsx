// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatChoices } from '../../../../src/features/lan-chat/hooks/chat-choices-store.ts';
import type { RoomMessage } from '../../../../src/features/lan-chat/model/room-state.ts';
import { copy } from '../../../../src/features/lan-chat/words.ts';
import * as clipboardFile from '../../../../src/platform/clipboard.ts';
import * as notificationFile from '../../../../src/platform/notification.ts';
import { useQuestions } from '../../../../src/shared/confirm/confirm.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { click } from '../../../app/render.tsx';
import { buttonOf } from '../../../shared/dom.ts';
import { aMember, aText, createFakeRoomSession, inRoom, ROOM } from '../fake-room-session.ts';
import { guest, labelled, openRoom, signIn, toasts } from './a-station.tsx';

/** Texts that were copied, oldest first. */
const copied: Promise<string>[] = [];

beforeEach(() => {
  signIn();
  copied.length = 0;
  vi.spyOn(clipboardFile, 'writeClipboard').mockImplementation(async (content) => {
    copied.push(content.then((blob) => blob.text()));
  });
  vi.spyOn(notificationFile, 'askToNotify').mockResolvedValue(true);
});
afterEach(async () => {
  await act(async () => {
    sessionController.end();
    useToastStore.setState({ toasts: [] });
    useQuestions.setState([], true);
    chatChoices.clear();
  });
});

const input = () => document.querySelector<HTMLTextAreaElement>(`textarea[aria-label="${copy.composer.label}"]`);

async function write(text: string): Promise<void> {
  const field = input();
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  await act(async () => {
    set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function press(key: string, options: KeyboardEventInit = {}): Promise<void> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  await act(async () => void input()?.dispatchEvent(event));
}

describe('writing', () => {
  it('sends with Enter and empties the input', async () => {
    const { session } = await openRoom();
    await write('你好');
    await press('Enter');
    expect(session.calls).toEqual([['sendText', '你好']]);
    expect(input()?.value).toBe('');
  });

  it.each([
    ['Shift+Enter', { shiftKey: true }],
    ['the Enter that ends a word of an input method', { isComposing: true }],
    ['the same in Safari', { keyCode: 229 }],
  ])('does not send with %s', async (_case, options) => {
    const { session } = await openRoom();
    await write('ni hao');
    await press('Enter', options);
    expect(session.calls).toEqual([]);
    expect(input()?.value).toBe('ni hao');
  });

  it('does not send spaces', async () => {
    const { session } = await openRoom();
    await write('  \n ');
    expect(labelled(copy.composer.send)).toHaveProperty('disabled', true);
    await press('Enter');
    expect(session.calls).toEqual([]);
  });

  it('refuses a text that is too long, with both numbers', async () => {
    const { host } = await openRoom();
    await write('字'.repeat(20_001));
    expect(host.textContent).toContain(copy.composer.tooLong(20_001, 20_000));
    expect(labelled(copy.composer.send)).toHaveProperty('disabled', true);
  });

  it.each([
    ['not-sent', copy.composer.notSent],
    ['too-fast', copy.composer.tooFast],
  ] as const)('keeps a text that was %s', async (textOutcome, words) => {
    await openRoom([], createFakeRoomSession({ textOutcome }));
    await write('你好');
    await press('Enter');
    expect(input()?.value).toBe('你好');
    expect(toasts()).toEqual([words]);
  });
});

const listTexts = (count: number) => Array.from({ length: count }, (_, index) => aText(`消息 ${index}`, guest));

describe('the conversation', () => {
  it('shows sender, text and safe links, and copies the text', async () => {
    const { host } = await openRoom([aText('看 https://example.com/a 和 javascript:alert(1)', guest)]);
    const log = host.querySelector('section [role="log"] p')?.parentElement;
    expect(log?.textContent).toContain('阿哲');
    const links = [...(log?.querySelectorAll('a') ?? [])];
    expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
      ['https://example.com/a', '_blank', 'noopener noreferrer nofollow'],
    ]);
    await click(labelled(copy.text.copy));
    expect(await copied[0]).toContain('javascript:alert(1)');
    expect(toasts()).toEqual([copy.text.copied]);
  });

  it('folds a long text until it is opened', async () => {
    const { host } = await openRoom([aText('行\n'.repeat(40), guest)]);
    expect(host.querySelector('[data-folded="true"]')).not.toBeNull();
    await click(buttonOf(copy.text.more));
    expect(host.querySelector('[data-folded="true"]')).toBeNull();
    expect(buttonOf(copy.text.less)?.getAttribute('aria-expanded')).toBe('true');
  });

  it('counts as read while it is in view', async () => {
    const session = createFakeRoomSession();
    const { router } = await openRoom([], session);
    expect(session.store.getState().isReading).toBe(true);
    await act(async () => router.navigate('/portal'));
    expect(session.store.getState().isReading).toBe(false);
  });

  it('renders only the part of it that is near the view', async () => {
    const { host } = await openRoom(listTexts(300));
    expect(host.querySelectorAll('[data-index]').length).toBeLessThan(60);
    expect(host.querySelector('[role="log"][aria-live="off"]')).not.toBeNull();
  });

  it('renders no old message again when one of the same sender is added to 300', async () => {
    const messages = listTexts(300);
    const { host, session } = await openRoom(messages);
    const scroller = host.querySelector('section:has([role="log"])');
    await act(async () => {
      if (scroller !== null) scroller.scrollTop = 300 * 64;
      scroller?.dispatchEvent(new Event('scroll'));
    });
    expect(host.textContent).toContain('消息 299');
    const rendered = vi.spyOn(copy.text, 'by');
    await act(async () => session.set({ messages: [...messages, aText('一条新消息', guest)] }));
    const newest = rendered.mock.calls.length;
    await act(async () => session.set({ messages: messages.map((message) => ({ ...message })) }));
    const again = rendered.mock.calls.length - newest;
    rendered.mockRestore();
    expect(newest).toBe(1);
    expect(again).toBeGreaterThan(5);
  });

  it.each([
    ['one message', 1, copy.notify.text('阿哲', '消息 0')],
    ['a few messages', 2, `${copy.notify.text('阿哲', '消息 0')}\n${copy.notify.text('阿哲', '消息 1')}`],
    ['a burst', 300, copy.notify.several(300, copy.notify.text('阿哲', '消息 299'))],
  ])('is announced: %s', async (_case, count, words) => {
    const { host, session } = await openRoom([aText('之前', guest)]);
    const announced = () => [...host.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
    const before = session.store.getState().messages;
    await act(async () => session.set({ messages: [...before, ...listTexts(count)] }));
    expect(announced()).toContain(words);
    await act(async () => session.set({ messages: [...before, ...listTexts(count), aText('我的')] }));
    expect(announced()).not.toContain(words);
  });

  it.each([
    [{ type: 'creator-lost' }, '站长已离开，正在重建驿站'],
    [{ type: 'new-creator', username: '阿哲', isMe: false }, '驿站已恢复，阿哲 是新站长'],
    [{ type: 'left', username: '阿哲' }, '阿哲 离开了'],
  ] as const)('shows the notice %j', async (notice, words) => {
    const message: RoomMessage = { kind: 'system', id: 's', at: 0, notice };
    const { host } = await openRoom([message]);
    expect(host.querySelector('[role="log"] p')?.textContent).toContain(words);
  });
});

describe('the room', () => {
  it('names its creator, counts the devices, and offers the creator to share it', async () => {
    const { host } = await openRoom();
    expect(host.querySelector('h1')?.textContent).toBe('林夏的驿站');
    expect(host.querySelector('h1 + [role="status"]')?.textContent).toBe(copy.room.online(2));
    await click(labelled(copy.share.copyLink));
    const link = `${window.location.origin}/mythinkn/portal/lan-chat?room=${ROOM.code}#${ROOM.secret}`;
    expect(await copied[0]).toBe(link);
    expect(toasts()).toEqual([copy.share.copied]);
    await click(labelled(copy.share.showQr));
    const code = document.querySelector(`[role="dialog"] [aria-label="${copy.share.qr}"]`);
    expect([code?.getAttribute('width'), code?.getAttribute('viewBox')?.startsWith('-2 -2 ')]).toEqual(['200', true]);
  });

  it('has no creator and no devices after this device was removed from it', async () => {
    const { host, session } = await openRoom([aText('之前', guest)]);
    await act(async () => session.set({ join: { step: 'failed', failure: 'removed' }, members: [] }));
    expect(host.querySelector('h1')?.textContent).toBe('小驿站');
    expect(host.querySelector('h1 + [role="status"]')?.textContent).toBe('未连接');
  });

  it('offers a guest no way to share it', async () => {
    const { host, session } = await openRoom();
    const me = aMember({ isCreator: false, peerId: 'user-1' });
    await act(async () => session.set(inRoom('guest', [{ ...guest, isCreator: true }, me])));
    expect(host.querySelector('h1')?.textContent).toBe('阿哲的驿站');
    expect(labelled(copy.share.copyLink)).toBeNull();
    expect(host.textContent).not.toContain(copy.room.asksCreator);
  });

  it.each([
    ['its word', { code: 'lanx-0123456789abcdef', word: '我家客厅' }, copy.room.aloneWithWord('我家客厅')],
    ['no code of the server', { code: 'lanx-0123456789abcdef', word: null }, copy.room.aloneByLink],
    ['the code of a network', { code: ROOM.code, word: null }, copy.room.aloneBody],
  ])('shows %s and a way in that fits it', async (_case, name, words) => {
    const { host, session } = await openRoom();
    await act(async () => session.set({ members: [aMember()], room: { ...ROOM, ...name } }));
    expect(host.textContent).toContain(words);
    const panel = host.querySelector('aside')?.textContent ?? '';
    expect(panel.includes('lanx-')).toBe(false);
    expect(panel.includes(name.word ?? name.code)).toBe(name.word !== null || name.code === ROOM.code);
    await click(labelled(copy.share.showQr));
    const intro = document.querySelector('[role="dialog"]')?.textContent ?? '';
    expect(intro.includes(copy.share.introWord('我家客厅'))).toBe(name.word !== null);
  });

  it('shows the way in while the creator is alone', async () => {
    const { host, session } = await openRoom();
    expect(host.textContent).not.toContain(copy.room.alone);
    await act(async () => session.set({ members: [aMember()] }));
    expect(host.textContent).toContain(copy.room.alone);
    expect(labelled(copy.share.qr)).not.toBeNull();
  });

  it('lets the creator admit or decline those who wait, and change the rule', async () => {
    const { session } = await openRoom();
    const waiting = ['老王', '小李'].map((username, index) => ({
      peerId: `user-${index}`,
      userId: username,
      username,
      since: 0,
    }));
    await act(async () => session.set({ waiting }));
    await click(labelled(copy.guests.admitLabel('老王')));
    await click(labelled(copy.guests.declineLabel('小李')));
    await click(document.querySelector('aside input[type="checkbox"]'));
    expect(session.calls).toEqual([
      ['admit', 'user-0'],
      ['decline', 'user-1'],
      ['setAsksCreator', false],
    ]);
  });

  it('says that it gathers again, and offers the way back when it cannot', async () => {
    const { host, session } = await openRoom([aText('a')]);
    await act(async () => session.set({ join: { step: 'waiting', next: 'joining', round: 1, recovery: { rank: 1 } } }));
    expect(host.textContent).toContain(copy.room.gathering);
    await act(async () => session.set({ join: { step: 'failed', failure: 'network' } }));
    expect(host.querySelector('[role="alert"]')?.textContent).toContain(copy.joinFailures.network.title);
    await click(buttonOf(copy.room.rejoin));
    expect(session.calls).toEqual([['join', {}]]);
  });

  it('asks before a conversation is lost, and leaves an empty room at once', async () => {
    const { session } = await openRoom([aText('a')]);
    await click(buttonOf(copy.room.leave));
    expect(session.calls).toEqual([]);
    await act(async () => useQuestions.getState()[0]?.answer('cancelled'));
    expect(session.calls).toEqual([]);
    await act(async () => session.set({ messages: [] }));
    await click(buttonOf(copy.room.leave));
    expect(session.calls).toEqual([['leave']]);
    expect(buttonOf(copy.lobby.join)).toBeDefined();
  });

  it('asks the browser before it turns notifications on', async () => {
    await openRoom();
    vi.mocked(notificationFile.askToNotify).mockResolvedValueOnce(false);
    await click(labelled(copy.notify.turnOn));
    expect(chatChoices.useValue.getState().notifies).toBe(false);
    await click(labelled(copy.notify.turnOn));
    expect(chatChoices.useValue.getState().notifies).toBe(true);
    await click(labelled(copy.notify.turnOff));
    expect(chatChoices.useValue.getState().notifies).toBe(false);
    expect(toasts()).toEqual([copy.notify.refused, copy.notify.on, copy.notify.off]);
  });
});
