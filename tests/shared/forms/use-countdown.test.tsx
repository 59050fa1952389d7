// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown } from '../../../src/shared/forms/use-countdown.ts';
import { render } from '../../app/render.tsx';

const START = 1_700_000_000_000;

function Probe({ until, max }: { readonly until: number | null; readonly max?: number }) {
  return useCountdown(until, max);
}

const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => void vi.useRealTimers());

it('counts whole seconds down to 0', async () => {
  const host = await render(<Probe until={START + 3000} />);
  expect(host.textContent).toBe('3');
  await wait(1250);
  expect(host.textContent).toBe('2');
  await wait(2000);
  expect(host.textContent).toBe('0');
});

it('is 0 without a moment and for a past moment', async () => {
  expect((await render(<Probe until={null} />)).textContent).toBe('0');
  expect((await render(<Probe until={START - 1} />)).textContent).toBe('0');
});

it('is not lengthened by a clock that is set back while it runs', async () => {
  const host = await render(<Probe until={START + 57_000} />);
  vi.setSystemTime(START - 86_400_000);
  await wait(1000);
  expect(host.textContent).toBe('56');
});

it('starts no longer than its limit, where the clock was set back before', async () => {
  const host = await render(<Probe until={START + 86_457_000} max={60_000} />);
  expect(host.textContent).toBe('60');
  await wait(1000);
  expect(host.textContent).toBe('59');
});

it('skips the time that the machine slept', async () => {
  const host = await render(<Probe until={START + 57_000} />);
  vi.setSystemTime(START + 50_000);
  await wait(250);
  expect(host.textContent).toBe('7');
});
