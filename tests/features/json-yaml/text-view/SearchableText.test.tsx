// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { click } from '../../../app/render.tsx';
import { type as typeInto, until } from '../../../shared/dom.ts';
import { find, openJsonPanel, press, shows } from '../a-panel.tsx';

const field = (name: string) => document.querySelector<HTMLInputElement>(`[role=search] input[aria-label="${name}"]`);
const outcome = () => document.querySelector('[role=search] [role=status]')?.textContent;
const marked = () => find('JSON 输出')?.querySelector<HTMLElement>('.row.marked .number')?.dataset.number;

async function openFind(): Promise<void> {
  await openJsonPanel('[1,2]');
  await press('格式化');
  await shows('JSON 格式化成功！');
  await click(find('输出')?.querySelector('button[aria-label^="查找（"]'));
  await until(() => field('查找') !== null);
}

const submit = (name: string) =>
  act(async () => field(name)?.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));

test('finds words, and says where', async () => {
  await openFind();
  await typeInto(field('查找'), '2');
  await until(() => outcome() === '第 3 行');
  await typeInto(field('查找'), 'x');
  await until(() => outcome() === '没有找到');
});

test('goes to the last line for a number above it, in digits of any width', async () => {
  await openFind();
  await typeInto(field('跳到行'), '９９');
  await submit('跳到行');
  expect(outcome()).toBe('共 4 行');
  await until(() => marked() === '4');
  await typeInto(field('跳到行'), '1');
  await submit('跳到行');
  await until(() => marked() === '1');
  expect(outcome()).toBe('');
});

test('stays open on Escape while an input method composes, and closes on Escape otherwise', async () => {
  await openFind();
  const pressEscape = (init: KeyboardEventInit) =>
    act(async () =>
      field('查找')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...init })),
    );
  await pressEscape({ isComposing: true });
  expect(field('查找')).not.toBeNull();
  await pressEscape({});
  expect(field('查找')).toBeNull();
});
