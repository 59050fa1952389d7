// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { isPageKey } from '../../src/shared/page-keys.ts';

afterEach(() => document.body.replaceChildren());

/** Presses a key on the first element of a page that matches, and returns what the rule says. */
function press(markup: string, selector: string, init: KeyboardEventInit = {}): boolean | undefined {
  document.body.innerHTML = markup;
  let answer: boolean | undefined;
  const listen = (event: KeyboardEvent) => {
    answer = isPageKey(event);
  };
  window.addEventListener('keydown', listen);
  const event = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  window.removeEventListener('keydown', listen);
  return answer;
}

describe('a key is meant for the page', () => {
  it.each([
    ['on the page itself', '<main></main>', 'body', {}, true],
    ['on a link', '<a href="#a">a</a>', 'a', {}, true],
    ['on a button', '<button>a</button>', 'button', {}, true],
    ['in a field', '<input>', 'input', {}, false],
    ['on a checkbox', '<input type="checkbox">', 'input', {}, true],
    ['in a text area', '<textarea></textarea>', 'textarea', {}, false],
    ['in an editor', '<div contenteditable="true"><b>a</b></div>', 'b', {}, false],
    ['on a slider', '<div role="slider"></div>', 'div', {}, false],
    ['with Ctrl', '<main></main>', 'body', { ctrlKey: true }, false],
    ['with Meta', '<main></main>', 'body', { metaKey: true }, false],
    ['with Alt', '<main></main>', 'body', { altKey: true }, false],
    ['with Shift', '<main></main>', 'body', { shiftKey: true }, false],
    ['while an input method composes', '<main></main>', 'body', { isComposing: true }, false],
    ['while a dialog is open', '<main></main><div role="dialog"></div>', 'body', {}, false],
    ['while a confirmation is open', '<main></main><div role="alertdialog"></div>', 'body', {}, false],
    ['while a menu is open', '<main></main><ul role="menu"></ul>', 'body', {}, false],
  ] as const)('%s', (_place, markup, selector, init, isMeant) => {
    expect(press(markup, selector, init)).toBe(isMeant);
  });
});
