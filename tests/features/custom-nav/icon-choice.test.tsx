// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import * as drawIcon from '../../../src/features/custom-nav/icons/draw-icon.ts';
import { IconChoice } from '../../../src/features/custom-nav/icons/IconChoice.tsx';
import { copy } from '../../../src/features/custom-nav/words.ts';
import { MEDIA } from '../../../src/shared/look/media.ts';
import { click, render } from '../../app/render.tsx';
import { buttonOf } from '../../shared/dom.ts';

const words = copy.dialog;

function Probe() {
  const [icon, setIcon] = useState<string | null>(null);
  return <IconChoice name="红" color="#aa0000" icon={icon} onChange={setIcon} />;
}

/** The choice with pictures that are drawn when the test says so. */
async function open() {
  const drawn: ((icon: string | null) => void)[] = [];
  vi.spyOn(drawIcon, 'drawIconFile').mockImplementation(() => new Promise((resolve) => void drawn.push(resolve)));
  const host = await render(<Probe />);
  const drop = () => {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { files: [new File(['x'], 'x.png')], types: ['Files'] } });
    return act(async () => void host.querySelector('[role="group"]')?.dispatchEvent(event));
  };
  return {
    host,
    drop,
    finish: (index: number, icon: string | null) => act(async () => drawn[index]?.(icon)),
    shown: () => host.querySelector('img')?.getAttribute('src') ?? null,
  };
}

it('a picture that is slow to decode does not replace a later one, nor the letter that was chosen since', async () => {
  const { drop, finish, shown, host } = await open();
  await drop();
  await drop();
  await finish(1, 'data:second');
  await finish(0, 'data:first');
  expect(shown()).toBe('data:second');
  await drop();
  await click(buttonOf(words.removeIcon));
  await finish(2, 'data:third');
  expect(shown()).toBeNull();
  await drop();
  await drop();
  await finish(4, 'data:fifth');
  await finish(3, null);
  expect([shown(), host.querySelector('[role="status"]')?.textContent]).toEqual(['data:fifth', words.iconHint]);
});

it('speaks of dragging only where there is a pointer', async () => {
  const query = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((text) => {
    const list = query(text);
    if (`@media ${text}` === MEDIA.coarse) Object.defineProperty(list, 'matches', { value: true });
    return list;
  });
  const { host } = await open();
  expect(host.querySelector('[role="status"]')?.textContent).toBe(words.iconHintTouch);
});
