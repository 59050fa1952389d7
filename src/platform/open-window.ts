/**
 * Opens a page of this origin in a new tab, which gets no access to this one. False where the browser blocks it: after the
 * effect of the visitor's last click has expired, or by a setting.
 */
export function openTab(url: string): boolean {
  if (navigator.userActivation?.isActive === false) return false;
  // With `noopener` the result would be null in every case.
  const opened = window.open(url, '_blank');
  if (opened === null) return false;
  opened.opener = null;
  return true;
}

/** Opens a page of another site in a new tab without access to this one. Call from a user gesture. */
export function openSite(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer');
}

/** Opens a page of another site in a small window without access to this one. Call from a user gesture. */
export function openSmallWindow(url: string, { width, height }: { readonly width: number; readonly height: number }) {
  window.open(url, '_blank', `noopener,width=${width},height=${height}`);
}
