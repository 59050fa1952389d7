import type { Failure } from '../../../../shared/api/failure.ts';

/** The accounts or roles that a refusal names as its reason; empty where it names none. */
export function readRefusedIds({ data }: Pick<Failure, 'data'>): readonly string[] {
  const ids = typeof data === 'object' && data !== null && 'ids' in data ? data.ids : [];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
