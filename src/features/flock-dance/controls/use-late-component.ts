import { type ComponentType, useCallback, useEffect, useState } from 'react';

export interface LateComponent<Props> {
  /** Null until its file has come. */
  readonly Component: ComponentType<Props> | null;
  /** Fetches the file if that has not happened yet. Rejects when it does not come. */
  readonly load: () => Promise<void>;
}

/** Keeps a component's file out of the way of the first frame: it is fetched once `isReady`, or when it is asked for. */
export function useLateComponent<Props>(
  isReady: boolean,
  fetchFile: () => Promise<ComponentType<Props>>,
): LateComponent<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);

  const load = useCallback(async () => {
    const loaded = await fetchFile();
    setComponent(() => loaded);
  }, [fetchFile]);

  useEffect(() => {
    // A file that does not come now is asked for again when it is needed.
    if (isReady) load().catch(() => undefined);
  }, [isReady, load]);

  return { Component, load };
}
