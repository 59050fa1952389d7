// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PACKET_LIMITS } from '../../../../src/features/lan-chat/constants.ts';
import { copy } from '../../../../src/features/lan-chat/words.ts';
import { copy as handoffCopy } from '../../../../src/shared/handoff/copy.ts';
import { pageHandoff } from '../../../../src/shared/handoff/page-handoff.ts';
import { useAccountDialogs } from '../../../../src/shared/session/account-dialogs.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { click } from '../../../app/render.tsx';
import { buttonOf, until } from '../../../shared/dom.ts';
import { aMember, inRoom } from '../fake-room-session.ts';
import { ADDRESS, guest, labelled, openTool, signIn, toasts } from './a-station.tsx';

beforeEach(signIn);
afterEach(async () => {
  await act(async () => {
    sessionController.end();
    useToastStore.setState({ toasts: [] });
    useAccountDialogs.setState({ name: null, reason: null, news: null, action: null });
  });
});

describe('files and texts from another page', () => {
  afterEach(() => void vi.restoreAllMocks());

  const handOver = (payload: { files: File[]; text: string }) =>
    vi.spyOn(pageHandoff, 'take').mockResolvedValueOnce(payload);
  const report = new File(['x'], 'report.pdf', { type: 'application/pdf' });
  const notes = new File(['xy'], 'notes.txt', { type: 'text/plain' });
  const waiting = () => labelled(copy.attached.label);

  it('wait in the lobby and in the room until they are sent', async () => {
    handOver({ files: [report, notes], text: '' });
    const { holder, session } = await openTool(`${ADDRESS}?from=files-0001`);
    await until(() => waiting() !== null);
    expect(waiting()?.textContent).toContain(copy.attached.files('report.pdf', 2));
    await act(async () => {
      await holder.join({});
      session.set({ ...inRoom('creator', [aMember(), guest]), messages: [] });
    });
    await until(() => document.querySelector('[role="log"]') !== null);
    session.calls.length = 0;
    await click(buttonOf(copy.attached.send));
    expect(session.calls).toEqual([['offer', 'report.pdf', 'notes.txt']]);
    expect(waiting()).toBeNull();
  });

  it('are given up without being sent', async () => {
    handOver({ files: [report], text: '' });
    const { session } = await openTool(`${ADDRESS}?from=files-0002`);
    await until(() => waiting() !== null);
    await click(buttonOf(copy.attached.remove));
    expect([waiting(), session.calls]).toEqual([null, []]);
  });

  it('put a text into the input, below what stands there', async () => {
    handOver({ files: [], text: 'world' });
    const { holder, router } = await openTool();
    act(() => holder.setDraft('hello'));
    await act(async () => router.navigate(`${ADDRESS}?from=files-0003`));
    await until(() => holder.store.getState().draft === 'hello\nworld');
    expect(holder.store.getState().attached).toEqual([]);
    expect(toasts()).toEqual([copy.attached.textTaken]);
    expect(router.state.location.search).toBe('');
  });

  it('attach a text that is too long for a message as a file', async () => {
    handOver({ files: [], text: 'x'.repeat(PACKET_LIMITS.textChars + 1) });
    const { holder } = await openTool(`${ADDRESS}?from=files-0004`);
    await until(() => holder.store.getState().attached.length === 1);
    expect(holder.store.getState()).toMatchObject({ draft: '', attached: [{ name: copy.attached.textName }] });
  });

  it('say so when they are gone', async () => {
    vi.spyOn(pageHandoff, 'take').mockResolvedValueOnce(null);
    await openTool(`${ADDRESS}?from=files-0005`);
    await until(() => toasts().length > 0);
    expect(toasts()).toEqual([handoffCopy.missing]);
  });
});
