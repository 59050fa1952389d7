import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SUCCESS_NOTICE_MS } from '../../../../src/features/json-yaml/constants.ts';
import { createNoticeBoard, type Success } from '../../../../src/features/json-yaml/parts/notice-board.ts';

interface Notice {
  readonly kind: 'success' | 'error';
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openBoard() {
  const shown: { notice: Notice | null; flash: Success | null } = { notice: null, flash: null };
  const board = createNoticeBoard<Notice>(
    (notice) => Object.assign(shown, { notice }),
    (flash) => Object.assign(shown, { flash }),
  );
  return { board, shown };
}

it('removes a success after its time, and not before', () => {
  const { board, shown } = openBoard();
  board.show({ kind: 'success' });
  vi.advanceTimersByTime(SUCCESS_NOTICE_MS - 1);
  expect(shown.notice).toEqual({ kind: 'success' });
  vi.advanceTimersByTime(1);
  expect(shown.notice).toBeNull();
});

it('keeps an error, even where a success was shown shortly before', () => {
  const { board, shown } = openBoard();
  board.show({ kind: 'success' });
  board.show({ kind: 'error' });
  vi.advanceTimersByTime(2 * SUCCESS_NOTICE_MS);
  expect(shown.notice).toEqual({ kind: 'error' });
});

it('removes a short success after its time, and keeps the notice below it', () => {
  const { board, shown } = openBoard();
  board.show({ kind: 'error' });
  board.flash('copied');
  expect(shown).toEqual({ notice: { kind: 'error' }, flash: { text: 'copied' } });
  vi.advanceTimersByTime(SUCCESS_NOTICE_MS);
  expect(shown).toEqual({ notice: { kind: 'error' }, flash: null });
});

it('changes nothing any more once it is stopped', () => {
  const changes: unknown[] = [];
  const board = createNoticeBoard<Notice>(
    (notice) => changes.push(notice),
    (flash) => changes.push(flash),
  );
  board.show({ kind: 'success' });
  board.flash('copied');
  board.stop();
  const count = changes.length;
  vi.advanceTimersByTime(2 * SUCCESS_NOTICE_MS);
  expect(changes).toHaveLength(count);
});
