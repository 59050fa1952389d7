// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '../../src/app/ToastHost.tsx';
import { showToast, useToastStore } from '../../src/shared/toast-store.ts';
import { click, render } from './render.tsx';

beforeEach(() => {
  useToastStore.setState({ toasts: [] });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const show = (...parts: Parameters<typeof showToast>) => act(async () => showToast(...parts));
const live = (host: Element, politeness: string) =>
  [...host.querySelectorAll(`[aria-live="${politeness}"]`)].map((region) => region.textContent).join('');

describe('toasts', () => {
  it('are announced politely, errors at once', async () => {
    const host = await render(<ToastHost />);
    await show('已保存');
    await show('保存失败', { severity: 'error' });
    expect(live(host, 'polite')).toBe('已保存');
    expect(live(host, 'assertive')).toBe('保存失败');
  });

  it('disappear after their time, errors later', async () => {
    const host = await render(<ToastHost />);
    await show('已保存');
    await show('保存失败', { severity: 'error' });
    await wait(4000);
    expect(live(host, 'polite')).toBe('');
    expect(live(host, 'assertive')).toBe('保存失败');
    await wait(2000);
    expect(live(host, 'assertive')).toBe('');
  });

  it('pause while they have the focus, then run the rest of their time', async () => {
    const host = await render(<ToastHost />);
    await show('已保存');
    await wait(3000);
    const close = host.querySelector('button');
    await act(async () => close?.focus());
    await wait(60_000);
    expect(live(host, 'polite')).toBe('已保存');
    await act(async () => close?.blur());
    await wait(999);
    expect(live(host, 'polite')).toBe('已保存');
    await wait(1);
    expect(live(host, 'polite')).toBe('');
  });

  it('can be closed', async () => {
    const host = await render(<ToastHost />);
    await show('已保存');
    await click(host.querySelector('[aria-label="关闭通知"]'));
    expect(live(host, 'polite')).toBe('');
  });

  it('run their action once and disappear', async () => {
    const host = await render(<ToastHost />);
    const undo = vi.fn();
    await show('已删除', { action: { label: '撤销', onClick: undo } });
    await click(host.querySelector('button'));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(live(host, 'polite')).toBe('');
  });
});
