// @vitest-environment happy-dom
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { ClockFace } from '../../../../src/features/goal-focus/card/ClockFace.tsx';
import { render } from '../../../app/render.tsx';
import { startFakeClock, wait } from '../a-clock.ts';
import { renderChanging } from '../a-hook.tsx';

const AT = new Date(2026, 10, 22, 15, 4, 58, 250);
const words = (host: Element) => host.querySelector('time')?.textContent;

it('shows time, date, weekday and the product’s name', async () => {
  startFakeClock(AT);
  const host = await render(<ClockFace is24Hours showsSeconds isRunning />);
  expect([host.querySelector('h1')?.textContent, words(host), host.querySelector('p')?.textContent]).toEqual([
    '保持专注下一步',
    '15:04:58',
    '2026年11月22日 星期日',
  ]);
});

it('changes at every second, and its colons blink', async () => {
  startFakeClock(AT);
  const host = await render(<ClockFace is24Hours showsSeconds isRunning />);
  const isOff = () => host.querySelector('[data-off]')?.getAttribute('data-off');
  expect(isOff()).toBe('false');
  await wait(749);
  expect(words(host)).toBe('15:04:58');
  await wait(1);
  expect([words(host), isOff()]).toEqual(['15:04:59', 'true']);
  await wait(1000);
  expect([words(host), isOff()]).toEqual(['15:05:00', 'false']);
});

it('has 12 hours with the half of the day, also for its name', async () => {
  startFakeClock(AT);
  const host = await render(<ClockFace is24Hours={false} showsSeconds isRunning />);
  expect(words(host)).toBe('下午03:04:58');
  expect(host.querySelector('time')?.getAttribute('aria-label')).toBe('现在是 下午03:04，2026年11月22日 星期日');
});

it('changes at every minute without seconds', async () => {
  startFakeClock(AT);
  const onRender = vi.fn();
  const host = await render(
    <Profiler id="clock" onRender={onRender}>
      <ClockFace is24Hours showsSeconds={false} isRunning />
    </Profiler>,
  );
  expect(words(host)).toBe('15:04');
  onRender.mockClear();
  await wait(1749);
  expect(onRender).not.toHaveBeenCalled();
  await wait(1);
  expect(words(host)).toBe('15:05');
  await wait(60_000);
  expect(words(host)).toBe('15:06');
});

it('stops while the page is hidden, and is right at once when it is shown', async () => {
  startFakeClock(AT);
  const { host, change } = await renderChanging(<ClockFace is24Hours showsSeconds isRunning />);
  await change(<ClockFace is24Hours showsSeconds isRunning={false} />);
  await wait(60_000);
  expect(words(host)).toBe('15:04:58');
  await change(<ClockFace is24Hours showsSeconds isRunning />);
  expect(words(host)).toBe('15:05:58');
});

it('is empty before the page runs', async () => {
  const host = await render(<ClockFace is24Hours showsSeconds isRunning={false} />);
  expect(host.textContent).toBe('');
});
