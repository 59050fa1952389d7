// @vitest-environment happy-dom
import Dialog from '@mui/material/Dialog';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '../../src/app/ToastHost.tsx';
import { showToast, useToastStore } from '../../src/shared/toast-store.ts';
import { endTask } from '../shared/dom.ts';
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
const live = (politeness: string) =>
  [...document.querySelectorAll(`[aria-live="${politeness}"]`)].map((region) => region.textContent).join('');

describe('toasts', () => {
  it('are announced politely, errors at once', async () => {
    await render(<ToastHost />);
    await show('已保存');
    await show('保存失败', { severity: 'error' });
    expect(live('polite')).toBe('已保存');
    expect(live('assertive')).toBe('保存失败');
  });

  it('disappear after their time, errors later', async () => {
    await render(<ToastHost />);
    await show('已保存');
    await show('保存失败', { severity: 'error' });
    await wait(4000);
    expect(live('polite')).toBe('');
    expect(live('assertive')).toBe('保存失败');
    await wait(2000);
    expect(live('assertive')).toBe('');
  });

  it('pause while they have the focus, then run the rest of their time', async () => {
    await render(<ToastHost />);
    await show('已保存');
    await wait(3000);
    const close = document.querySelector('button');
    await act(async () => close?.focus());
    await wait(60_000);
    expect(live('polite')).toBe('已保存');
    await act(async () => close?.blur());
    await wait(999);
    expect(live('polite')).toBe('已保存');
    await wait(1);
    expect(live('polite')).toBe('');
  });

  it('pause while the pointer moves on them, and go on when it lies still', async () => {
    await render(<ToastHost />);
    await show('已保存');
    const toast = document.querySelector('[data-severity]');
    const point = (type: string) => act(async () => toast?.dispatchEvent(new PointerEvent(type, { bubbles: true })));
    // It appeared under the pointer.
    await point('pointerover');
    await wait(3000);
    await point('pointermove');
    await wait(7000);
    await point('pointermove');
    await wait(7999);
    expect(live('polite')).toBe('已保存');
    // The pointer has been still for eight seconds; one second of the time is left.
    await wait(1);
    await wait(1000);
    expect(live('polite')).toBe('');
  });

  it.each([['撤销'], [null]])('give the focus back to where it was when a button closes them: %s', async (label) => {
    const host = await render(
      <>
        <input />
        <ToastHost />
      </>,
    );
    const field = host.querySelector('input');
    await show('已删除', { action: { label: '撤销', onClick: () => {} } });
    const buttons = [...document.querySelectorAll('button')];
    const pressed = buttons.find(({ textContent }) => textContent === (label ?? ''));
    await act(async () => field?.focus());
    await act(async () => pressed?.focus());
    await click(pressed ?? null);
    expect(live('polite')).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it('can be closed', async () => {
    await render(<ToastHost />);
    await show('已保存');
    await click(document.querySelector('[aria-label="关闭通知"]'));
    expect(live('polite')).toBe('');
  });

  it('run their action once and disappear', async () => {
    await render(<ToastHost />);
    const undo = vi.fn();
    await show('已删除', { action: { label: '撤销', onClick: undo } });
    await click(document.querySelector('button'));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(live('polite')).toBe('');
  });

  it('stay readable for assistive technology while a dialog hides the page', async () => {
    vi.useRealTimers();
    await render(<ToastHost />);
    await show('没有保存');
    const dialog = await render(
      <Dialog open>
        <p>表单</p>
      </Dialog>,
    );
    await endTask();
    expect(dialog.getAttribute('aria-hidden')).toBe('true');
    expect(document.querySelector('[aria-live="polite"]')?.closest('[aria-hidden="true"]')).toBeNull();
  });
});
