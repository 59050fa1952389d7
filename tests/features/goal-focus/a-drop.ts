import { act } from 'react';

/** Drops files on the first drop area inside an element. */
export function dropFiles(inside: Element, files: readonly File[]): Promise<void> {
  const area = inside.querySelector('[data-over]');
  if (area === null) throw new Error('nothing to drop on');
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { types: ['Files'], files },
  });
  return act(async () => void area.dispatchEvent(event));
}
