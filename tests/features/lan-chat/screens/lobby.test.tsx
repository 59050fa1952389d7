// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { JOIN_ROUNDS_MAX } from '../../../../src/features/lan-chat/constants.ts';
import { chatChoices } from '../../../../src/features/lan-chat/hooks/chat-choices-store.ts';
import type { JoinFailure } from '../../../../src/features/lan-chat/model/join-machine.ts';
import { copy } from '../../../../src/features/lan-chat/words.ts';
import { closeAccountDialog, useAccountDialogs } from '../../../../src/shared/session/account-dialogs.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { click } from '../../../app/render.tsx';
import { buttonOf, type, until } from '../../../shared/dom.ts';
import { inRoom, ROOM, START } from '../fake-room-session.ts';
import { ADDRESS, openTool, signIn } from './a-station.tsx';

afterEach(async () => {
  await act(async () => {
    sessionController.end();
    closeAccountDialog();
    chatChoices.clear();
    useToastStore.setState({ toasts: [] });
  });
  window.localStorage.clear();
});

describe('joining', () => {
  it('asks for a login first, and joins the room of the network afterwards', async () => {
    const { session } = await openTool();
    await click(buttonOf(copy.lobby.join));
    expect(useAccountDialogs.getState()).toMatchObject({ name: 'login', reason: copy.lobby.loginReason });
    expect(session.calls).toEqual([]);
    await act(async () => useAccountDialogs.getState().action?.());
    expect(session.calls).toEqual([['join', {}]]);
  });

  it('shows the state, the attempt and the latest notice, and can be given up', async () => {
    signIn();
    const { host, session } = await openTool();
    await click(buttonOf(copy.lobby.join));
    const status = () => host.querySelector('main [role="status"]')?.textContent;
    expect(status()).toBe(copy.lobby.connecting + copy.lobby.detecting);
    await act(async () =>
      session.set({ room: ROOM, notice: 'room-missing', join: { step: 'creating', round: 0, recovery: null } }),
    );
    expect(status()).toBe(copy.lobby.connecting + copy.joinNotices['room-missing']);
    await act(async () =>
      session.set({ notice: 'retrying', join: { step: 'waiting', next: 'joining', round: 2, recovery: null } }),
    );
    expect(status()).toBe(copy.lobby.retrying(3, JOIN_ROUNDS_MAX));
    await click(buttonOf(copy.lobby.cancel));
    expect(session.calls.at(-1)).toEqual(['leave']);
    expect(buttonOf(copy.lobby.join)).toBeDefined();
  });

  it.each(Object.keys(copy.joinFailures) as JoinFailure[])(
    'explains the failure "%s" and tries again',
    async (failure) => {
      signIn();
      const { host, session } = await openTool();
      await click(buttonOf(copy.lobby.join));
      await act(async () => session.set({ join: { step: 'failed', failure } }));
      const alert = host.querySelector('[role="alert"]');
      expect(alert?.textContent).toContain(copy.joinFailures[failure].title);
      await click(buttonOf('重试'));
      expect(session.calls).toEqual([
        ['join', {}],
        ['join', {}],
      ]);
    },
  );

  it('asks for another login when the account is gone', async () => {
    signIn();
    const { host, session } = await openTool();
    await click(buttonOf(copy.lobby.join));
    await act(async () => {
      sessionController.end();
      session.set({ join: { step: 'failed', failure: 'refused' } });
    });
    expect(host.querySelector('[role="alert"]')?.textContent).toContain(copy.lobby.noUser);
  });
});

describe('a named room', () => {
  it('is joined by a typed word, which is remembered', async () => {
    signIn();
    const { host, session } = await openTool();
    await type(host.querySelector('main form input'), 'kitchen-2026');
    await click(buttonOf(copy.lobby.word.join));
    expect(session.calls).toEqual([['join', { code: 'kitchen-2026' }]]);
    expect(chatChoices.useValue.getState().roomCode).toBe('kitchen-2026');
  });

  it('is refused with a reason when the word has the wrong form', async () => {
    const { host, session } = await openTool();
    await type(host.querySelector('main form input'), '厨房');
    await click(buttonOf(copy.lobby.word.join));
    expect(host.textContent).toContain(copy.lobby.word.invalid);
    expect(session.calls).toEqual([]);
  });

  it('is joined by a share link with its secret, or left for the own network', async () => {
    signIn();
    const { host, session, router } = await openTool(`${ADDRESS}?room=${ROOM.code}#${ROOM.secret}`);
    expect(host.textContent).toContain(copy.lobby.linked(ROOM.code));
    await click(buttonOf(copy.lobby.joinLinked));
    expect(session.calls).toEqual([['join', { code: ROOM.code, secret: ROOM.secret }]]);
    await click(buttonOf(copy.lobby.cancel));
    await click(buttonOf(copy.lobby.ownNetwork));
    expect(router.state.location).toMatchObject({ search: '', hash: '' });
    expect(buttonOf(copy.lobby.join)).toBeDefined();
  });
});

describe('in front of the door', () => {
  it('waits for the creator, and knocks again after a refusal', async () => {
    signIn();
    const { host, session } = await openTool();
    await click(buttonOf(copy.lobby.join));
    await act(async () => session.set({ ...inRoom('guest', []), admission: 'waiting' }));
    expect(host.querySelector('h1')?.textContent).toBe(copy.door.waiting);
    const declined = { join: { step: 'failed', failure: 'refused' }, admission: 'declined' } as const;
    await act(async () => session.set(declined));
    expect(host.querySelector('h1')?.textContent).toBe(copy.door.declined);
    await click(buttonOf(copy.door.again));
    await act(async () => session.set(declined));
    await click(buttonOf(copy.door.leave));
    expect(session.calls.map(([call]) => call)).toEqual(['join', 'join', 'leave']);
  });
});

describe('a text of the card maker', () => {
  const key = `xhs-helper${START}`;
  const store = (createdAt: number) =>
    window.localStorage.setItem(key, JSON.stringify({ type: 'xhs-helper', createdAt, text: '第 1 张图' }));

  it('moves into the input with a notice, and its entry and parameter are removed', async () => {
    store(Date.now());
    const { holder, router } = await openTool(`${ADDRESS}?room=kitchen&prefillKey=${key}#secret`);
    await until(() => holder.store.getState().draft === '第 1 张图');
    expect(window.localStorage.getItem(key)).toBeNull();
    expect(router.state.location).toMatchObject({ search: '?room=kitchen', hash: '#secret' });
    expect(useToastStore.getState().toasts.map(({ message }) => message)).toEqual([copy.composer.prefilled]);
  });

  it.each([
    ['an old entry', key],
    ['another entry', 'auth_token'],
  ])('leaves %s untouched', async (_case, name) => {
    store(Date.now() - 11 * 60_000);
    window.localStorage.setItem('auth_token', 'a.b.c');
    const { holder, router } = await openTool(`${ADDRESS}?prefillKey=${name}`);
    await until(() => router.state.location.search === '');
    expect(holder.store.getState().draft).toBe('');
    expect(window.localStorage.getItem(key)).not.toBeNull();
    expect(window.localStorage.getItem('auth_token')).toBe('a.b.c');
  });
});
