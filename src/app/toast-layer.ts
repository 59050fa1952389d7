let layer: HTMLElement | null = null;

/**
 * The element beside the page that holds the toasts. An open dialog hides everything beside it from assistive technology by
 * `aria-hidden`; toasts stay readable, because they report what happened in the dialog.
 */
export function toastLayer(): HTMLElement {
  if (layer?.isConnected === true) return layer;
  const created = document.body.appendChild(document.createElement('div'));
  new MutationObserver(() => created.removeAttribute('aria-hidden')).observe(created, {
    attributeFilter: ['aria-hidden'],
  });
  layer = created;
  return created;
}
