import type { DBSchema, StoreNames } from 'idb';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Database, ReadTransaction } from '../../platform/db/open-db.ts';

export type LiveQuery<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  /** `data` is the result of the last successful read; null when there was none. */
  | { readonly status: 'failed'; readonly error: unknown; readonly data: T | null };

/**
 * Reads from a database and reads again whenever this or another tab writes one of the stores. `query` may read other
 * variables of the component, but a change of them alone does not run it: pass them as `key`.
 */
export function useLiveQuery<Schema extends DBSchema, T>(
  db: Database<Schema>,
  stores: readonly StoreNames<Schema>[],
  query: (tx: ReadTransaction<Schema>) => Promise<T>,
  key = '',
): LiveQuery<T> {
  const [state, setState] = useState<LiveQuery<T>>({ status: 'loading' });
  const run = useEffectEvent(query);
  const names = stores.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key asks for a new read, although nothing here reads it
  useEffect(() => {
    const watched = names.split(',') as StoreNames<Schema>[];
    let latest = 0;
    const read = async () => {
      latest += 1;
      const number = latest;
      try {
        const data = await db.read(watched, run);
        if (number === latest) setState({ status: 'ready', data });
      } catch (error) {
        if (number === latest) setState((before) => toFailed(before, error));
      }
    };
    void read();
    const stop = db.onChange((written) => {
      if (written.some((store) => names.split(',').includes(store))) void read();
    });
    return () => {
      latest = -1;
      stop();
    };
  }, [db, names, key]);

  return state;
}

function toFailed<T>(before: LiveQuery<T>, error: unknown): LiveQuery<T> {
  return { status: 'failed', error, data: before.status === 'loading' ? null : before.data };
}
