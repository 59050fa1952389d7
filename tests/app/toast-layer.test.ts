// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { toastLayer } from '../../src/app/toast-layer.ts';
import { setFullscreenElement } from '../shared/dom.ts';

it('lies inside the element that fills the screen, and beside the page otherwise', () => {
  const layer = toastLayer();
  expect(layer.parentNode).toBe(document.body);
  const screen = document.body.appendChild(document.createElement('main'));
  setFullscreenElement(screen);
  expect(layer.parentNode).toBe(screen);
  setFullscreenElement(null);
  expect(layer.parentNode).toBe(document.body);
  expect(toastLayer()).toBe(layer);
});

it('returns beside the page when the element that fills the screen is removed', () => {
  const layer = toastLayer();
  const screen = document.body.appendChild(document.createElement('main'));
  setFullscreenElement(screen);
  screen.remove();
  setFullscreenElement(null);
  expect(layer.parentNode).toBe(document.body);
});

it('stays beside the page when the whole page fills the screen', () => {
  const layer = toastLayer();
  setFullscreenElement(document.documentElement);
  expect(layer.parentNode).toBe(document.body);
});
