// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copy } from '../../../../src/features/lan-chat/words.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { click } from '../../../app/render.tsx';
import { until } from '../../../shared/dom.ts';
import { aFileMessage, aReceivedFile, createFakeRoomSession } from '../fake-room-session.ts';
import { guest, labelled, openRoom, signIn, toasts } from './a-station.tsx';

beforeEach(signIn);
afterEach(async () => {
  await act(async () => {
    sessionController.end();
    useToastStore.setState({ toasts: [] });
  });
});

const IDS = ['a', 'b', 'c', 'd'];
const WORDS = copy.file.saveAll(4);
const ofDrop = () => labelled(copy.file.actionLabel(WORDS, copy.file.drop.title(4, null)));
/** Of the whole room, which stands alone. */
const ofRoom = () =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === WORDS && button !== ofDrop());

async function openReceived(session = createFakeRoomSession()) {
  const opened = await openRoom(
    IDS.map((id) => aFileMessage(id, guest, 0, { id: 'd', count: 4 })),
    session,
  );
  await act(async () => session.setFiles(IDS.map((id) => aReceivedFile(id, { state: { step: 'done' } }))));
  await until(() => ofDrop() !== null && ofRoom() !== undefined);
  return opened;
}

it('saves the files of a drop as one archive, and of the room until all of them are saved', async () => {
  const { session, holder, host } = await openReceived();
  expect(host.textContent).toContain(copy.room.received(4));
  await click(ofDrop());
  expect(session.calls).toEqual([['saveAll', IDS, expect.stringMatching(/^小驿站 [\d-]+$/)]]);
  await until(() => ofRoom() === undefined);
  expect(toasts()).toEqual([copy.file.savedAll(4)]);
  expect([...holder.store.getState().savedIds]).toEqual(IDS);
  expect(ofDrop()).not.toBeNull();
});

it.each([
  [{ type: 'failed' }, [copy.file.saveAllFailed], 0],
  [{ type: 'cancelled' }, [], 0],
  [{ type: 'saved', savedIds: ['b'], gone: ['a.pdf'] }, [copy.file.saveAllGone(1, ['a.pdf'])], 1],
] as const)('says how saving has ended: %j', async (outcome, words, savedCount) => {
  const { holder } = await openReceived(createFakeRoomSession({ saveAll: async () => outcome }));
  await click(ofRoom() ?? null);
  expect(toasts()).toEqual(words);
  expect(holder.store.getState().savedIds.size).toBe(savedCount);
});
