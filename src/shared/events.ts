/**
 * Requests to the shell, sent as events on `window` under the documented names (doc 2 §2), so that a page can hide the
 * overlay header without knowing the shell.
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

/** Events about the session, under the documented names (doc 2 §4). Sent in every tab. */
export type SessionEvent = 'loginSuccess' | 'logout';

export function dispatchSessionEvent(event: SessionEvent): void {
  window.dispatchEvent(new Event(event));
}

/** Calls `handler` at every such event until the returned function is called. */
export function onSessionEvent(event: SessionEvent, handler: () => void): () => void {
  window.addEventListener(event, handler);
  return () => window.removeEventListener(event, handler);
}
