/**
 * Sends a small JSON body to another site and takes no notice of the answer. The request survives the closing of the page,
 * carries no cookies and no address of the page beyond its origin, and needs no permission of the other site: as plain text
 * without CORS it is sent at once. Failures are silent. `navigator.sendBeacon` is no choice, because it sends cookies.
 */
export function sendBeacon(address: string, body: unknown): void {
  const request = fetch(address, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    cache: 'no-store',
    keepalive: true,
  });
  request.catch(() => {
    // Offline, blocked by an extension, or refused by a page that sends nothing.
  });
}
