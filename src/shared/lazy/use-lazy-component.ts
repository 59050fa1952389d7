import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { markWaiting } from '../../platform/page-waiting.ts';
import { whenUsed } from '../../platform/when-used.ts';
import { loadTwice } from './load-twice.ts';

interface LazyComponentOptions {
  /** The component is needed now. Its file is fetched if it is not here yet. */
  readonly isNeeded: boolean;
  /**
   * The file may be fetched in advance: in the first idle moment after the visitor has used the page. A failure is not
   * reported.
   */
  readonly canPrefetch?: boolean;
  /** Decoration, whose loading the visitor need not know about. */
  readonly isQuiet?: boolean;
  /** The file could not be fetched while the component was needed. Stop needing it here, or it stays missing. */
  readonly onFailed: () => void;
}

/** Components that were fetched before, by the function that fetches them. */
const fetched = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * A component whose file is fetched when it is needed; null until then. `load` must be the same function at every
 * render. Setting `isNeeded` again after a failure tries again.
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  { isNeeded, canPrefetch = false, isQuiet = false, onFailed }: LazyComponentOptions,
): ComponentType<Props> | null {
  const known = () => (fetched.get(load) as ComponentType<Props> | undefined) ?? null;
  const [Component, setComponent] = useState<ComponentType<Props> | null>(known);
  const fail = useEffectEvent(onFailed);

  const fetchFile = useCallback(
    async (signal: AbortSignal) => {
      const loaded = await loadTwice(load);
      fetched.set(load, loaded);
      if (!signal.aborted) setComponent(() => loaded);
    },
    [load],
  );

  useEffect(() => {
    if (!isNeeded || Component !== null) return;
    const unmount = new AbortController();
    const stopWaiting = isQuiet ? undefined : markWaiting();
    fetchFile(unmount.signal).catch(() => {
      if (!unmount.signal.aborted) fail();
    });
    // Also called once the component is here.
    return () => {
      unmount.abort();
      stopWaiting?.();
    };
  }, [isNeeded, isQuiet, Component, fetchFile]);

  useEffect(() => {
    if (!canPrefetch || Component !== null) return;
    const unmount = new AbortController();
    const cancel = whenUsed(() => {
      fetchFile(unmount.signal).catch(() => {
        // Fetched again when it is needed.
      });
    });
    return () => {
      cancel();
      unmount.abort();
    };
  }, [canPrefetch, Component, fetchFile]);

  return Component;
}
