// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copy } from '../../../../src/features/admin/lists/copy.ts';
import { DayRangeFilter } from '../../../../src/features/admin/lists/DayRangeFilter.tsx';
import { toDayEdge } from '../../../../src/features/admin/lists/model/day-range.ts';
import { TextFilter } from '../../../../src/features/admin/lists/TextFilter.tsx';
import { render } from '../../../app/render.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function type(input: HTMLInputElement | null, text: string, isComposing = false): Promise<void> {
  if (input === null) throw new Error('no field');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing } as InputEventInit));
  });
}

const rest = () => act(async () => void vi.advanceTimersByTime(1000));

it('applies a text after the last key, without blanks around it', async () => {
  const onChange = vi.fn();
  const host = await render(<TextFilter label="名称" value="" lengthMax={100} onChange={onChange} />);
  const input = host.querySelector('input');
  await type(input, ' l');
  await type(input, ' lin ');
  expect(onChange).not.toHaveBeenCalled();
  await rest();
  expect(onChange.mock.calls).toEqual([['lin']]);
});

it('applies nothing while an input method composes, also with Enter', async () => {
  const onChange = vi.fn();
  const host = await render(<TextFilter label="名称" value="" lengthMax={100} onChange={onChange} />);
  const input = host.querySelector('input');
  await type(input, 'li', true);
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true } as KeyboardEventInit);
  await act(async () => void input?.dispatchEvent(enter));
  await rest();
  expect(onChange).not.toHaveBeenCalled();
  await act(async () => void input?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
  await rest();
  expect(onChange.mock.calls).toEqual([['li']]);
});

it('applies a text at once with Enter', async () => {
  const onChange = vi.fn();
  const host = await render(<TextFilter label="名称" value="" lengthMax={100} onChange={onChange} />);
  const input = host.querySelector('input');
  await type(input, 'lin');
  await act(async () => void input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  expect(onChange.mock.calls).toEqual([['lin']]);
});

it('filters by whole local days, and says when the range is reversed', async () => {
  const onChange = vi.fn();
  const from = String(toDayEdge('2026-03-02', 'first'));
  const to = String(toDayEdge('2026-03-01', 'last'));
  const host = await render(<DayRangeFilter label="注册" from={from} to={to} onChange={onChange} />);
  const [first = null, last = null] = host.querySelectorAll('input');
  expect([first?.value, last?.value]).toEqual(['2026-03-02', '2026-03-01']);
  expect(host.textContent).toContain(copy.rangeIsReversed);
  await type(last, '2026-03-05');
  expect(onChange).toHaveBeenCalledWith({ from, to: String(toDayEdge('2026-03-05', 'last')) });
  await type(first, '');
  expect(onChange).toHaveBeenCalledWith({ from: '', to });
});
