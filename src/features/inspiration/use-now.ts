import { useEffect, useState } from 'react';
import { onNewDay } from './on-new-day.ts';

/** The time in milliseconds since 1970, renewed when the local day changes, so that an open page follows midnight. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => onNewDay(() => setNow(Date.now()), now), [now]);
  return now;
}
