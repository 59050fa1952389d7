/**
 * Requests to the shell as events on `window` under the documented names (doc 2 §2): a page can hide the overlay header
 * without importing the shell.
 */
export type PortalEvent = 'showHeader' | 'hideHeader';

export function dispatchPortalEvent(event: PortalEvent): void {
  window.dispatchEvent(new Event(event));
}

/** Calls `handler` at every such event until the returned function is called. */
export function onPortalEvent(event: PortalEvent, handler: () => void): () => void {
  window.addEventListener(event, handler);
  return () => window.removeEventListener(event, handler);
}

/** Events of the session for the tools, under the documented names (doc 2 §4). Every tab dispatches them. */
export type SessionEvent = 'loginSuccess' | 'logout';

export function dispatchSessionEvent(event: SessionEvent): void {
  window.dispatchEvent(new Event(event));
}

/** Calls `handler` at every such event until the returned function is called. */
export function onSessionEvent(event: SessionEvent, handler: () => void): () => void {
  window.addEventListener(event, handler);
  return () => window.removeEventListener(event, handler);
}
