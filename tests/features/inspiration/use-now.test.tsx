// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useNow } from '../../../src/features/inspiration/use-now.ts';
import { render } from '../../app/render.tsx';

/** Local time. */
const EVENING = new Date(2026, 10, 22, 23, 50);

function Clock() {
  return <time>{new Date(useNow()).getDate()}</time>;
}

beforeEach(() => {
  vi.useFakeTimers({ now: EVENING, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

it('follows midnight, every night', async () => {
  const host = await render(<Clock />);
  expect(host.textContent).toBe('22');
  await act(async () => vi.advanceTimersByTime(9 * 60_000));
  expect(host.textContent).toBe('22');
  await act(async () => vi.advanceTimersByTime(2 * 60_000));
  expect(host.textContent).toBe('23');
  await act(async () => vi.advanceTimersByTime(24 * 3_600_000));
  expect(host.textContent).toBe('24');
});

it('follows the day when the page is seen again after its device slept', async () => {
  const host = await render(<Clock />);
  vi.setSystemTime(new Date(2026, 10, 25, 8));
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(host.textContent).toBe('25');
});
