// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseForChat } from '../../../../src/features/lan-chat/hooks/chat-choices-store.ts';
import { watchRoom } from '../../../../src/features/lan-chat/hooks/watch-room.ts';
import { copy } from '../../../../src/features/lan-chat/words.ts';
import { dispatchSessionEvent } from '../../../../src/shared/events.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { listUnsavedWork, listWorkLostByLeaving } from '../../../../src/shared/unsaved-work.ts';
import {
  aFileMessage,
  aGuest,
  aMember,
  aReceivedFile,
  aSentFile,
  aText,
  createFakeHolder,
  createFakeRoomSession,
  inRoom,
} from '../fake-room-session.ts';

const notification = vi.hoisted(() => ({ showNotification: vi.fn(async () => undefined) }));
vi.mock('../../../../src/platform/notification.ts', () => notification);
const screen = vi.hoisted(() => ({ stop: vi.fn(), keepScreenOn: vi.fn() }));
vi.mock('../../../../src/platform/wake-lock.ts', () => screen);

const guest = aGuest('阿哲');
const running = { step: 'running', doneBytes: 0, bytesPerSecond: null } as const;

async function open() {
  const session = createFakeRoomSession();
  const holder = createFakeHolder(session, watchRoom);
  await holder.join({});
  session.set(inRoom('creator', [aMember(), guest]));
  return { session, holder };
}

function hidePage(isHidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: isHidden ? 'hidden' : 'visible' });
}

beforeEach(() => {
  screen.keepScreenOn.mockReturnValue(screen.stop);
  document.title = '小驿站';
});
afterEach(() => {
  vi.clearAllMocks();
  hidePage(false);
  chooseForChat({ notifies: false });
  useToastStore.setState({ toasts: [] });
});

it.each([
  [3, '(3) 小驿站'],
  [120, '(99+) 小驿站'],
])('puts %s unread messages into the title, and removes the count', async (unreadCount, title) => {
  const { session } = await open();
  session.set({ unreadCount: 1 });
  session.set({ unreadCount });
  expect(document.title).toBe(title);
  session.set({ unreadCount: 0 });
  expect(document.title).toBe('小驿站');
});

it('shows a knock on every page, counts it in the title, and lets the guest in from there', async () => {
  const { session } = await open();
  const knock = { peerId: 'user-9', userId: 'u9', username: '小林', since: 0 };
  session.set({ isReading: false, waiting: [knock], unreadCount: 2 });
  expect(document.title).toBe('(3) 小驿站');
  const [toast, ...others] = useToastStore.getState().toasts;
  expect([toast?.message, others]).toEqual([copy.notify.guest('小林'), []]);
  session.set({ unreadCount: 3 });
  expect(useToastStore.getState().toasts).toHaveLength(1);
  session.calls.length = 0;
  toast?.action?.onClick();
  expect(session.calls).toEqual([['admit', 'user-9']]);
  session.set({ waiting: [], unreadCount: 0 });
  expect(useToastStore.getState().toasts).toEqual([]);
  expect(document.title).toBe('小驿站');
});

it('shows no toast for a knock while the room is in view', async () => {
  const { session } = await open();
  session.set({ isReading: true });
  session.set({ waiting: [{ peerId: 'user-9', userId: 'u9', username: '小林', since: 0 }] });
  expect(useToastStore.getState().toasts).toEqual([]);
  expect(document.title).toBe('小驿站');
  session.set({ isReading: false });
  expect(document.title).toBe('(1) 小驿站');
  expect(useToastStore.getState().toasts).toHaveLength(1);
  session.set({ isReading: true });
  expect(useToastStore.getState().toasts).toEqual([]);
});

it('keeps the screen on and asks before closing while files are transferred', async () => {
  const { session } = await open();
  const receivers = [{ peerId: 'user-1', username: '阿哲', state: running }];
  session.setFiles([aSentFile('f', { receivers })]);
  session.setFiles([
    aSentFile('f', { receivers: [{ peerId: 'user-1', username: '阿哲', state: { ...running, doneBytes: 9 } }] }),
  ]);
  expect(screen.keepScreenOn).toHaveBeenCalledOnce();
  expect(listUnsavedWork()).toEqual([copy.unsaved.transfers]);
  expect(listWorkLostByLeaving()).toEqual([]);
  session.setFiles([aSentFile('f', { receivers: [{ peerId: 'user-1', username: '阿哲', state: { step: 'done' } }] })]);
  expect(screen.stop).toHaveBeenCalledOnce();
  expect(listUnsavedWork()).toEqual([]);
});

it('asks before closing until a received file is saved', async () => {
  const { session, holder } = await open();
  session.setFiles([aReceivedFile('f', { state: { step: 'done' } })]);
  expect(listUnsavedWork()).toEqual([copy.unsaved.received]);
  holder.markSaved('f');
  expect(listUnsavedWork()).toEqual([]);
});

it('asks before closing while a text waits', async () => {
  const { session } = await open();
  session.set({ messages: [{ ...aText('a'), isPending: true } as never] });
  expect(listUnsavedWork()).toEqual([copy.unsaved.waiting]);
  session.set({ messages: [aText('a')] });
  expect(listUnsavedWork()).toEqual([]);
});

it('notifies of texts, files and guests while the page is hidden, if the visitor wants that', async () => {
  const { session } = await open();
  hidePage(true);
  session.set({ messages: [aText('not yet', guest)] });
  expect(notification.showNotification).not.toHaveBeenCalled();
  chooseForChat({ notifies: true });
  const { messages } = session.store.getState();
  session.set({ messages: [...messages, aText('你好', guest)] });
  session.setFiles([aReceivedFile('f', { name: 'a.pdf' })]);
  session.set({ messages: [...session.store.getState().messages, aFileMessage('f', guest)] });
  session.set({ messages: [...session.store.getState().messages, aText('own')] });
  session.set({ waiting: [{ peerId: 'user-7', userId: 'x', username: '老王', since: 0 }] });
  const bodies = notification.showNotification.mock.calls.map(
    (call: readonly unknown[]) => (call[1] as { body: string }).body,
  );
  expect(bodies).toEqual(['阿哲：你好', '阿哲 发来文件：a.pdf', '老王 想进入驿站']);
});

it('stays silent while the page is visible', async () => {
  const { session } = await open();
  chooseForChat({ notifies: true });
  session.set({ messages: [aText('你好', guest)] });
  expect(notification.showNotification).not.toHaveBeenCalled();
});

it('leaves the room when the visitor signs out', async () => {
  const { session } = await open();
  dispatchSessionEvent('logout');
  expect(session.calls.at(-1)).toEqual(['leave']);
});
