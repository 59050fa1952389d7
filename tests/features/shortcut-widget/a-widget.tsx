import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ShortcutWidget } from '../../../src/features/shortcut-widget/ShortcutWidget.tsx';
import { aPage } from '../../app/a-page.tsx';
import { render } from '../../app/render.tsx';

const goals = { ...aPage({ id: 'goals' }), shortcut: { title: 'Split a goal', opens: 'same-tab', rank: 2 } } as const;
const fish = { ...aPage({ id: 'fish' }), shortcut: { title: 'Watch fish', opens: 'new-tab', rank: 4 } } as const;
const PAGES = [fish, aPage({ id: 'plain' }), goals];

interface Widget {
  readonly rail: () => HTMLElement | null;
  readonly toggle: () => HTMLElement;
  readonly named: (name: string) => HTMLElement | null;
  readonly links: () => readonly HTMLAnchorElement[];
  readonly press: (target: HTMLElement, key: string, shiftKey?: boolean) => Promise<void>;
}

/** Sets the width of the window, which media queries see. */
export function resizeWindow(width: number): void {
  (window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({
    width,
  });
}

/** The widget as the shell shows it in a window that has room beside the content. */
export async function renderWidget(
  pages = PAGES,
  activePageId?: string,
  onFocusLost = () => {},
  hasMargins = true,
): Promise<Widget> {
  const host = await render(
    <MemoryRouter>
      <ShortcutWidget
        pages={pages}
        activePageId={activePageId}
        topPx={56}
        hasMargins={hasMargins}
        onFocusLost={onFocusLost}
      />
    </MemoryRouter>,
  );
  const rail = () => host.querySelector<HTMLElement>('aside');
  const named = (name: string) => host.querySelector<HTMLElement>(`aside [aria-label="${name}"]`);
  return {
    rail,
    named,
    toggle: () => host.querySelector<HTMLElement>('[aria-expanded]') ?? document.body,
    links: () => [...host.querySelectorAll('a')],
    press: (target, key, shiftKey = false) =>
      act(async () => {
        target.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
      }),
  };
}
