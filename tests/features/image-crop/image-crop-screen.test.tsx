// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as cropBridge from '../../../src/bridges/image-crop-bridge.ts';
import { useCropStore } from '../../../src/features/image-crop/crop-store.ts';
import { imageCrop } from '../../../src/features/image-crop/tool.ts';
import { copy } from '../../../src/features/image-crop/words.ts';
import { click, renderPortal } from '../../app/render.tsx';
import { buttonOf, type, until } from '../../shared/dom.ts';
import { shownState, showPicture } from './a-picture.ts';

beforeEach(() => {
  const tool = { openPicture: vi.fn(), cropPicture: () => new Promise(() => undefined) };
  vi.spyOn(cropBridge, 'cropTool', 'get').mockReturnValue(tool as never);
});

const SIZE = { width: 1000, height: 800 };

async function open(): Promise<HTMLElement> {
  showPicture(SIZE);
  return (await renderPortal([imageCrop], '/portal/image-crop')).host;
}

async function openReady(): Promise<HTMLElement> {
  const host = await open();
  await until(() => host.querySelector('[data-crop-box]') !== null);
  return host;
}

const field = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.control;
const press = (element: Element | null | undefined, key: string, options: KeyboardEventInit = {}) =>
  act(
    async () =>
      void element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options })),
  );
const release = (element: Element | null | undefined, key: string) =>
  act(async () => void element?.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true })));

it('starts with the upload area, and shows a failure above it', async () => {
  const { host } = await renderPortal([imageCrop], '/portal/image-crop');
  await until(() => host.textContent?.includes(copy.upload.hint) === true);
  await act(async () => useCropStore.setState({ problem: { problem: 'picture-undecodable', kind: 'heic' } }));
  const alert = host.querySelector('[role="alert"]');
  expect(alert?.textContent).toContain('图片加载失败');
  expect(alert?.textContent).toContain('HEIC');
  await click(alert?.querySelector('[aria-label="关闭"]'));
  expect(host.querySelector('[role="alert"]')).toBeNull();
});

it('moves the box with arrow keys by 1 and with Shift by 10 pixels, and announces it', async () => {
  const host = await openReady();
  const box = host.querySelector('[data-crop-box]');
  expect(box?.getAttribute('aria-label')).toBe('选区：左 100，上 80，宽 800，高 640');
  await press(box, 'ArrowLeft');
  await press(box, 'ArrowUp', { shiftKey: true });
  await release(box, 'ArrowUp');
  expect(box?.getAttribute('aria-label')).toBe('选区：左 99，上 70，宽 800，高 640');
  const status = [...host.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
  expect(status).toContain('选区：左 99，上 70，宽 800，高 640');
});

it('resizes with a focused handle, whose values assistive technology reads', async () => {
  const host = await openReady();
  const handle = host.querySelector('[data-handle="se"]');
  await press(handle, 'ArrowRight', { shiftKey: true });
  await release(handle, 'ArrowRight');
  expect(handle?.getAttribute('aria-valuenow')).toBe('810');
  expect(handle?.getAttribute('aria-valuetext')).toBe('宽 810，高 640');
  expect([handle?.getAttribute('aria-valuemin'), handle?.getAttribute('aria-valuemax')]).toEqual(['50', '1000']);
});

it('moves and scales the picture from the keyboard while the stage has the focus', async () => {
  const host = await openReady();
  const stage = host.querySelector(`[aria-label="${copy.stage.label}"]`);
  await press(stage, 'ArrowRight');
  await press(stage, '+');
  await release(stage, '+');
  expect(shownState().transform).toMatchObject({ scale: 1.1, offset: { y: 0 } });
  expect(shownState().transform.offset.x).toBeGreaterThan(0);
});

it('undoes and redoes with keys anywhere but in a text field', async () => {
  await openReady();
  await click(document.querySelector(`[aria-label="${copy.transform.right}"]`));
  expect(shownState().transform.rotationDeg).toBe(90);
  await press(field(copy.box.fields.x), 'z', { ctrlKey: true });
  expect(shownState().transform.rotationDeg).toBe(90);
  await press(document.body, 'z', { ctrlKey: true });
  expect(shownState().transform.rotationDeg).toBe(0);
  await press(document.body, 'z', { ctrlKey: true, shiftKey: true });
  expect(shownState().transform.rotationDeg).toBe(90);
});

it('applies a number with Enter, but not the Enter that ends a word of an input method', async () => {
  await openReady();
  const width = field(copy.box.fields.width);
  await type(width, '３００');
  await press(width, 'Enter', { isComposing: true });
  expect(shownState().box.width).toBe(800);
  await press(width, 'Enter');
  expect(shownState().box.width).toBe(300);
});

it('locks the proportions of an exact size until the lock is opened', async () => {
  await openReady();
  await click(buttonOf(copy.output.exact));
  const widths = () =>
    [...document.querySelectorAll('input')].filter(({ labels }) => labels?.[0]?.textContent === '宽');
  await type(widths()[1], '400');
  await press(widths()[1], 'Enter');
  expect(shownState().aspect).toEqual({ kind: 'exact', size: { width: 400, height: 320 } });
  await click(document.querySelector(`[aria-label="${copy.output.unlock}"]`));
  await type(widths()[1], '320');
  await press(widths()[1], 'Enter');
  expect(shownState().aspect).toEqual({ kind: 'exact', size: { width: 320, height: 320 } });
  expect(shownState().box.width).toBe(shownState().box.height);
});

it('says that only the first frame of an animation is used', async () => {
  showPicture(SIZE, { kind: 'gif', isAnimated: true });
  const { host } = await renderPortal([imageCrop], '/portal/image-crop');
  await until(() => host.textContent?.includes('GIF 仅取首帧') === true);
});

it('warns of white corners in a JPEG and of an enlarged result', async () => {
  const host = await openReady();
  await click(buttonOf('圆形'));
  await click(buttonOf('JPEG'));
  expect(host.textContent).toContain(copy.result.white);
  await click(buttonOf('PNG'));
  expect(host.textContent).not.toContain(copy.result.white);
});
