// @vitest-environment happy-dom
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useWheelScroll } from '../../src/app/portal/use-wheel-scroll.ts';
import { render } from './render.tsx';

function List() {
  const list = useRef<HTMLUListElement>(null);
  useWheelScroll(list);
  return <ul ref={list} />;
}

async function turnWheel(widths: { content: number; list: number }, wheel: WheelEventInit) {
  const host = await render(<List />);
  const list = host.querySelector('ul');
  if (list === null) throw new Error('no list');
  Object.defineProperty(list, 'scrollWidth', { value: widths.content });
  Object.defineProperty(list, 'clientWidth', { value: widths.list });
  const event = new WheelEvent('wheel', { ...wheel, cancelable: true });
  // happy-dom does not implement the modifier keys of a wheel event.
  Object.defineProperty(event, 'ctrlKey', { value: wheel.ctrlKey ?? false });
  list.dispatchEvent(event);
  return { scrolledPx: list.scrollLeft, isTaken: event.defaultPrevented };
}

const LONG = { content: 900, list: 300 };
const SHORT = { content: 300, list: 300 };

describe('the wheel over the tab bar (doc 2 §2)', () => {
  it.each([
    ['scrolls a long list sideways', LONG, { deltaY: 40 }, { scrolledPx: 40, isTaken: true }],
    ['scrolls the page if all tabs fit', SHORT, { deltaY: 40 }, { scrolledPx: 0, isTaken: false }],
    ['leaves a sideways wheel to the browser', LONG, { deltaX: 40, deltaY: 3 }, { scrolledPx: 0, isTaken: false }],
    ['leaves zooming to the browser', LONG, { deltaY: 40, ctrlKey: true }, { scrolledPx: 0, isTaken: false }],
  ] as const)('%s', async (_rule, widths, wheel, expected) => {
    expect(await turnWheel(widths, wheel)).toEqual(expected);
  });
});
