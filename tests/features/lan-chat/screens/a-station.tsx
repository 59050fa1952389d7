import { act } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { RoomMessage } from '../../../../src/features/lan-chat/model/room-state.ts';
import { LanStation } from '../../../../src/features/lan-chat/screens/LanStation.tsx';
import { lanChat } from '../../../../src/features/lan-chat/tool.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { renderPortal } from '../../../app/render.tsx';
import { until } from '../../../shared/dom.ts';
import {
  aGuest,
  aMember,
  createFakeHolder,
  createFakeRoomSession,
  type FakeRoomSession,
  inRoom,
} from '../fake-room-session.ts';

export const ADDRESS = '/portal/lan-chat';
const VIEW_PX = 600;
const MESSAGE_PX = 40;
export const guest = aGuest('阿哲');

export const labelled = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
export const toasts = () => useToastStore.getState().toasts.map(({ message }) => message);

/** Signs a visitor in, as a login would. */
export function signIn(): void {
  const user = { id: 'u1', username: '林夏', email: 'lin@example.com', role: 'USER', roles: [], permissions: [] };
  sessionController.begin({ token: 'a.b.c', user, expiresIn: 3600 } as never);
}

/** The tool in the whole shell, with a session that a test drives. */
export async function openTool(address = ADDRESS, session: FakeRoomSession = createFakeRoomSession()) {
  giveHeights();
  const holder = createFakeHolder(session);
  const screens = [{ path: '', load: async () => ({ default: () => <LanStation holder={holder} /> }) }];
  const { host, router } = await renderPortal([{ ...lanChat, screens }], address);
  await until(() => host.querySelector('main h1') !== null);
  return { host, router, holder, session };
}

/** The tool inside a room that this device leads. */
export async function openRoom(
  messages: readonly RoomMessage[] = [],
  session: FakeRoomSession = createFakeRoomSession(),
) {
  const opened = await openTool(ADDRESS, session);
  await act(async () => {
    await opened.holder.join({});
    session.set({ ...inRoom('creator', [aMember(), guest]), messages });
  });
  await until(() => opened.host.querySelector('[role="log"]') !== null);
  session.calls.length = 0;
  return opened;
}

/** Only messages in view are rendered, and the test environment has no layout. */
function giveHeights(): void {
  const view = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(VIEW_PX);
  const message = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(MESSAGE_PX);
  onTestFinished(() => {
    view.mockRestore();
    message.mockRestore();
  });
}
