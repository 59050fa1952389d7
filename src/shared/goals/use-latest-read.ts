import { useEffect, useState } from 'react';

/** Something that can be read again and again: the same object as long as it is the same thing. */
interface ReadSource<T> {
  readonly read: () => Promise<T>;
  /** Calls the handler after every change, until the returned function is called. */
  readonly onChange: (handler: () => void) => () => void;
}

type LatestRead<T> =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly retry: () => void }
  | { readonly step: 'ready'; readonly value: T };

/** Reads a source, and again after every change; null reads nothing. A slow answer never replaces that of a later read. */
export function useLatestRead<T>(source: ReadSource<T> | null): LatestRead<T> {
  const [last, setLast] = useState<{ readonly source: ReadSource<T>; readonly outcome: LatestRead<T> } | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for a new read, although nothing here reads it
  useEffect(() => {
    if (source === null) return;
    let latest = 0;
    const retry = () => {
      setLast(null);
      setAttempt((before) => before + 1);
    };
    const run = async () => {
      latest += 1;
      const number = latest;
      const outcome = await source.read().then(
        (value): LatestRead<T> => ({ step: 'ready', value }),
        (): LatestRead<T> => ({ step: 'failed', retry }),
      );
      if (number === latest) setLast({ source, outcome });
    };
    void run();
    const stop = source.onChange(() => void run());
    return () => {
      latest = -1;
      stop();
    };
  }, [source, attempt]);

  return last !== null && last.source === source ? last.outcome : { step: 'loading' };
}
