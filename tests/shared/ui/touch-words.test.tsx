// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { useCanDrop } from '../../../src/shared/hooks/use-can-drop.ts';
import { MEDIA } from '../../../src/shared/look/media.ts';
import { ScannableLink } from '../../../src/shared/ui/ScannableLink.tsx';
import { render } from '../../app/render.tsx';

function emulateFingers(): void {
  const query = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((text) =>
    Object.defineProperty(query(text), 'matches', { value: MEDIA.coarse.includes(text) }),
  );
}

function DropWords() {
  return <p>{useCanDrop() ? 'drop' : 'choose'}</p>;
}

/** Whether the code stands before the field with the link. */
async function isCodeFirst(isForNearby: boolean): Promise<boolean> {
  const host = await render(<ScannableLink link="https://example.com/" qrLabel="code" isForNearby={isForNearby} />);
  const [first] = host.querySelectorAll('[aria-label="code"], textarea');
  return first?.getAttribute('aria-label') === 'code';
}

it('asks for a drag only where something can be dragged', async () => {
  expect((await render(<DropWords />)).textContent).toBe('drop');
  emulateFingers();
  expect((await render(<DropWords />)).textContent).toBe('choose');
});

it('shows a code first where another device scans it, and last on the phone itself', async () => {
  expect([await isCodeFirst(false), await isCodeFirst(true)]).toEqual([true, true]);
  emulateFingers();
  expect([await isCodeFirst(false), await isCodeFirst(true)]).toEqual([false, true]);
});
