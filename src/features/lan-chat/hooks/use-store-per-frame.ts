import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * A part of a store, at most twice per frame of the screen: a burst of changes is rendered as one. `select` must keep its
 * identity.
 */
export function useStorePerFrame<State, T>(
  store: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  select: (state: State) => T,
): T {
  const [value, setValue] = useState<T>(() => select(store.getState()));
  useEffect(() => {
    let frame = 0;
    let isBehind = false;
    const show = () => setValue(() => select(store.getState()));
    const follow = () => {
      isBehind = frame !== 0;
      if (isBehind) return;
      show();
      frame = requestAnimationFrame(() => {
        frame = 0;
        if (isBehind) follow();
      });
    };
    show();
    const stop = store.subscribe(follow);
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [store, select]);
  return value;
}
