// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useToastStore } from '../../../src/shared/toast-store.ts';
import { ButtonHint } from '../../../src/shared/ui/ButtonHint.tsx';
import { CopyButton } from '../../../src/shared/ui/CopyButton.tsx';
import { EmptyState } from '../../../src/shared/ui/EmptyState.tsx';
import { ErrorAlert } from '../../../src/shared/ui/ErrorAlert.tsx';
import { FileDropArea } from '../../../src/shared/ui/FileDropArea.tsx';
import { QrCode } from '../../../src/shared/ui/QrCode.tsx';
import { SelectField } from '../../../src/shared/ui/SelectField.tsx';
import { SliderRow } from '../../../src/shared/ui/SliderRow.tsx';
import { click, render } from '../../app/render.tsx';
import { buttonOf, setFullscreenElement, until } from '../dom.ts';

const writeClipboard = vi.hoisted(() => vi.fn<(text: Promise<Blob>) => Promise<void>>());
vi.mock('../../../src/platform/clipboard.ts', () => ({ writeClipboard }));

afterEach(() => {
  vi.useRealTimers();
  useToastStore.setState({ toasts: [] });
});

const zoomIn = (isLargest: boolean) => (
  <ButtonHint text="放大 (+)">
    <button type="button" disabled={isLargest}>
      +
    </button>
  </ButtonHint>
);

describe('CopyButton', () => {
  it('copies its text and says so for two seconds', async () => {
    vi.useFakeTimers();
    writeClipboard.mockResolvedValue();
    await render(<CopyButton text="abc" label="复制链接" />);
    await click(buttonOf('复制链接'));
    expect(await (await writeClipboard.mock.calls[0]?.[0])?.text()).toBe('abc');
    expect(buttonOf('已复制')).toBeDefined();
    await act(async () => vi.advanceTimersByTime(1999));
    expect(buttonOf('已复制')).toBeDefined();
    await act(async () => vi.advanceTimersByTime(1));
    expect(buttonOf('复制链接')).toBeDefined();
  });

  it('says that copying failed', async () => {
    writeClipboard.mockRejectedValue(new Error('refused'));
    await render(<CopyButton text="abc" />);
    await click(buttonOf('复制'));
    expect(useToastStore.getState().toasts.map(({ message }) => message)).toEqual(['复制失败，请手动复制']);
    expect(buttonOf('已复制')).toBeUndefined();
  });
});

it('ButtonHint shows its text over a button that can be pressed, and nowhere as a title of the browser', async () => {
  vi.useFakeTimers();
  const point = () =>
    act(async () => {
      buttonOf('+')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(1000);
    });
  const shown = () => document.querySelector('[role="tooltip"]')?.textContent;
  await render(zoomIn(true));
  await point();
  expect(shown()).toBeUndefined();
  document.body.replaceChildren();
  await render(zoomIn(false));
  await point();
  expect([shown(), buttonOf('+')?.title]).toEqual(['放大 (+)', '']);
});

