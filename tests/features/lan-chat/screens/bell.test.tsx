// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatChoices } from '../../../../src/features/lan-chat/hooks/chat-choices-store.ts';
import { copy } from '../../../../src/features/lan-chat/words.ts';
import * as notificationFile from '../../../../src/platform/notification.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { click } from '../../../app/render.tsx';
import { buttonOf } from '../../../shared/dom.ts';
import { labelled, openRoom, signIn } from './a-station.tsx';

beforeEach(() => {
  signIn();
  vi.spyOn(notificationFile, 'canAskToNotify').mockReturnValue(true);
  vi.spyOn(notificationFile, 'askToNotify').mockResolvedValue(true);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await act(async () => {
    sessionController.end();
    useToastStore.setState({ toasts: [] });
    chatChoices.clear();
  });
});

const question = () => labelled(copy.guests.bell);
const knock = { peerId: 'user-9', userId: 'u9', username: '老王', since: 0 };

async function openWithKnock() {
  const { session } = await openRoom();
  expect(question()).toBeNull();
  await act(async () => session.set({ waiting: [knock] }));
  return session;
}

it.each([
  ['allows notifications', copy.guests.bellOn, true],
  ['wants none', copy.guests.bellOff, false],
])('is asked for with the first knock, and not again when the visitor %s', async (_, button, notifies) => {
  const session = await openWithKnock();
  expect(question()).not.toBeNull();
  await click(buttonOf(button));
  expect(question()).toBeNull();
  expect(chatChoices.useValue.getState().notifies).toBe(notifies);
  await act(async () => session.set({ waiting: [] }));
  await act(async () => session.set({ waiting: [{ ...knock, peerId: 'user-8' }] }));
  expect(question()).toBeNull();
});

it('is not asked for where the browser has an answer already', async () => {
  vi.mocked(notificationFile.canAskToNotify).mockReturnValue(false);
  await openWithKnock();
  expect(question()).toBeNull();
});
