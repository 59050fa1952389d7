// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOSED_MS } from '../../../src/features/shortcut-widget/constants.ts';
import { copy } from '../../../src/features/shortcut-widget/copy.ts';
import { chooseWidget, widgetChoices, widgetClosed } from '../../../src/features/shortcut-widget/widget-store.ts';
import { STORAGE_KEYS } from '../../../src/platform/storage/keys.ts';
import { hideFloatingParts } from '../../../src/shared/floating-parts.ts';
import { useToastStore } from '../../../src/shared/toast-store.ts';
import { aPage } from '../../app/a-page.tsx';
import { click } from '../../app/render.tsx';
import { setFullscreenElement, until } from '../../shared/dom.ts';
import { renderWidget, resizeWindow } from './a-widget.tsx';

const NOW = Date.UTC(2026, 10, 22, 12);
const place = () => widgetChoices.refresh().place;
const toasts = () => useToastStore.getState().toasts;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  useToastStore.setState({ toasts: [] });
  widgetChoices.clear();
  widgetClosed.clear();
  resizeWindow(1280);
  return () => vi.useRealTimers();
});

describe('the entries', () => {
  it('stand in their order and open where the documents say', async () => {
    chooseWidget({ form: 'expanded' });
    const { links } = await renderWidget();
    expect(links().map((link) => [link.textContent, link.getAttribute('href'), link.target])).toEqual([
      ['Split a goal', '/portal/goals', ''],
      ['Watch fish', '/portal/fish', '_blank'],
    ]);
  });

  it('stay in this tab on their own page', async () => {
    chooseWidget({ form: 'expanded' });
    const { links } = await renderWidget(undefined, 'fish');
    expect(links().map((link) => [link.getAttribute('aria-current'), link.target])).toEqual([
      [null, ''],
      ['page', ''],
    ]);
  });

  it('lead to their command on their own page', async () => {
    chooseWidget({ form: 'expanded' });
    const shortcut = { title: 'Wallpaper', opens: 'new-tab', rank: 1, command: 'edit' } as const;
    const pages = [{ ...aPage({ id: 'desk' }), shortcut }, aPage({ id: 'plain' })];
    const onDesk = await renderWidget(pages, 'desk');
    expect(onDesk.links().map((link) => link.getAttribute('href'))).toEqual(['/portal/desk?do=edit']);
  });

  it('are missing without their pages, and without any entry there is no widget', async () => {
    const { rail } = await renderWidget([aPage({ id: 'plain' })]);
    expect(rail()).toBeNull();
  });
});

describe('collapsing', () => {
  it('is remembered', async () => {
    chooseWidget({ form: 'expanded' });
    const { toggle, links } = await renderWidget();
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    await click(toggle());
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    expect(links()).toHaveLength(0);
    expect(widgetChoices.readStored()?.form).toBe('collapsed');
    await click(toggle());
    expect(widgetChoices.readStored()?.form).toBe('expanded');
  });

  it('works by Escape and moves the focus to the circle', async () => {
    chooseWidget({ form: 'expanded' });
    const { toggle, links, press } = await renderWidget();
    const [link] = links();
    link?.focus();
    await press(link ?? document.body, 'Escape');
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(toggle());
  });

  it('stores nothing until the visitor does something', async () => {
    await renderWidget();
    expect(window.localStorage.getItem(STORAGE_KEYS.shortcutWidget)).toBeNull();
    expect(window.localStorage.getItem(STORAGE_KEYS.shortcutWidgetClosed)).toBeNull();
  });
});

describe('without room beside the content', () => {
  const renderFolded = () => renderWidget(undefined, undefined, undefined, false);

  it('the circle peeks out of its edge, until the visitor moves it away from there', async () => {
    chooseWidget({ form: 'expanded' });
    const { rail, toggle, press } = await renderFolded();
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    expect(rail()?.dataset.peeks).toBe('left');
    await act(async () => chooseWidget({ place: { side: 'right', fromSidePx: 0, fromBottomPx: 90 } }));
    expect(rail()?.dataset.peeks).toBe('right');
    await act(async () => chooseWidget({ place: { side: 'right', fromSidePx: 10, fromBottomPx: 90 } }));
    expect(rail()?.dataset.peeks).toBeUndefined();
    await press(toggle(), 'Escape');
    expect(rail()).not.toBeNull();
  });

  it('the rail folds by a press or by the focus outside of it, and is not remembered', async () => {
    const { toggle, links } = await renderFolded();
    for (const event of ['pointerdown', 'focusin']) {
      await click(toggle());
      expect(links()).toHaveLength(2);
      await act(async () => void links()[0]?.dispatchEvent(new Event(event, { bubbles: true })));
      expect(links()).toHaveLength(2);
      await act(async () => void document.body.dispatchEvent(new Event(event, { bubbles: true })));
      expect(links()).toHaveLength(0);
    }
    expect(window.localStorage.getItem(STORAGE_KEYS.shortcutWidget)).toBeNull();
  });

  it('nothing floats in a narrow window', async () => {
    const { rail } = await renderFolded();
    await act(async () => resizeWindow(768));
    expect(rail()).toBeNull();
    await act(async () => resizeWindow(800));
    expect(rail()).not.toBeNull();
  });
});

