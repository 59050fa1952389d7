// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { keepYielding } from '../../../src/features/shortcut-widget/focus-yield.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function place(element: HTMLElement, left: number, top: number, width: number, height: number): void {
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, width, height));
}

it('the widget disappears while it covers the focus', async () => {
  document.body.innerHTML = '<input><button></button><aside><a href="/">a</a></aside>';
  const find = (name: string) => document.querySelector<HTMLElement>(name) ?? document.body;
  const box = find('aside');
  place(box, 8, 500, 40, 40);
  place(find('input'), 0, 480, 300, 40);
  place(find('button'), 200, 500, 80, 30);
  onTestFinished(keepYielding(box));
  const yieldsTo = async (name: string) => {
    find(name).focus();
    await nextFrame();
    return box.dataset.yields;
  };
  expect(await yieldsTo('button')).toBe('false');
  expect(await yieldsTo('input')).toBe('true');
  expect(await yieldsTo('aside a')).toBe('false');
  expect(await yieldsTo('input')).toBe('true');
  place(find('input'), 0, 100, 300, 40);
  document.dispatchEvent(new Event('scroll'));
  await nextFrame();
  expect(box.dataset.yields).toBe('false');
});
