import { useEffect, useState } from 'react';
import { loadedReadings, loadReadings } from './load-readings.ts';
import type { ReadingsOf } from './readings.ts';

/**
 * The table of readings, which is loaded when it is needed first; null until then, and where it cannot be loaded. A search
 * then finds texts as they are written.
 */
export function useReadings(isNeeded: boolean): ReadingsOf | null {
  const [readings, setReadings] = useState<{ readonly of: ReadingsOf } | null>(() => {
    const known = loadedReadings();
    return known === null ? null : { of: known };
  });
  useEffect(() => {
    if (!isNeeded || readings !== null) return;
    let isCurrent = true;
    loadReadings().then(
      (of) => {
        if (isCurrent) setReadings({ of });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, readings]);
  return readings?.of ?? null;
}
