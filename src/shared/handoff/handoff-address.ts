/** Name of the id of an offer in the address of a page that opens in another tab. */
export const HANDOFF_PARAMETER = 'from';

/** An address with the id of an offer; `to` may have a query of its own. */
export function toHandoffAddress(to: string, id: string): string {
  return `${to}${to.includes('?') ? '&' : '?'}${HANDOFF_PARAMETER}=${encodeURIComponent(id)}`;
}
