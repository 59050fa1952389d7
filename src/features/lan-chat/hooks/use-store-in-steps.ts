import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** A burst of changes is shown this often. A single change is shown at once. */
const STEP_MS = 120;

/** A part of a store, where many changes in a short time are rendered together. `select` must keep its identity. */
export function useStoreInSteps<State, T>(
  store: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  select: (state: State) => T,
): T {
  const [value, setValue] = useState<T>(() => select(store.getState()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isBehind = false;
    const show = () => setValue(() => select(store.getState()));
    const follow = () => {
      isBehind = timer !== null;
      if (isBehind) return;
      show();
      timer = setTimeout(() => {
        timer = null;
        if (isBehind) follow();
      }, STEP_MS);
    };
    show();
    const stop = store.subscribe(follow);
    return () => {
      stop();
      if (timer !== null) clearTimeout(timer);
    };
  }, [store, select]);
  return value;
}