it('EmptyState shows its sentence and its button, not its illustration, to assistive technology', async () => {
  const host = await render(
    <EmptyState illustration={<svg />} text="还没有任务" action={<button type="button">新建</button>} />,
  );
  expect(host.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(host.textContent).toBe('还没有任务新建');
});

it('ErrorAlert is read out and offers another attempt', async () => {
  const onRetry = vi.fn();
  const host = await render(
    <ErrorAlert title="没有保存成功" onRetry={onRetry}>
      内容还在页面上
    </ErrorAlert>,
  );
  expect(host.querySelector('[role="alert"]')?.textContent).toContain('没有保存成功内容还在页面上');
  await click(buttonOf('重试'));
  expect(onRetry).toHaveBeenCalledOnce();
});

describe('FileDropArea', () => {
  const file = new File(['{}'], 'a.json', { type: 'application/json' });
  const drag = async (target: Element | null | undefined, name: string, files: readonly File[], types = ['Files']) => {
    const event = new Event(name, { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { files, types } });
    await act(async () => target?.dispatchEvent(event));
    return event.defaultPrevented;
  };

  it('takes a dropped file and announces it', async () => {
    const onFiles = vi.fn();
    const host = await render(<FileDropArea accept=".json" hint="拖放备份文件" onFiles={onFiles} />);
    const area = host.querySelector('p')?.parentElement;
    expect(await drag(area, 'dragover', [])).toBe(true);
    expect(host.querySelector('[role="status"]')?.textContent).toBe('松开即可放入');
    await drag(area, 'drop', [file, new File(['1'], 'b.json')]);
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([file]);
    expect(host.querySelector('[role="status"]')?.textContent).toBe('正在读取：a.json');
  });

  it('leaves dragged text and a disabled area alone', async () => {
    const onFiles = vi.fn();
    const host = await render(<FileDropArea accept=".json" hint="拖放" isDisabled onFiles={onFiles} />);
    const area = host.querySelector('p')?.parentElement;
    expect(await drag(area, 'drop', [file])).toBe(false);
    expect(await drag(area, 'drop', [], ['text/plain'])).toBe(false);
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('opens the file dialog by its button, for keyboard and touch', async () => {
    const onFiles = vi.fn();
    await render(<FileDropArea accept=".json" hint="拖放" isMultiple onFiles={onFiles} />);
    vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      expect([this.type, this.accept, this.multiple]).toEqual(['file', '.json', true]);
      Object.defineProperty(this, 'files', { value: [file] });
      this.dispatchEvent(new Event('change'));
    });
    await click(buttonOf('选择文件'));
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([file]);
  });
});

it('QrCode is an image with a name', async () => {
  const host = await render(<QrCode text="https://example.org" label="二维码" />);
  const image = host.querySelector('[role="img"][aria-label="二维码"]');
  expect(image?.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0h7v1h-7z/);
});

describe('SelectField', () => {
  const field = (onChange: (value: 'a' | 'b') => void) => (
    <SelectField
      label="形状"
      value="a"
      options={[
        { value: 'a', label: '鱼' },
        { value: 'b', label: '鸟' },
      ]}
      hint="下次生效"
      onChange={onChange}
    />
  );
  const press = () =>
    act(async () => {
      document
        .querySelector('[role="combobox"]')
        ?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
    });

  it('chooses an option, and is described by its hint', async () => {
    const onChange = vi.fn();
    await render(field(onChange));
    const hint = document.querySelector('[role="combobox"]')?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(hint)?.textContent).toBe('下次生效');
    await press();
    await click(document.querySelectorAll('[role="option"]')[1]);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('renders its list outside of the field, so that the click that opens it does not focus the field', async () => {
    const host = await render(<div data-full>{field(() => undefined)}</div>);
    await press();
    await until(() => document.querySelector('[role="listbox"]') !== null);
    const list = document.querySelector('[role="listbox"]');
    expect(host.contains(list)).toBe(false);
    expect(list?.contains(document.activeElement)).toBe(true);
  });

  it('renders its list inside the full-screen element', async () => {
    const host = await render(<div data-full>{field(() => undefined)}</div>);
    const full = host.querySelector('[data-full]');
    setFullscreenElement(full);
    await press();
    await until(() => document.querySelector('[role="listbox"]') !== null);
    const list = document.querySelector('[role="listbox"]');
    expect(full?.contains(list)).toBe(true);
    expect(host.querySelector('.MuiFormControl-root')?.contains(list ?? null)).toBe(false);
  });
});

describe('SliderRow', () => {
  const range = { min: 30, max: 100, step: 5 };

  it('names its slider by the label and shows the value in words', async () => {
    const host = await render(
      <SliderRow label="背景亮度" range={range} value={65} format={(value) => `${value}%`} onChange={vi.fn()} />,
    );
    const slider = host.querySelector('input');
    const label = host.querySelector(`[id="${slider?.getAttribute('aria-labelledby')}"]`);
    expect(label?.textContent).toBe('背景亮度');
    expect(slider?.getAttribute('aria-valuetext')).toBe('65%');
    expect(host.querySelector('output')?.textContent).toBe('65%');
  });

  it('moves by its step and reports the released value', async () => {
    const onChange = vi.fn();
    const onCommitted = vi.fn();
    const props = { label: '模糊', range, value: 65, format: String, onChange, onCommitted };
    const host = await render(<SliderRow {...props} />);
    const slider = host.querySelector('input');
    const press = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
    await act(async () => slider?.dispatchEvent(press));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(70);
    expect(onCommitted).toHaveBeenCalledOnce();
  });
});
