// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDesktopKeys } from '../../../../src/features/goal-focus/screen/use-desktop-keys.ts';
import { render } from '../../../app/render.tsx';

const performed: string[] = [];

function Desktop() {
  useDesktopKeys((action) => void performed.push(action));
  return (
    <>
      <main />
      <a href="/a">a</a>
      <button type="button">
        <b>b</b>
      </button>
      <input />
      <textarea />
      <div role="dialog">
        <p />
      </div>
      <div role="alertdialog">
        <p />
      </div>
      <div role="slider" tabIndex={0} aria-valuenow={1} />
    </>
  );
}

beforeEach(() => {
  performed.length = 0;
});

/** Presses keys on an element; returns those that the page took from the browser. */
async function press(on: string, ...keys: string[]): Promise<string[]> {
  const taken: string[] = [];
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    await act(async () => void document.querySelector(on)?.dispatchEvent(event));
    if (event.defaultPrevented) taken.push(key);
  }
  return taken;
}

describe('the keys of the desktop', () => {
  it('act on the page, and are then not the browser’s', async () => {
    await render(<Desktop />);
    expect(await press('main', 'f', 'e', ' ', 'ArrowLeft', 'ArrowRight', 'x')).toEqual([
      'f',
      'e',
      ' ',
      'ArrowLeft',
      'ArrowRight',
    ]);
    expect(performed).toEqual(['toggle-fullscreen', 'edit', 'toggle-pause', 'previous', 'next']);
  });

  it.each(['input', 'textarea', '[role="dialog"] p', '[role="alertdialog"] p', '[role="slider"]'])(
    'belong to %s while it has the focus',
    async (on) => {
      await render(<Desktop />);
      expect(await press(on, 'f', 'e', ' ', 'ArrowRight')).toEqual([]);
      expect(performed).toEqual([]);
    },
  );

  it.each(['a', 'button', 'button b'])('leave space to %s', async (on) => {
    await render(<Desktop />);
    expect(await press(on, ' ', 'f')).toEqual(['f']);
    expect(performed).toEqual(['toggle-fullscreen']);
  });

  it('do nothing after another handler of the page has taken them', async () => {
    const host = await render(<Desktop />);
    host.addEventListener('keydown', (event) => event.preventDefault());
    await press('main', 'f');
    expect(performed).toEqual([]);
  });
});