describe('closing', () => {
  it('hides the widget for a day, stores the time and moves the focus to the page', async () => {
    chooseWidget({ form: 'expanded' });
    const onFocusLost = vi.fn();
    const { rail, named } = await renderWidget(undefined, undefined, onFocusLost);
    named(copy.close)?.focus();
    await click(named(copy.close));
    expect(rail()).toBeNull();
    expect(onFocusLost).toHaveBeenCalledOnce();
    expect(window.localStorage.getItem(STORAGE_KEYS.shortcutWidgetClosed)).toBe(String(NOW));
    expect(toasts().map(({ message }) => message)).toEqual([copy.closed]);
    await act(async () => vi.advanceTimersByTime(CLOSED_MS - 1));
    expect(rail()).toBeNull();
    await act(async () => vi.advanceTimersByTime(1));
    expect(rail()).not.toBeNull();
  });

  it('can be undone, which returns the focus', async () => {
    chooseWidget({ form: 'expanded' });
    const { rail, named, toggle } = await renderWidget();
    named(copy.close)?.focus();
    await click(named(copy.close));
    await act(async () => toasts()[0]?.action?.onClick());
    expect(rail()).not.toBeNull();
    expect(document.activeElement).toBe(toggle());
    expect(window.localStorage.getItem(STORAGE_KEYS.shortcutWidgetClosed)).toBeNull();
  });

  it('in another tab hides it here', async () => {
    const { rail } = await renderWidget();
    window.localStorage.setItem(STORAGE_KEYS.shortcutWidgetClosed, String(NOW - 1000));
    const event = new StorageEvent('storage', {
      key: STORAGE_KEYS.shortcutWidgetClosed,
      newValue: String(NOW - 1000),
      storageArea: window.localStorage,
    });
    await act(async () => void window.dispatchEvent(event));
    expect(rail()).toBeNull();
  });

  it('is over when the device slept longer than that', async () => {
    widgetClosed.set(NOW);
    const { rail } = await renderWidget();
    expect(rail()).toBeNull();
    vi.setSystemTime(NOW + CLOSED_MS);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(rail()).not.toBeNull();
  });
});

describe('moving', () => {
  it('works by the arrow keys of the grip and of the circle', async () => {
    const area = {
      left: 8,
      top: 64,
      right: 392,
      bottom: 592,
      width: 384,
      height: 528,
      x: 8,
      y: 64,
      toJSON: () => ({}),
    };
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(area);
    chooseWidget({ form: 'expanded' });
    const { toggle, named, press } = await renderWidget();
    const grip = named(copy.move) ?? document.body;
    await press(grip, 'ArrowUp');
    expect(place()).toEqual({ side: 'left', fromSidePx: 0, fromBottomPx: 26 });
    await press(grip, 'ArrowRight', true);
    expect(place()).toEqual({ side: 'left', fromSidePx: 50, fromBottomPx: 26 });
    await press(toggle(), 'ArrowUp');
    expect(place().fromBottomPx).toBe(26);
    await click(toggle());
    await press(toggle(), 'ArrowLeft');
    expect(place()).toEqual({ side: 'left', fromSidePx: 40, fromBottomPx: 26 });
    vi.restoreAllMocks();
  });
});

describe('the widget disappears', () => {
  it('while a dialog is open, and not for a menu', async () => {
    vi.useRealTimers();
    const { rail } = await renderWidget();
    const layer = document.body.appendChild(document.createElement('div'));
    layer.className = 'MuiModal-root MuiPopover-root';
    await act(async () => undefined);
    expect(rail()).not.toBeNull();
    layer.remove();
    layer.className = 'MuiDialog-root MuiModal-root';
    document.body.append(layer);
    await until(() => rail() === null);
    layer.remove();
    await until(() => rail() !== null);
  });

  it('while the page needs the whole window', async () => {
    const { rail } = await renderWidget();
    let release: () => void = () => undefined;
    await act(async () => {
      release = hideFloatingParts();
    });
    expect(rail()).toBeNull();
    await act(async () => release());
    expect(rail()).not.toBeNull();
  });

  it('while something fills the screen', async () => {
    const { rail } = await renderWidget();
    setFullscreenElement(document.body);
    expect(rail()).toBeNull();
    setFullscreenElement(null);
    expect(rail()).not.toBeNull();
  });
});
