import { type RefObject, useEffect } from 'react';
import { create } from 'zustand';
import { isComposing } from '../../../shared/ime.ts';

/** The pane that fills the window, by its id; null for none. */
const useFullPane = create<{ readonly id: string | null }>(() => ({ id: null }));

/** Ends the full size of a pane: something outside of it is to be seen. */
export function leaveFullSize(): void {
  useFullPane.setState({ id: null });
}

/**
 * Lets a pane fill the window, above the rest of the page, which cannot be reached then. Escape ends that, unless something
 * within the pane has used the key.
 */
export function useFullSize(id: string, frame: RefObject<HTMLElement | null>) {
  const isFull = useFullPane((state) => state.id === id);
  useEffect(() => {
    if (!isFull || frame.current === null) return;
    const release = makeOthersInert(frame.current);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      event.preventDefault();
      leaveFullSize();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      release();
    };
  }, [isFull, frame]);
  return { isFull, toggle: () => useFullPane.setState({ id: isFull ? null : id }) };
}

/** Everything beside an element and its ancestors, up to the program's root: menus and notices are outside of it. */
function makeOthersInert(element: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  for (let at = element; at.parentElement !== null && at.parentElement !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      const isOther = sibling instanceof HTMLElement && sibling !== at && sibling.role !== 'status' && !sibling.inert;
      if (isOther) others.push(sibling);
    }
  }
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}
