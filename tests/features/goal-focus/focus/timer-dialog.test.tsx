// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { TimerDialog } from '../../../../src/features/goal-focus/focus/TimerDialog.tsx';
import { focusLengths, focusSignals } from '../../../../src/shared/focus/focus-stores.ts';
import { click, render } from '../../../app/render.tsx';
import { buttonOf, type } from '../../../shared/dom.ts';

let permission: NotificationPermission;

beforeEach(() => {
  focusLengths.clear();
  focusSignals.clear();
  permission = 'granted';
  vi.stubGlobal('Notification', { requestPermission: async () => permission });
  onTestFinished(() => void vi.unstubAllGlobals());
});

const dialog = () => document.querySelector('[role="dialog"]');
const sliders = () => [...document.querySelectorAll<HTMLInputElement>('input[type="range"]')];
const checkBox = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.querySelector('input');

it('has the lengths with their documented values and ranges', async () => {
  await render(<TimerDialog isOpen onClose={vi.fn()} />);
  expect(sliders().map(({ min, max, value }) => [min, max, value])).toEqual([
    ['1', '180', '25'],
    ['1', '60', '5'],
    ['1', '120', '15'],
  ]);
  expect([...document.querySelectorAll('output')].map(({ textContent }) => textContent)).toEqual([
    '25 分钟',
    '5 分钟',
    '15 分钟',
  ]);
});

it('stores each length at once', async () => {
  await render(<TimerDialog isOpen onClose={vi.fn()} />);
  for (const [at, minutes] of ['50', '10', '30'].entries()) await type(sliders()[at], minutes);
  expect(focusLengths.readStored()).toEqual({ focus: 50, break: 10, longBreak: 30 });
});

it('switches the sound', async () => {
  await render(<TimerDialog isOpen onClose={vi.fn()} />);
  expect(checkBox('结束时响一声')?.checked).toBe(true);
  await click(checkBox('结束时响一声'));
  expect(focusSignals.readStored()).toEqual({ sound: false, notification: false });
});

it('switches notifications on once they are allowed, and off without asking', async () => {
  await render(<TimerDialog isOpen onClose={vi.fn()} />);
  await click(checkBox('结束时发系统通知'));
  expect(focusSignals.readStored()?.notification).toBe(true);
  permission = 'denied';
  await click(checkBox('结束时发系统通知'));
  expect(focusSignals.readStored()?.notification).toBe(false);
  expect(dialog()?.textContent).not.toContain('浏览器没有允许通知');
});

it.each<NotificationPermission>(['denied', 'default'])(
  'leaves notifications off, and says why, when the answer is %s',
  async (answer) => {
    permission = answer;
    await render(<TimerDialog isOpen onClose={vi.fn()} />);
    await click(checkBox('结束时发系统通知'));
    expect(focusSignals.refresh().notification).toBe(false);
    expect(checkBox('结束时发系统通知')?.checked).toBe(false);
    const hint = document.getElementById(checkBox('结束时发系统通知')?.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toContain('浏览器没有允许通知');
  },
);

it('closes by its button', async () => {
  const onClose = vi.fn();
  await render(<TimerDialog isOpen onClose={onClose} />);
  await click(buttonOf('完成'));
  expect(onClose).toHaveBeenCalledOnce();
});
