/** A host name or an IPv4 address, or an IPv6 address in brackets, with an optional port. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The origin of absolute links in an answer: the configured one, otherwise that of the request. The sender chooses the
 * header, so anything but a plain host becomes `localhost`.
 */
export function toRequestOrigin(publicOrigin: string | null, protocol: string, host: string | undefined): string {
  if (publicOrigin !== null) return publicOrigin;
  const scheme = protocol === 'https' ? 'https' : 'http';
  const origin = `${scheme}://${host}`;
  return host !== undefined && HOST.test(host) && URL.canParse(origin)
    ? new URL(origin).origin
    : `${scheme}://localhost`;
}
