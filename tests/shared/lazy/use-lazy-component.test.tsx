// @vitest-environment happy-dom
import { act, StrictMode, useEffect, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { followPresses } from '../../../src/platform/page-waiting.ts';
import { LOAD_RETRY_DELAY_MS } from '../../../src/shared/lazy/load-twice.ts';
import { useLazyComponent } from '../../../src/shared/lazy/use-lazy-component.ts';
import { render } from '../../app/render.tsx';
import { holdClock, until } from '../dom.ts';

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

interface OpenerProps extends Pick<ProbeProps, 'load' | 'isQuiet'> {
  /** Gets what needs the part without a press. */
  readonly control: { need: (isNeeded: boolean) => void };
}

/** Two buttons that need a part: at once, and after something was closed. */
function Opener({ control, ...props }: OpenerProps) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    control.need = setNeeded;
  }, [control]);
  return (
    <>
      <button type="button" onClick={() => setNeeded(true)} />
      <button type="button" onClick={() => setTimeout(() => setNeeded(true))} />
      <Probe isNeeded={isNeeded} {...props} />
    </>
  );
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

describe('the page is marked as waiting', () => {
  // Returns what ends it.
  beforeAll(() => followPresses());

  const isWaiting = () => document.documentElement.hasAttribute('data-waiting');

  async function open(props: Pick<ProbeProps, 'isQuiet'> = {}) {
    let answer = (_part: typeof Part) => {};
    const load = () =>
      new Promise<typeof Part>((resolve) => {
        answer = resolve;
      });
    const control = { need: (_isNeeded: boolean) => {} };
    const host = await render(<Opener load={load} control={control} {...props} />);
    return {
      press: (index: number) => act(async () => host.querySelectorAll('button')[index]?.click()),
      need: () => act(async () => control.need(true)),
      async deliver() {
        await act(async () => answer(Part));
        expect([host.textContent, isWaiting()]).toEqual(['part', false]);
      },
    };
  }

  it.each([
    ['needs', 0],
    ['closes something that then needs', 1],
  ])('until a part is here that a press %s', async (_case, index) => {
    const { press, deliver } = await open();
    await press(index);
    await until(isWaiting);
    await deliver();
  });

  it('not for a part that the page needs by itself, also a moment after a press', async () => {
    const hold = holdClock();
    const { need, deliver } = await open();
    document.body.click();
    await hold(200);
    await need();
    expect(isWaiting()).toBe(false);
    await deliver();
  });

  it('not for decoration', async () => {
    const { press, deliver } = await open({ isQuiet: true });
    await press(0);
    expect(isWaiting()).toBe(false);
    await deliver();
  });
});
