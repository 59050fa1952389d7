import { fullscreenElement, onFullscreenChange } from '../platform/fullscreen.ts';

let layer: HTMLElement | null = null;

/**
 * The element beside the page that holds the toasts. An open dialog hides everything beside it from assistive technology by
 * `aria-hidden`; toasts stay readable, because they report what happened in the dialog. While an element fills the screen, the
 * layer is inside it, because nothing outside is visible.
 */
export function toastLayer(): HTMLElement {
  if (layer?.isConnected === true) return layer;
  const created = document.body.appendChild(document.createElement('div'));
  new MutationObserver(() => created.removeAttribute('aria-hidden')).observe(created, {
    attributeFilter: ['aria-hidden'],
  });
  const place = () => {
    const full = fullscreenElement();
    const parent = full === null || full.contains(document.body) ? document.body : full;
    if (created.parentNode !== parent) parent.append(created);
  };
  place();
  onFullscreenChange(place);
  layer = created;
  return created;
}
