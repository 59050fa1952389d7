// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { usePageKeys } from '../../../src/shared/hooks/use-page-keys.ts';
import { render } from '../../app/render.tsx';

const act = vi.fn();

function Page({ children }: { readonly children?: React.ReactNode }) {
  usePageKeys(({ key }) => (key === 'n' ? act : null));
  return (
    <main>
      <button type="button">按钮</button>
      {children}
    </main>
  );
}

/** Presses a key on an element of the page. Returns whether the page took it. */
function press(host: Element, selector: string, init: KeyboardEventInit = {}): boolean {
  act.mockClear();
  const event = new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true, ...init });
  host.querySelector(selector)?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(act.mock.calls.length === 1);
  return event.defaultPrevented;
}

afterEach(() => document.body.replaceChildren());

it('acts on its keys and leaves the others alone', async () => {
  const host = await render(<Page />);
  expect(press(host, 'button')).toBe(true);
  expect(press(host, 'button', { key: 'x' })).toBe(false);
});

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['the command key', { metaKey: true }],
  ['an input method that composes', { isComposing: true }],
])('leaves keys alone together with %s', async (_case, init) => {
  const host = await render(<Page />);
  expect(press(host, 'button', init)).toBe(false);
});

it.each([
  ['a text field', <input key="x" className="x" />, false],
  ['a text area', <textarea key="x" className="x" />, false],
  ['a checkbox', <input key="x" className="x" type="checkbox" />, true],
])('in %s', async (_case, field, expected) => {
  const host = await render(<Page>{field}</Page>);
  expect(press(host, '.x')).toBe(expected);
});

it.each(['dialog', 'alertdialog', 'menu', 'listbox'])('leaves keys alone while a %s is open', async (role) => {
  const host = await render(
    <Page>
      <div role={role} />
    </Page>,
  );
  expect(press(host, 'button')).toBe(false);
});
