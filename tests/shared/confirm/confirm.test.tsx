// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { ConfirmHost } from '../../../src/shared/confirm/ConfirmHost.tsx';
import { choose, confirm } from '../../../src/shared/confirm/confirm.ts';
import { click, render } from '../../app/render.tsx';
import { buttonOf, setFullscreenElement, until } from '../dom.ts';

const dialog = () => document.querySelector('[role="alertdialog"]');
const ask = (title: string) => {
  let answer: boolean | null = null;
  act(() => {
    void confirm({ title, body: '内容会丢失', confirmLabel: '删除', cancelLabel: '保留' }).then((said) => {
      answer = said;
    });
  });
  return { answer: () => answer };
};

it('resolves to the visitor’s choice, with the focus on the safe one', async () => {
  await render(<ConfirmHost />);
  const first = ask('删除吗？');
  await until(() => dialog() !== null);
  expect(dialog()?.textContent).toContain('内容会丢失');
  expect(document.activeElement?.textContent).toBe('保留');
  await click(buttonOf('删除'));
  expect(first.answer()).toBe(true);
  await until(() => dialog() === null);
  const second = ask('再删除吗？');
  await until(() => dialog() !== null);
  await click(buttonOf('保留'));
  expect(second.answer()).toBe(false);
});

it('asks one question after the other', async () => {
  await render(<ConfirmHost />);
  const first = ask('第一问');
  const second = ask('第二问');
  await until(() => dialog() !== null);
  expect(dialog()?.textContent).toContain('第一问');
  await click(buttonOf('保留'));
  await until(() => dialog()?.textContent?.includes('第二问') === true);
  expect(second.answer()).toBeNull();
  await click(buttonOf('删除'));
  expect([first.answer(), second.answer()]).toEqual([false, true]);
});

it('is shown inside the full-screen element, outside of which nothing is visible', async () => {
  const host = await render(
    <div data-full>
      <ConfirmHost />
    </div>,
  );
  const full = host.querySelector('[data-full]');
  setFullscreenElement(full);
  const question = ask('离开吗？');
  await until(() => dialog() !== null);
  expect(full?.contains(dialog())).toBe(true);
  await click(buttonOf('保留'));
  expect(question.answer()).toBe(false);
});

it.each([
  ['一起完成', 'confirmed'],
  ['只完成这一个', 'alternative'],
  ['取消', 'cancelled'],
])('offers two ways to go on: %s', async (label, expected) => {
  await render(<ConfirmHost />);
  let answer = '';
  const options = { title: '完成', body: '', confirmLabel: '一起完成', alternativeLabel: '只完成这一个' };
  act(() => void choose(options).then((given) => (answer = given)));
  await until(() => dialog() !== null);
  await click(buttonOf(label));
  expect(answer).toBe(expected);
});
