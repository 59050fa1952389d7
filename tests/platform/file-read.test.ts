// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { refuseFileDrops } from '../../src/platform/file-read.ts';

let stop: () => void = () => undefined;
afterEach(() => stop());

function send(name: 'dragover' | 'drop', types: readonly string[]) {
  const event = new Event(name, { bubbles: true, cancelable: true });
  const dataTransfer = { types, dropEffect: 'copy' };
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
  document.body.dispatchEvent(event);
  return { isPrevented: event.defaultPrevented, dropEffect: dataTransfer.dropEffect };
}

test.each(['dragover', 'drop'] as const)(
  'keeps the browser from opening a file on %s beside every drop area',
  (name) => {
    stop = refuseFileDrops();
    expect(send(name, ['Files'])).toEqual({ isPrevented: true, dropEffect: 'none' });
    expect(send(name, ['text/plain'])).toEqual({ isPrevented: false, dropEffect: 'copy' });
    stop();
    expect(send(name, ['Files']).isPrevented).toBe(false);
  },
);

test('leaves a file alone that a drop area has taken', () => {
  stop = refuseFileDrops();
  const take = (event: Event) => event.preventDefault();
  document.body.addEventListener('drop', take, { once: true });
  expect(send('drop', ['Files']).dropEffect).toBe('copy');
});
