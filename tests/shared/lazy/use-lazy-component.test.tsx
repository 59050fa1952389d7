// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LOAD_RETRY_DELAY_MS } from '../../../src/shared/lazy/load-twice.ts';
import { useLazyComponent } from '../../../src/shared/lazy/use-lazy-component.ts';
import { render } from '../../app/render.tsx';
import { emulate } from '../dom.ts';

interface ProbeProps {
  readonly load: () => Promise<() => string>;
  readonly isNeeded: boolean;
  readonly canPrefetch?: boolean;
  readonly isQuiet?: boolean;
  readonly onFailed?: () => void;
}

function Probe({ load, isNeeded, canPrefetch = false, isQuiet = false, onFailed = () => undefined }: ProbeProps) {
  const Component = useLazyComponent(load, { isNeeded, canPrefetch, isQuiet, onFailed });
  return Component === null ? '–' : <Component />;
}

const Part = () => 'part';

afterEach(() => void vi.useRealTimers());

it('fetches nothing until the component is needed', async () => {
  const load = vi.fn(async () => Part);
  const host = await render(<Probe load={load} isNeeded={false} />);
  expect(host.textContent).toBe('–');
  expect(load).not.toHaveBeenCalled();
});

it('shows the component, in strict mode too, and at once when it is mounted again', async () => {
  const load = vi.fn(async () => Part);
  const first = await render(
    <StrictMode>
      <Probe load={load} isNeeded />
    </StrictMode>,
  );
  expect(first.textContent).toBe('part');
  load.mockClear();
  const second = await render(<Probe load={load} isNeeded={false} />);
  expect(second.textContent).toBe('part');
  expect(load).not.toHaveBeenCalled();
});

it('tries twice, then reports the failure', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const onFailed = vi.fn();
  await render(<Probe load={load} isNeeded onFailed={onFailed} />);
  await act(async () => vi.advanceTimersByTimeAsync(LOAD_RETRY_DELAY_MS));
  expect(load).toHaveBeenCalledTimes(2);
  expect(onFailed).toHaveBeenCalledOnce();
});

it('fetches in advance only after the first sign of the visitor', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => Part);
  const host = await render(<Probe load={load} isNeeded={false} canPrefetch />);
  await act(async () => vi.advanceTimersByTimeAsync(LOAD_RETRY_DELAY_MS));
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  await act(async () => vi.advanceTimersByTimeAsync(LOAD_RETRY_DELAY_MS));
  expect(load).toHaveBeenCalledOnce();
  expect(host.textContent).toBe('part');
});

it('does not report a file that was only fetched in advance', async () => {
  vi.useFakeTimers();
  const onFailed = vi.fn();
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  await render(<Probe load={load} isNeeded={false} canPrefetch onFailed={onFailed} />);
  window.dispatchEvent(new Event('pointermove'));
  await act(async () => vi.advanceTimersByTimeAsync(2 * LOAD_RETRY_DELAY_MS));
  expect(load).toHaveBeenCalledTimes(2);
  expect(onFailed).not.toHaveBeenCalled();
});

it.each([
  ['what the visitor has just asked for', true, false, true],
  ['what the page needs by itself', false, false, false],
  ['decoration', true, true, false],
])('marks the page as waiting until the file is here, for %s', async (_case, isActive, isQuiet, isMarked) => {
  emulate(navigator, 'userActivation', { value: { isActive, hasBeenActive: isActive } });
  const isWaiting = () => document.documentElement.hasAttribute('data-waiting');
  let answer = (_part: typeof Part) => {};
  const load = () =>
    new Promise<typeof Part>((resolve) => {
      answer = resolve;
    });
  const host = await render(<Probe load={load} isNeeded isQuiet={isQuiet} />);
  expect(isWaiting()).toBe(isMarked);
  await act(async () => answer(Part));
  expect(host.textContent).toBe('part');
  expect(isWaiting()).toBe(false);
});
