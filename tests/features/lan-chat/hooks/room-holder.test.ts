import { expect, it, vi } from 'vitest';
import { createRoomHolder } from '../../../../src/features/lan-chat/hooks/room-holder.ts';
import { createFakeRoomSession } from '../fake-room-session.ts';

const pause = async () => undefined;

it('loads the program once, joins with the target, and joins it again', async () => {
  const session = createFakeRoomSession();
  const load = vi.fn(async () => session);
  const watch = vi.fn();
  const holder = createRoomHolder({ load, watch, pause });
  expect(holder.store.getState().session).toBeNull();
  await holder.join({ code: 'kitchen', secret: 's' });
  await holder.joinAgain();
  expect(load).toHaveBeenCalledOnce();
  expect(watch).toHaveBeenCalledExactlyOnceWith(session, holder);
  expect(session.calls).toEqual([
    ['join', { code: 'kitchen', secret: 's' }],
    ['join', { code: 'kitchen', secret: 's' }],
  ]);
});

it('reports a program that cannot be loaded, and loads it again', async () => {
  const session = createFakeRoomSession();
  const load = vi
    .fn(async () => session)
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  const holder = createRoomHolder({ load, watch: () => undefined, pause });
  await holder.join({});
  expect(holder.store.getState()).toMatchObject({ session: null, loading: 'failed' });
  await holder.joinAgain();
  expect(holder.store.getState()).toMatchObject({ session, loading: 'idle' });
  expect(session.calls).toEqual([['join', {}]]);
});

it('does not join when the visitor has given up while the program was loading', async () => {
  const session = createFakeRoomSession();
  let finish: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const holder = createRoomHolder({ load: () => loaded.then(() => session), watch: () => undefined, pause });
  const joining = holder.join({});
  expect(holder.store.getState().loading).toBe('loading');
  holder.leave();
  expect(holder.store.getState().loading).toBe('idle');
  finish();
  await joining;
  expect(session.calls).toEqual([]);
});

it('keeps the draft, and forgets saved files when the visitor leaves', async () => {
  const session = createFakeRoomSession();
  const holder = createRoomHolder({ load: async () => session, watch: () => undefined, pause });
  await holder.join({});
  holder.setDraft('half a sentence');
  holder.markSaved('f1');
  expect([...holder.store.getState().savedIds]).toEqual(['f1']);
  holder.leave();
  expect(holder.store.getState()).toMatchObject({ draft: 'half a sentence', savedIds: new Set() });
  expect(session.calls.at(-1)).toEqual(['leave']);
});
