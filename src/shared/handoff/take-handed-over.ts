import { AppError } from '../../core/errors.ts';
import type { HandoffKind } from '../tool/handoff-kinds.ts';
import { pageHandoff } from './page-handoff.ts';
import { HANDOFF_PAYLOADS, type HandedOver } from './payloads.ts';

/** Ids that this page has taken: an id may stand in the address and in the marker, and effects may run twice. */
const takenIds = new Set<string>();

/**
 * Takes what another page handed over: by the id in the address, else by the marker of this tab. Null when there is
 * nothing to take; the marker of an offer that another tab has taken is no failure.
 * @param kinds what the page takes; the first offer among these is taken.
 * @throws AppError with a `DbErrorCode`, or `handoff-missing` when the id of the address leads to nothing.
 */
export async function takeHandedOver<Kind extends HandoffKind>(
  kinds: readonly Kind[],
  addressId: string | null,
): Promise<HandedOver<Kind> | null> {
  if (addressId !== null && takenIds.has(addressId)) return null;
  for (const kind of kinds) {
    const id = addressId ?? pageHandoff.pending(kind);
    if (id === null || (addressId === null && takenIds.has(id))) continue;
    takenIds.add(id);
    const payload = await pageHandoff.take<unknown>(kind, id, HANDOFF_PAYLOADS[kind]);
    if (payload !== null) return payload as HandedOver<Kind>;
  }
  if (addressId !== null) throw new AppError('handoff-missing', 'Taken already, or too old');
  return null;
}
