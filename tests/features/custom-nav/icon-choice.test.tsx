// @vitest-environment happy-dom
import { act, type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { NavItemDialog } from '../../../src/features/custom-nav/dialogs/NavItemDialog.tsx';
import * as drawIcon from '../../../src/features/custom-nav/icons/draw-icon.ts';
import { type Drawing, IconChoice } from '../../../src/features/custom-nav/icons/IconChoice.tsx';
import { useIcons } from '../../../src/features/custom-nav/icons/icon-store.ts';
import { navStore } from '../../../src/features/custom-nav/nav-store.ts';
import { copy } from '../../../src/features/custom-nav/words.ts';
import { MEDIA } from '../../../src/shared/look/media.ts';
import { click, render } from '../../app/render.tsx';
import { buttonOf } from '../../shared/dom.ts';
import { anItem } from './an-item.ts';

const words = copy.dialog;

function Probe() {
  const [icon, setIcon] = useState<string | null>(null);
  const [drawing, setDrawing] = useState<Drawing>('done');
  return (
    <IconChoice name="红" color="#aa0000" icon={icon} onChange={setIcon} drawing={drawing} onDrawing={setDrawing} />
  );
}

/** The choice with pictures that are drawn when the test says so. */
async function open(shown: ReactNode = <Probe />) {
  const drawn: ((icon: string | null) => void)[] = [];
  vi.spyOn(drawIcon, 'drawIconFile').mockImplementation(() => new Promise((resolve) => void drawn.push(resolve)));
  const host = await render(shown);
  const drop = () => {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { files: [new File(['x'], 'x.png')], types: ['Files'] } });
    return act(async () => void document.querySelector(`[aria-label="${words.icon}"]`)?.dispatchEvent(event));
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

it('a link that is saved while its picture is decoded waits for it, and stays open where it is no picture', async () => {
  const item = anItem('a');
  navStore.update((state) => ({ ...state, items: [item] }));
  const onClose = vi.fn();
  const { drop, finish } = await open(<NavItemDialog target={item} items={[item]} onClose={onClose} />);
  await drop();
  await click(buttonOf(words.save));
  expect(onClose).not.toHaveBeenCalled();
  await finish(0, null);
  expect(onClose).not.toHaveBeenCalled();
  expect(document.querySelector('[role="status"]')?.textContent).toBe(words.iconRefused);

  await drop();
  expect(document.querySelector('[role="status"]')?.textContent).toBe(words.iconHint);
  await click(buttonOf(words.save));
  await finish(1, 'data:image/png;base64,AA==');
  expect(onClose).toHaveBeenCalledOnce();
  expect(useIcons.getState().icons.get('a')).toBe('data:image/png;base64,AA==');
});
