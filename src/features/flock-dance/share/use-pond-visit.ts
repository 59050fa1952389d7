import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createSeed } from '../../../platform/random-seed.ts';
import { chooseFlock, useFlockChoices } from '../choices-store.ts';
import type { FlockChoices } from '../model/flock-settings.ts';
import { parseShareLink, type SharedPond } from '../model/share-link.ts';

export interface PondVisit {
  /** What is remembered, with the settings of the link over it that have not been changed since. */
  readonly choices: FlockChoices;
  /** Changes settings, and remembers those, and only those. */
  readonly choose: (change: Partial<FlockChoices>) => void;
  /** The seed of the pond that swims. */
  readonly seed: number;
  readonly setSeed: (seed: number) => void;
  /** What the address's link says while the pond is still the one that it names; else null. */
  readonly shared: SharedPond | null;
  /** The same until the note about it is dismissed. */
  readonly note: SharedPond | null;
  readonly dismissNote: () => void;
}

/** A visit to the pond: a friend's when the address is a link to one, and the visitor's own otherwise. */
export function usePondVisit(): PondVisit {
  const { search } = useLocation();
  const [link] = useState(() => parseShareLink(search));
  const [seed, setSeed] = useState(() => link?.seed ?? createSeed());
  const remembered = useFlockChoices();
  const [isNoteDismissed, setNoteDismissed] = useState(false);
  const [visited, setVisited] = useState(() => toChoices(link));

  const choices = useMemo(() => ({ ...remembered, ...visited }), [remembered, visited]);

  const shared = link?.seed === seed ? link : null;
  return {
    choices,
    choose(change) {
      // From here on what is remembered says the same.
      setVisited((before) => without(before, change));
      chooseFlock(change);
    },
    seed,
    setSeed,
    shared,
    note: isNoteDismissed ? null : shared,
    dismissNote: () => setNoteDismissed(true),
  };
}

function toChoices(link: SharedPond | null): Partial<FlockChoices> {
  if (link === null) return {};
  const { population, leaders, speed, shape, hasPredator } = link;
  return { population, leaders, speed, shape, hasPredator };
}

function without(choices: Partial<FlockChoices>, change: Partial<FlockChoices>): Partial<FlockChoices> {
  return Object.fromEntries(Object.entries(choices).filter(([name]) => !(name in change)));
}
