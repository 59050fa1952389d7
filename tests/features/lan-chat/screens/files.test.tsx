// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copy } from '../../../../src/features/lan-chat/words.ts';
import { useAccountDialogs } from '../../../../src/shared/session/account-dialogs.ts';
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
  createFakeRoomSession,
} from '../fake-room-session.ts';
import { guest, labelled, openRoom, signIn, toasts } from './a-station.tsx';

beforeEach(signIn);
afterEach(async () => {
  await act(async () => {
    sessionController.end();
    useToastStore.setState({ toasts: [] });
    useAccountDialogs.setState({ name: null, reason: null, news: null, action: null });
  });
});

describe('files', () => {
  const transfer = (type: string, data: object) =>
    Object.assign(new Event(type, { bubbles: true, cancelable: true }), data);
  const picture = new File(['x'], 'image.png', { type: 'image/png' });
  const report = new File(['x'], 'report.pdf', { type: 'application/pdf' });

  it('are sent when they are dropped on the room', async () => {
    const { host, session } = await openRoom();
    const event = transfer('drop', { dataTransfer: { types: ['Files'], files: [report, picture] } });
    await act(async () => void host.querySelector('[role="log"]')?.dispatchEvent(event));
    expect(session.calls).toEqual([['offer', 'report.pdf', 'image.png']]);
    expect(event.defaultPrevented).toBe(true);
  });

  it('are sent when they are pasted, with a name for a picture that has none', async () => {
    const { session } = await openRoom();
    await act(
      async () =>
        void window.dispatchEvent(transfer('paste', { clipboardData: { types: ['Files'], files: [picture] } })),
    );
    expect(session.calls).toEqual([['offer', copy.composer.pasted('png')]]);
  });

  it('are not sent when a text with a picture of it is pasted', async () => {
    const { session } = await openRoom();
    const clipboardData = { types: ['text/plain', 'Files'], files: [picture], getData: () => 'a table' };
    await act(async () => void window.dispatchEvent(transfer('paste', { clipboardData })));
    expect(session.calls).toEqual([]);
  });

  it('are sent when a copied file is pasted whose name comes as text', async () => {
    const { session } = await openRoom();
    const clipboardData = { types: ['text/plain', 'Files'], files: [report], getData: () => 'report.pdf' };
    await act(async () => void window.dispatchEvent(transfer('paste', { clipboardData })));
    expect(session.calls).toEqual([['offer', 'report.pdf']]);
  });

  it('are named when they were refused', async () => {
    const refused = ['a.iso', 'b.iso'].map((name) => ({ name, reason: 'too-large' as const }));
    await openRoom([], createFakeRoomSession({ outcome: { offered: [], continued: [], refused } }));
    await act(
      async () =>
        void window.dispatchEvent(transfer('paste', { clipboardData: { types: ['Files'], files: [report] } })),
    );
    expect(toasts()).toEqual(['文件大小不能超过 100MB：a.iso、b.iso']);
  });

  it('open the login dialog when the session has ended', async () => {
    const { session } = await openRoom();
    await act(async () => sessionController.end());
    await act(
      async () =>
        void window.dispatchEvent(transfer('paste', { clipboardData: { types: ['Files'], files: [report] } })),
    );
    expect(useAccountDialogs.getState()).toMatchObject({ name: 'login', reason: copy.composer.fileLogin });
    expect(session.calls).toEqual([]);
  });

  it('are accepted, declined, saved and cancelled by their buttons', async () => {
    const { holder, session } = await openRoom(['a', 'b', 'c', 'd'].map((id) => aFileMessage(id, guest)));
    const label = (action: string, name: string) => labelled(copy.file.actionLabel(action, name));
    const { actions } = copy.file;
    await act(async () =>
      session.setFiles([
        aReceivedFile('a'),
        aReceivedFile('b'),
        aReceivedFile('c', { state: { step: 'done' } }),
        aReceivedFile('d', { state: { step: 'running', doneBytes: 5 << 20, bytesPerSecond: null } }),
      ]),
    );
    await click(label(actions.accept, 'a.pdf'));
    await click(label(actions.decline, 'b.pdf'));
    await click(label(actions.save, 'c.pdf'));
    await click(label(actions.cancel, 'd.pdf'));
    await click(buttonOf(copy.room.acceptAll(2)));
    expect(session.calls).toEqual([
      ['accept', 'a'],
      ['decline', 'b'],
      ['save', 'c'],
      ['cancel', 'd', undefined],
      ['accept', 'a'],
      ['accept', 'b'],
    ]);
    expect([...holder.store.getState().savedIds]).toEqual(['c']);
    expect(label(copy.file.saveAgain, 'c.pdf')).not.toBeNull();
    const ring = labelled(copy.file.progress('d.pdf'));
    expect(ring?.getAttribute('aria-valuenow')).toBe('50');
  });

  it('say so when they can no longer be saved', async () => {
    const save = async () => {
      throw new Error('gone');
    };
    const { holder, session } = await openRoom([aFileMessage('a', guest)], createFakeRoomSession({ save }));
    await act(async () => session.setFiles([aReceivedFile('a', { state: { step: 'done' } })]));
    await click(labelled(copy.file.actionLabel(copy.file.actions.save, 'a.pdf')));
    expect(toasts()).toEqual([copy.file.saveFailed]);
    expect(holder.store.getState().savedIds.size).toBe(0);
  });

  it('show how they stand with each of several receivers, who can be stopped one by one', async () => {
    const { host, session } = await openRoom([aFileMessage('a')]);
    const receivers = [
      { peerId: 'user-1', username: '阿哲', state: { step: 'done' } as const },
      { peerId: 'user-2', username: 'wen', state: { step: 'offered' } as const },
    ];
    await act(async () => session.setFiles([aSentFile('a', { receivers })]));
    expect(host.textContent).toContain(copy.file.delivered(1, 2));
    await click(labelled(copy.file.actionLabel(copy.file.actions.cancel, 'a.zip', 'wen')));
    expect(session.calls).toEqual([['cancel', 'a', 'user-2']]);
    await act(async () => session.setFiles([aSentFile('a', { receivers: [] })]));
    expect(host.textContent).toContain(copy.file.noReceiver);
  });

  const sentTo = (...steps: readonly ('offered' | 'done' | 'withdrawn')[]) => ({
    receivers: steps.map((step, at) => ({ peerId: `user-${at}`, username: `U${at}`, state: { step } as const })),
  });

  it.each([
    ['while this device is alone', sentTo(), copy.file.actions.cancel],
    ['while its only receiver has not answered', sentTo('offered'), copy.file.actions.cancel],
    ['while one of several has it', sentTo('done', 'offered'), copy.file.actions.cancel],
    ['when everybody has it', sentTo('done', 'done'), copy.file.stopOffering],
  ])('are taken back from everybody %s', async (_case, parts, action) => {
    const { session } = await openRoom([aFileMessage('a')]);
    await act(async () => session.setFiles([aSentFile('a', parts)]));
    await click(labelled(copy.file.actionLabel(action, 'a.zip')));
    expect(session.calls).toEqual([['cancel', 'a']]);
  });

  it.each([
    ['nobody', sentTo('withdrawn'), []],
    ['one of several devices', sentTo('done', 'withdrawn'), ['U0']],
    ['all devices', sentTo('done', 'done'), ['U0', 'U1']],
  ])('show after a withdrawal that they have reached %s', async (_case, parts, holders) => {
    const { host, session } = await openRoom([aFileMessage('a')]);
    await act(async () => session.setFiles([aSentFile('a', { ...parts, isWithdrawn: true })]));
    expect(host.textContent).toContain(copy.file.withdrawnFrom(holders));
    expect(labelled(copy.file.actionLabel(copy.file.actions.cancel, 'a.zip'))).toBeNull();
    expect(labelled(copy.file.actionLabel(copy.file.stopOffering, 'a.zip'))).toBeNull();
  });

  it('are named by no receiver after a withdrawal where none is known', async () => {
    const { host, session } = await openRoom([aFileMessage('a')]);
    await act(async () => session.setFiles([aSentFile('a', { receivers: [], isWithdrawn: true })]));
    expect(host.textContent).toContain(copy.file.drop.withdrawn);
    expect(host.textContent).not.toContain(copy.file.withdrawnFrom([]));
  });

  it('are chosen again after a reload of the page', async () => {
    const ids = ['b', 'c', 'd', 'e'];
    const drop = ids.map((id) => aFileMessage(id, aMember(), 0, { id: 'd', count: 4 }));
    const outcome = { offered: [], continued: ['a.zip'], refused: [] };
    const { host, session } = await openRoom([aFileMessage('a'), ...drop], createFakeRoomSession({ outcome }));
    const needed = { needsFile: true, receivers: [] };
    await act(async () => session.setFiles([aSentFile('a', needed), ...ids.map((id) => aSentFile(id, needed))]));
    expect(host.textContent).toContain(copy.file.needsFile);
    expect(host.textContent).toContain(copy.file.drop.needsFiles(4));
    const pick = async (label: string) => {
      const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function (
        this: HTMLInputElement,
      ) {
        Object.defineProperty(this, 'files', { value: [report] });
        this.dispatchEvent(new Event('change'));
      });
      await click(labelled(copy.file.actionLabel(copy.file.choose, label)));
      opened.mockRestore();
    };
    await pick('a.zip');
    await until(() => toasts().includes(copy.continued(['a.zip'])));
    await pick(copy.file.drop.title(4, null));
    expect(session.calls).toEqual([
      ['offer', 'report.pdf', ['a']],
      ['offer', 'report.pdf', ids],
    ]);
  });

  it('are one card where many were chosen together, with buttons for all of them', async () => {
    const ids = ['a', 'b', 'c', 'd'];
    const { host, session } = await openRoom(ids.map((id) => aFileMessage(id, guest, 0, { id: 'd', count: 4 })));
    const { drop } = copy.file;
    const all = (label: string) => labelled(copy.file.actionLabel(label, drop.title(4, null)));
    await act(async () => session.setFiles(ids.map((id) => aReceivedFile(id))));
    expect(host.textContent).toContain(drop.title(4, null));
    expect(host.querySelectorAll('details li')).toHaveLength(0);
    await click(all(drop.acceptAll));
    await click(all(drop.declineAll));
    expect(session.calls).toEqual([...ids.map((id) => ['accept', id]), ...ids.map((id) => ['decline', id])]);
    session.calls.length = 0;
    const running = { step: 'running', doneBytes: 1, bytesPerSecond: null } as const;
    const done = { step: 'done' } as const;
    await act(async () =>
      session.setFiles([aReceivedFile('a', { state: done }), aReceivedFile('b', { state: running })]),
    );
    await until(() => all(drop.cancelAll) !== null);
    expect(host.textContent).toContain(drop.received(1, 2, true));
    await click(all(drop.cancelAll));
    expect(session.calls).toEqual([['cancel', 'b']]);
    await act(async () => {
      const details = host.querySelector('details');
      details?.setAttribute('open', '');
      details?.dispatchEvent(new Event('toggle'));
    });
    await until(() => host.querySelectorAll('details li').length === 4);
  });

  it('are taken back together by the device that has sent them', async () => {
    const ids = ['a', 'b', 'c', 'd'];
    const { host, session } = await openRoom(ids.map((id) => aFileMessage(id, aMember(), 0, { id: 'd', count: 4 })));
    const { drop } = copy.file;
    await act(async () => session.setFiles(ids.map((id) => aSentFile(id))));
    await click(labelled(copy.file.actionLabel(drop.cancelAll, drop.title(4, null))));
    expect(session.calls).toEqual(ids.map((id) => ['cancel', id]));
    await act(async () => session.setFiles(ids.map((id) => aSentFile(id, { isWithdrawn: true }))));
    await until(() => host.textContent?.includes(drop.withdrawn) === true);
  });

  it('show a picture only after its pixels were decoded', async () => {
    const bitmap = { width: 40, height: 20, close: vi.fn() };
    const preview = vi.fn(async () => bitmap as never);
    const { session } = await openRoom([aFileMessage('a', aGuest('阿哲'))], createFakeRoomSession({ preview }));
    const file = { mimeType: 'image/svg+xml', isPicture: true };
    await act(async () => session.setFiles([aReceivedFile('a', file)]));
    expect(preview).not.toHaveBeenCalled();
    await act(async () => session.setFiles([aReceivedFile('a', { ...file, state: { step: 'done' } })]));
    const canvas = labelled(copy.file.picture('a.pdf'));
    expect(canvas?.tagName).toBe('CANVAS');
    expect(canvas?.hidden).toBe(false);
    expect(bitmap.close).toHaveBeenCalledOnce();
    expect(document.querySelector('img, iframe, object, embed')).toBeNull();
  });
});
