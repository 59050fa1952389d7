import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackStack } from '../../../src/shared/ui/back-stack.ts';
import { createFakePageHistory } from './fake-page-history.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Longer than the product and the fake history need for a move, and shorter than the time limit of a move. */
const settle = () => vi.advanceTimersByTimeAsync(30);

function setUp(pages?: readonly string[]) {
  const fake = createFakePageHistory(pages);
  const stack = createBackStack(fake.history);
  stack.listen();
  /** Opens a dialog that closes when it is asked to. */
  const open = () => {
    const remove = stack.add(() => {
      onClose();
      remove();
    });
    const onClose = vi.fn();
    return { onClose, remove };
  };
  return { ...fake, stack, open };
}

describe('back', () => {
  it('closes the open dialog and stays on the page', async () => {
    const { open, move, shown, seenByRouter } = setUp(['home', 'tool']);
    const dialog = open();
    await settle();
    expect(shown()).toBe('home tool [tool+]');
    move(-1);
    await settle();
    expect(dialog.onClose).toHaveBeenCalledOnce();
    expect(shown()).toBe('home [tool] tool+');
    expect(seenByRouter).toEqual([false]);
  });

  it('closes the dialog on top first', async () => {
    const { open, move, shown } = setUp();
    const below = open();
    const above = open();
    await settle();
    expect(shown()).toBe('a a+ [a++]');
    move(-1);
    await settle();
    expect([above.onClose.mock.calls.length, below.onClose.mock.calls.length]).toEqual([1, 0]);
    move(-1);
    await settle();
    expect(below.onClose).toHaveBeenCalledOnce();
  });

  it('works again for a dialog that stayed open', async () => {
    const { stack, move, shown } = setUp();
    const stay = vi.fn();
    stack.add(stay);
    await settle();
    move(-1);
    await settle();
    expect(shown()).toBe('a [a+]');
    move(-1);
    await settle();
    expect(stay).toHaveBeenCalledTimes(2);
  });

  it('leaves the page as usual when no dialog is open', async () => {
    const { open, move, shown, seenByRouter } = setUp(['home', 'tool']);
    const { remove } = open();
    await settle();
    remove();
    await settle();
    move(-1);
    expect(shown()).toBe('[home] tool tool+');
    expect(seenByRouter.at(-1)).toBe(true);
  });
});

it('a dialog that closes in another way takes its entry back, unseen by the router', async () => {
  const { open, shown, stack, seenByRouter } = setUp();
  const { remove, onClose } = open();
  await settle();
  remove();
  await Promise.all([stack.settled(), settle()]);
  expect(shown()).toBe('[a] a+');
  expect(onClose).not.toHaveBeenCalled();
  expect(seenByRouter).toEqual([false]);
});

it('double mounting and switching between dialogs use one entry', async () => {
  const { open, shown } = setUp();
  open().remove();
  const first = open();
  await settle();
  expect(shown()).toBe('a [a+]');
  first.remove();
  open();
  await settle();
  expect(shown()).toBe('a [a+]');
});

it('a dialog that opens while another takes its entry back has one of its own', async () => {
  const { open, move, shown } = setUp();
  const first = open();
  await settle();
  first.remove();
  // The move has begun and has not happened yet.
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toBe('a [a+]');
  const second = open();
  await settle();
  expect(shown()).toBe('a [a+]');
  move(-1);
  expect(second.onClose).toHaveBeenCalledOnce();
});

it('an entry that outlived its dialog becomes an ordinary one when it is reached', async () => {
  const { open, openPage, move, shown } = setUp();
  const dialog = open();
  await settle();
  openPage('b');
  dialog.remove();
  await settle();
  expect(shown()).toBe('a a+ [b]');
  move(-1);
  await settle();
  expect(shown()).toBe('a [a] b');
  move(1);
  expect(shown()).toBe('a a [b]');
});

it('forward to the entry of a closed dialog opens nothing, and Back still works', async () => {
  const { open, move, shown } = setUp(['home', 'tool']);
  const dialog = open();
  await settle();
  dialog.remove();
  await settle();
  move(1);
  await settle();
  expect(shown()).toBe('home tool [tool]');
  move(-2);
  expect(shown()).toBe('[home] tool tool');
});

it('a move that comes too late closes no dialog that opened meanwhile', async () => {
  const { history, shown, move } = createFakePageHistory();
  const stack = createBackStack({ ...history, go: (delta) => void setTimeout(() => move(delta), 2000) });
  stack.listen();
  const remove = stack.add(() => {});
  await vi.advanceTimersByTimeAsync(0);
  remove();
  await vi.advanceTimersByTimeAsync(1500);
  const close = vi.fn();
  stack.add(close);
  await vi.advanceTimersByTimeAsync(1000);
  expect(close).not.toHaveBeenCalled();
  expect(shown()).toBe('a a [a+]');
  move(-1);
  await settle();
  expect(close).toHaveBeenCalledOnce();
});

it('an entry that cannot be taken back becomes an ordinary one, and nothing is waited for any more', async () => {
  const { history, shown } = createFakePageHistory();
  const go = vi.fn();
  const stack = createBackStack({ ...history, go });
  const remove = stack.add(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe('a [a+]');
  remove();
  const settled = stack.settled();
  await vi.advanceTimersByTimeAsync(1_100);
  await settled;
  expect(shown()).toBe('a [a]');
  await stack.settled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(go).toHaveBeenCalledOnce();
});
