import { type RefObject, useLayoutEffect, useState } from 'react';
import { POPULATION_COUNT } from '../constants.ts';
import { populationFor } from '../model/flock-settings.ts';

/** Fish that fit the window as it was when the page opened, and whether it has been measured. */
export function useFittingPopulation(host: RefObject<HTMLElement | null>): { population: number; isMeasured: boolean } {
  const [population, setPopulation] = useState<number | null>(null);
  useLayoutEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = host.current ?? {};
    setPopulation(populationFor({ width, height }));
  }, [host]);
  return { population: population ?? POPULATION_COUNT.initial, isMeasured: population !== null };
}
